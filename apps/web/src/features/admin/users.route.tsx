import { deviceMessages } from '../../shared/device/device.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { securityEventsMessages } from '../../shared/security-events/security-events.messages';
import { adminMessages } from './admin.messages';
import { adminUsersMessages } from './users/users.messages';

registerMessages({
  admin: adminMessages,
  adminUsers: adminUsersMessages,
  device: deviceMessages,
  securityEvents: securityEventsMessages,
});

export { UsersPage as Component } from './users/users.page';
