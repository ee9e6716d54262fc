import type { AdminUserDetail } from '@portada/contracts';
import { Card } from '@portada/ui';
import { type ReactNode, useId } from 'react';
import { deviceOf } from '../../../shared/device/device';
import { useDeviceLabel } from '../../../shared/device/device-label';
import { useFormat } from '../../../shared/i18n/format';
import { useTranslation } from '../../../shared/i18n/translation';
import { SecurityEventRow } from '../../../shared/security-events/security-event-row';
import { ConsoleLink } from '../console/console-link';

type Props = { user: AdminUserDetail };

/** A list of records with a heading; a sentence replaces an empty list. */
const Records = ({ title, empty, children }: { title: string; empty: string; children: ReactNode[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-4">
      <h2 id={id} className="text-h3">
        {title}
      </h2>
      <Card className="min-w-0">
        {children.length === 0 ? (
          <p className="p-5 text-text-2 sm:px-6">{empty}</p>
        ) : (
          <ul className="divide-y divide-border">{children}</ul>
        )}
      </Card>
    </section>
  );
};

/** One record: what it is, its time, and a number or a word at the right edge. */
const Record = ({ children, at, right }: { children: ReactNode; at: string; right?: ReactNode }) => {
  const format = useFormat();
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-6 px-5 py-3.5 sm:px-6">
      <div className="grid min-w-0 gap-0.5">
        <p className="text-ui break-words">{children}</p>
        <time dateTime={at} className="text-small text-text-3 tabular-nums">
          {format.dateTime(at)}
        </time>
      </div>
      <p className="text-ui tabular-nums">{right}</p>
    </li>
  );
};

/** The open generations of a user. */
export const Holds = ({ user }: Props) => {
  const { t } = useTranslation();
  return (
    <Records title={t('adminUsers.holds')} empty={t('adminUsers.holdsEmpty')}>
      {user.holds.map(({ generationId, credits, createdAt }) => (
        <Record key={generationId} at={createdAt} right={t('adminUsers.available', { count: credits })}>
          <ConsoleLink to={`/admin/generations/${generationId}`}>{generationId}</ConsoleLink>
        </Record>
      ))}
    </Records>
  );
};

/** The latest entries of a user's ledger. */
export const LatestLedger = ({ user }: Props) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Records title={t('adminUsers.ledger')} empty={t('adminUsers.ledgerEmpty')}>
      {user.ledger.map(({ id, kind, amount, debt, generationId, createdAt }) => (
        <Record key={id} at={createdAt} right={format.signed(debt === 0 ? amount : debt)}>
          {generationId === null ? (
            t(`adminUsers.kind.${kind}`)
          ) : (
            <ConsoleLink to={`/admin/generations/${generationId}`}>
              {t(`adminUsers.kind.${kind}`)}
            </ConsoleLink>
          )}
        </Record>
      ))}
    </Records>
  );
};

/** The latest purchases of a user. */
export const LatestPurchases = ({ user }: Props) => {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <Records title={t('adminUsers.purchases')} empty={t('adminUsers.purchasesEmpty')}>
      {user.purchases.map(({ id, credits, amountCents, currency, status, createdAt }) => (
        <Record key={id} at={createdAt} right={t(`adminPurchases.statusOf.${status}`)}>
          {t('adminPurchases.pack', { count: credits, price: format.money(amountCents / 100, currency) })}
        </Record>
      ))}
    </Records>
  );
};

/** The open sessions of a user. */
export const OpenSessions = ({ user }: Props) => {
  const { t } = useTranslation();
  const format = useFormat();
  const deviceLabel = useDeviceLabel();
  return (
    <Records title={t('adminUsers.sessions')} empty={t('adminUsers.sessionsEmpty')}>
      {user.sessions.map(({ id, createdAt, lastSeenAt, address, userAgent }) => (
        <Record key={id} at={createdAt}>
          {[deviceLabel(deviceOf(userAgent)), address].filter((part) => part !== null).join(' · ')}
          <span className="block text-small text-text-2">
            {t('adminUsers.lastUse', { time: format.dateTime(lastSeenAt) })}
          </span>
        </Record>
      ))}
    </Records>
  );
};

/** The latest security events of a user. */
export const LatestSecurityEvents = ({ user }: Props) => {
  const { t } = useTranslation();
  return (
    <Records title={t('adminUsers.security')} empty={t('adminUsers.securityEmpty')}>
      {user.securityEvents.map((event) => (
        <SecurityEventRow key={event.id} event={event}>
          <p className="text-micro font-[500] break-all text-text-3">
            {event.route} · {event.status}
          </p>
        </SecurityEventRow>
      ))}
    </Records>
  );
};
