import { buyingMessages } from '../features/pricing/buying.messages';
import { plansMessages } from '../shared/credits/plans.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ buying: buyingMessages, plans: plansMessages });

export { Buying } from '../features/pricing/buying';
