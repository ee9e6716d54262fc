import { type AdminSecurityEvent, securityEventKinds, securityEventOutcomes } from '@portada/contracts';
import { Card, Field, Select } from '@portada/ui';
import { useState } from 'react';
import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';
import { SecurityEventRow } from '../../../shared/security-events/security-event-row';
import { type SecurityEventFilter, useSecurityEvents } from './list-security-events';

/** The security log of all users, filtered by kind and outcome. */
export const SecurityEvents = () => {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<SecurityEventFilter>({ kind: undefined, outcome: undefined });
  return (
    <section aria-labelledby="security-events" className="grid gap-4">
      <h2 id="security-events" className="text-h3">
        {t('admin.securityEvents')}
      </h2>
      <Card className="min-w-0 divide-y divide-border">
        <Filters filter={filter} onChange={setFilter} />
        {/* The key mounts a new list of security events for each filter, so that the list starts with its first rows. */}
        <Events key={JSON.stringify(filter)} filter={filter} />
      </Card>
    </section>
  );
};

type FiltersProps = { filter: SecurityEventFilter; onChange: (filter: SecurityEventFilter) => void };

const Filters = ({ filter, onChange }: FiltersProps) => {
  const { t } = useTranslation();
  return (
    <div className="grid gap-4 p-5 sm:grid-cols-2 sm:px-6 lg:grid-cols-[22rem_14rem]">
      <Field label={t('admin.securityKind')}>
        <Select
          value={filter.kind ?? ''}
          onChange={({ target }) =>
            onChange({ ...filter, kind: securityEventKinds.find((kind) => kind === target.value) })
          }
        >
          <option value="">{t('admin.securityAll')}</option>
          {securityEventKinds.map((kind) => (
            <option key={kind} value={kind}>
              {t(`securityEvents.kind.${kind}`)}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={t('admin.securityOutcome')}>
        <Select
          value={filter.outcome ?? ''}
          onChange={({ target }) =>
            onChange({
              ...filter,
              outcome: securityEventOutcomes.find((outcome) => outcome === target.value),
            })
          }
        >
          <option value="">{t('admin.securityAll')}</option>
          {securityEventOutcomes.map((outcome) => (
            <option key={outcome} value={outcome}>
              {t(`securityEvents.outcome.${outcome}`)}
            </option>
          ))}
        </Select>
      </Field>
    </div>
  );
};

const Events = ({ filter }: { filter: SecurityEventFilter }) => {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useSecurityEvents(filter)}
      failed={t('admin.securityFailed')}
      empty={<p className="p-5 text-text-2 sm:px-6">{t('admin.securityEmpty')}</p>}
      step={{ first: 10, more: 40 }}
    >
      {(event) => (
        <SecurityEventRow event={event}>
          <User event={event} />
        </SecurityEventRow>
      )}
    </PagedList>
  );
};

/** User of a security event, and the request that caused the event. */
const User = ({ event: { userId, email, route, status } }: { event: AdminSecurityEvent }) => {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-small break-all text-text-2">
        {email ??
          (userId === null ? t('admin.securityNoUser') : t('admin.securityDeletedUser', { id: userId }))}
      </p>
      <p className="text-micro font-[500] break-all text-text-3">
        {route} · {status}
      </p>
    </>
  );
};
