import { registerMessages } from '../../shared/i18n/translation';
import { adminMessages } from './admin.messages';
import { adminPurchasesMessages } from './purchases/purchases.messages';

registerMessages({ admin: adminMessages, adminPurchases: adminPurchasesMessages });

export { PurchasesPage as Component } from './purchases/purchases.page';
