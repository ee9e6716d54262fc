import { buyingTexts } from '../features/pricing/buying.texts';
import { plansTexts } from '../shared/credits/plans.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ buying: buyingTexts, plans: plansTexts });

export { Buying } from '../features/pricing/buying';
