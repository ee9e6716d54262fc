import { type AdminAction, type AdminAuditEntry, adminActions } from '@portada/contracts';
import { Card } from '@portada/ui';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';
import { ConsoleLink } from '../console/console-link';
import { useAuditLog } from './list-audit-log';

/** List of the audit log: the actions of all administrators, newest first. */
export const AuditLog = () => {
  const { t } = useTranslation();
  return (
    <Card className="min-w-0 divide-y divide-border">
      <PagedList
        query={useAuditLog()}
        failed={t('auditLog.failed')}
        empty={<p className="p-5 text-text-2 sm:px-6">{t('auditLog.empty')}</p>}
      >
        {(entry) => <Entry entry={entry} />}
      </PagedList>
    </Card>
  );
};

/** Key of the message of an action. The separator of message keys is a full stop, so an action has a hyphen here. */
type ActionKey<Action extends string> = Action extends `${infer Subject}.${infer Verb}`
  ? `${Subject}-${Verb}`
  : never;

const useActionName = () => {
  const { t } = useTranslation();
  // A newer api may have actions that this page has no message for.
  return (action: string): string =>
    adminActions.some((known) => known === action)
      ? t(`auditLog.action.${action.replace('.', '-') as ActionKey<AdminAction>}`)
      : action;
};

/** Path of the page of the object of an action; null if the console has no such page. */
const pageOf = ({ action, target }: AdminAuditEntry): string | null => {
  if (action.startsWith('user.')) return `/admin/users/${target}`;
  return action.startsWith('generation.') ? `/admin/generations/${target}` : null;
};

const Entry = ({ entry }: { entry: AdminAuditEntry }) => {
  const { t } = useTranslation();
  const format = useFormat();
  const nameOf = useActionName();
  const { action, target, reason, credits, admin, createdAt } = entry;
  const page = pageOf(entry);
  return (
    <li className="grid gap-x-8 gap-y-1 px-5 py-3.5 sm:px-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-ui">{nameOf(action)}</p>
        <p className="text-small break-all text-text-2">
          {page === null ? target : <ConsoleLink to={page}>{target}</ConsoleLink>}
        </p>
        {credits !== null && (
          <p className="text-small text-text-2 tabular-nums">
            {t('auditLog.credits', { change: format.signed(credits) })}
          </p>
        )}
        {reason !== null && (
          <p className="text-small break-words text-text-2">{t('auditLog.reason', { reason })}</p>
        )}
      </div>
      <p className="grid gap-0.5 text-small text-text-3 tabular-nums md:justify-items-end">
        <span className="break-all">{admin.name}</span>
        <time dateTime={createdAt} className="whitespace-nowrap">
          {format.dateTime(createdAt)}
        </time>
      </p>
    </li>
  );
};
