import { deviceMessages } from '../../shared/device/device.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { securityEventsMessages } from '../../shared/security-events/security-events.messages';
import { accountMessages } from './account.messages';
import { brandMessages } from './brand/brand.messages';
import { ownDataMessages } from './data/own-data.messages';
import { ledgerMessages } from './ledger/ledger.messages';
import { purchasesMessages } from './purchases/purchases.messages';
import { secondFactorMessages } from './security/second-factor/second-factor.messages';
import { securityMessages } from './security/security.messages';

registerMessages({
  account: accountMessages,
  brand: brandMessages,
  device: deviceMessages,
  ledger: ledgerMessages,
  ownData: ownDataMessages,
  purchases: purchasesMessages,
  secondFactor: secondFactorMessages,
  security: securityMessages,
  securityEvents: securityEventsMessages,
});

export { ProfilePage as Component } from './profile.page';
