import { accountMessages } from '../features/account/account.messages';
import { ledgerMessages } from '../features/account/ledger/ledger.messages';
import { ownDataMessages } from '../features/account/data/own-data.messages';
import { purchasesMessages } from '../features/account/purchases/purchases.messages';
import { securityMessages } from '../features/account/security/security.messages';
import { deviceMessages } from '../shared/device/device.messages';
import { registerMessages } from '../shared/i18n/translation';
import { securityEventsMessages } from '../shared/security-events/security-events.messages';

registerMessages({
  account: accountMessages,
  device: deviceMessages,
  ledger: ledgerMessages,
  ownData: ownDataMessages,
  purchases: purchasesMessages,
  security: securityMessages,
  securityEvents: securityEventsMessages,
});

export { ProfilePage as Component } from '../features/account/profile.page';
