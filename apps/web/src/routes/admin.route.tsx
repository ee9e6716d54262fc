import { adminTexts } from '../features/admin/admin.texts';
import { paymentsTexts } from '../features/admin/payments/payments.texts';
import { purchasesTexts } from '../features/account/purchases/purchases.texts';
import { deviceTexts } from '../shared/device/device.texts';
import { addTexts } from '../shared/i18n/translation';
import { securityEventsTexts } from '../shared/security-events/security-events.texts';

addTexts({
  admin: adminTexts,
  device: deviceTexts,
  payments: paymentsTexts,
  purchases: purchasesTexts,
  securityEvents: securityEventsTexts,
});

export { AdminPage as Component } from '../features/admin/admin.page';
