import { useTranslation } from '../../../shared/i18n/translation';
import { PagedList } from '../../../shared/page/paged-list';
import { SecurityEventRow } from '../../../shared/security-events/security-event-row';
import { Section } from '../section';
import { useSecurityEvents } from './list-security-events';

/** Section of the profile that lists the security events of the account, such as sign-ins and password changes. */
export const SecurityActivity = () => {
  const { t } = useTranslation();
  return (
    <Section name="activity" title={t('security.activity')} lead={t('security.activityText')}>
      <Events />
    </Section>
  );
};

const Events = () => {
  const { t } = useTranslation();
  return (
    <PagedList
      query={useSecurityEvents()}
      failed={t('security.activityFailed')}
      empty={<p className="p-5 text-text-2 sm:px-6">{t('security.activityEmpty')}</p>}
      step={{ first: 6, more: 24 }}
    >
      {(event) => <SecurityEventRow event={event} />}
    </PagedList>
  );
};
