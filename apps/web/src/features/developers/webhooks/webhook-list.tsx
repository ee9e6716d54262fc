import { webhookLimits } from '@portada/contracts';
import { Button, EmptyState, ErrorState } from '@portada/ui';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useErrorMessages } from '../../../shared/i18n/error-messages';
import { useTranslation } from '../../../shared/i18n/translation';
import { ListSkeleton } from '../list-skeleton';
import { CreateWebhookDialog } from './webhook-dialogs';
import { WebhookRow } from './webhook-row';
import { useWebhookEndpoints } from './webhooks';

/** List of the webhook endpoints of the user, with a button to add one. */
export const WebhookList = () => {
  const { t } = useTranslation();
  const errorMessages = useErrorMessages();
  const endpoints = useWebhookEndpoints();
  const [isCreating, setIsCreating] = useState(false);
  if (endpoints.isPending) return <ListSkeleton />;
  if (endpoints.data === undefined)
    return (
      <ErrorState
        title={t('webhooks.failed')}
        text={errorMessages.error(endpoints.error)}
        retryLabel={t('shared.retry')}
        onRetry={() => void endpoints.refetch()}
      />
    );
  const { items } = endpoints.data;
  const isFull = items.length >= webhookLimits.count;
  const create = (
    <Button variant="volt" icon={<Plus aria-hidden />} onClick={() => setIsCreating(true)}>
      {t('webhooks.create')}
    </Button>
  );
  return (
    <>
      {items.length === 0 ? (
        <EmptyState title={t('webhooks.none')} text={t('webhooks.noneText')} action={create} />
      ) : (
        <>
          <ul className="divide-y divide-border">
            {items.map((endpoint) => (
              <WebhookRow key={endpoint.id} endpoint={endpoint} />
            ))}
          </ul>
          <div className="border-t border-border px-5 py-4 sm:px-6">
            {isFull ? (
              <p className="text-small text-text-2">{t('webhooks.full', { count: items.length })}</p>
            ) : (
              create
            )}
          </div>
        </>
      )}
      <CreateWebhookDialog open={isCreating} onClose={() => setIsCreating(false)} />
    </>
  );
};
