import type { ApiKey } from '@portada/contracts';
import { Badge, Button, EmptyState, ErrorState } from '@portada/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../shared/i18n/error-messages';
import { useFormat } from '../../shared/i18n/format';
import { useTranslation } from '../../shared/i18n/translation';
import { useApiKeys } from './api-keys';
import { CreateKeyDialog } from './create-key-dialog';
import { ListSkeleton } from './list-skeleton';
import { ReplaceKeyDialog, RevokeKeyDialog } from './key-dialogs';

/** List of the API keys of the user, with buttons to create, replace and revoke keys. */
export const KeyList = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const keys = useApiKeys();
  const [isCreating, setIsCreating] = useState(false);
  const [replacing, setReplacing] = useState<ApiKey | null>(null);
  const [revoking, setRevoking] = useState<ApiKey | null>(null);
  if (keys.isPending) return <ListSkeleton />;
  if (keys.data === undefined)
    return (
      <ErrorState
        title={t('developers.failed')}
        text={errorMessages.error(keys.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void keys.refetch()}
      />
    );
  const { items } = keys.data;
  const create = (
    <Button variant="volt" icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('developers.create')}
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t('developers.none')} text={t('developers.noneText')} action={create} />
      ) : (
        <>
          <ul className="divide-y divide-border">
            {items.map((key) => (
              <KeyRow key={key.id} apiKey={key} onReplace={setReplacing} onRevoke={setRevoking} />
            ))}
          </ul>
          <div className="border-t border-border px-5 py-4 sm:px-6">{create}</div>
        </>
      )}
      <CreateKeyDialog open={isCreating} onClose={() => setIsCreating(false)} />
      <ReplaceKeyDialog apiKey={replacing} onClose={() => setReplacing(null)} />
      <RevokeKeyDialog apiKey={revoking} onClose={() => setRevoking(null)} />
    </>
  );
};

/** Tells if a time has passed. @param iso null: never */
const hasEnded = (iso: string | null): boolean => iso !== null && Date.parse(iso) <= Date.now();

type KeyRowProps = {
  apiKey: ApiKey;
  onReplace: (apiKey: ApiKey) => void;
  onRevoke: (apiKey: ApiKey) => void;
};

const KeyRow = ({ apiKey, onReplace, onRevoke }: KeyRowProps) => {
  const { t } = useTranslation();
  const format = useFormat();
  const { name, start, scopes, monthlyCredits, spentCredits, expiresAt, lastUsedAt } = apiKey;
  const isExpired = hasEnded(expiresAt);
  const details = [
    monthlyCredits === null
      ? t('developers.spent', { count: spentCredits })
      : t('developers.spentOf', { count: spentCredits, cap: monthlyCredits }),
    lastUsedAt === null
      ? t('developers.unused')
      : t('developers.used', { when: format.dateTime(lastUsedAt) }),
    expiresAt !== null && !isExpired && t('developers.expires', { when: format.date(expiresAt) }),
  ];
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-4 sm:flex-nowrap sm:px-6">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ui">
          <span className="min-w-0 break-words">{name}</span>
          <code className="text-small font-normal text-text-3">{start}…</code>
          {isExpired && <Badge tone="danger">{t('developers.expired')}</Badge>}
        </p>
        <p className="text-small text-text-2">
          {scopes.map((scope) => t(`developers.scopeName.${scope}`)).join(', ')}
        </p>
        <p className="text-small text-text-3 tabular-nums">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex gap-2">
        {!isExpired && (
          <Button
            variant="outline"
            size="small"
            aria-label={t('developers.replaceOf', { name })}
            onClick={() => onReplace(apiKey)}
          >
            {t('developers.replace')}
          </Button>
        )}
        <Button
          variant="outline"
          size="small"
          aria-label={t('developers.revokeOf', { name })}
          onClick={() => onRevoke(apiKey)}
        >
          {t('developers.revoke')}
        </Button>
      </div>
    </li>
  );
};
