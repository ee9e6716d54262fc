import { deviceMessages } from '../../shared/device/device.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { securityEventsMessages } from '../../shared/security-events/security-events.messages';
import { adminMessages } from './admin.messages';
import { measurementsMessages } from './measurements/measurements.messages';
import { modelsMessages } from './models/models.messages';
import { paymentsMessages } from './payments/payments.messages';

registerMessages({
  admin: adminMessages,
  device: deviceMessages,
  measurements: measurementsMessages,
  models: modelsMessages,
  payments: paymentsMessages,
  securityEvents: securityEventsMessages,
});

export { AdminPage as Component } from './admin.page';
