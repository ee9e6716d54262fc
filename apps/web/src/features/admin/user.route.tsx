import { deviceMessages } from '../../shared/device/device.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { securityEventsMessages } from '../../shared/security-events/security-events.messages';
import { adminMessages } from './admin.messages';
import { adminPurchasesMessages } from './purchases/purchases.messages';
import { adminUsersMessages } from './users/users.messages';

registerMessages({
  admin: adminMessages,
  adminPurchases: adminPurchasesMessages,
  adminUsers: adminUsersMessages,
  device: deviceMessages,
  securityEvents: securityEventsMessages,
});

export { UserPage as Component } from './users/user.page';
