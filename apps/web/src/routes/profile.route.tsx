import { accountTexts } from '../features/account/account.texts';
import { ledgerTexts } from '../features/account/ledger/ledger.texts';
import { ownDataTexts } from '../features/account/data/own-data.texts';
import { purchasesTexts } from '../features/account/purchases/purchases.texts';
import { securityTexts } from '../features/account/security/security.texts';
import { deviceTexts } from '../shared/device/device.texts';
import { addTexts } from '../shared/i18n/translation';
import { securityEventsTexts } from '../shared/security-events/security-events.texts';

addTexts({
  account: accountTexts,
  device: deviceTexts,
  ledger: ledgerTexts,
  ownData: ownDataTexts,
  purchases: purchasesTexts,
  security: securityTexts,
  securityEvents: securityEventsTexts,
});

export { ProfilePage as Component } from '../features/account/profile.page';
