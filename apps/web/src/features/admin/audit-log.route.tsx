import { registerMessages } from '../../shared/i18n/translation';
import { adminMessages } from './admin.messages';
import { auditLogMessages } from './audit-log/audit-log.messages';

registerMessages({ admin: adminMessages, auditLog: auditLogMessages });

export { AuditLogPage as Component } from './audit-log/audit-log.page';
