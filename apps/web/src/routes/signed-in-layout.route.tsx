import { navigationMessages } from '../features/navigation/navigation.messages';
import { plansMessages } from '../shared/credits/plans.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ navigation: navigationMessages, plans: plansMessages });

export { SignedInLayout as Component } from '../app/signed-in.layout';
