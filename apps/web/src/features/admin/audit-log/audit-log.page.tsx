import { useTranslation } from '../../../shared/i18n/translation';
import { Widget } from '../../../shared/page/widget';
import { ConsolePage } from '../console/console-page';
import { AuditLog } from './audit-log';

/** Page of the console with the audit log of administrators. */
export const AuditLogPage = () => {
  const { t } = useTranslation();
  return (
    <ConsolePage title={t('auditLog.title')} lead={t('auditLog.lead')}>
      <Widget>
        <AuditLog />
      </Widget>
    </ConsolePage>
  );
};
