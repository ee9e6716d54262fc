import { adminTexts } from '../features/admin/admin.texts';
import { paymentsTexts } from '../features/admin/payments/payments.texts';
import { purchasesTexts } from '../features/account/purchases/purchases.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ admin: adminTexts, payments: paymentsTexts, purchases: purchasesTexts });

export { AdminPage as Component } from '../features/admin/admin.page';
