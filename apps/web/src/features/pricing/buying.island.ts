import { plansMessages } from '../../shared/credits/plans.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { buyingMessages } from './buying.messages';

registerMessages({ buying: buyingMessages, plans: plansMessages });

export { Buying } from './buying';
