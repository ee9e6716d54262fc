import { adminMessages } from '../features/admin/admin.messages';
import { paymentsMessages } from '../features/admin/payments/payments.messages';
import { purchasesMessages } from '../features/account/purchases/purchases.messages';
import { deviceMessages } from '../shared/device/device.messages';
import { registerMessages } from '../shared/i18n/translation';
import { securityEventsMessages } from '../shared/security-events/security-events.messages';

registerMessages({
  admin: adminMessages,
  device: deviceMessages,
  payments: paymentsMessages,
  purchases: purchasesMessages,
  securityEvents: securityEventsMessages,
});

export { AdminPage as Component } from '../features/admin/admin.page';
