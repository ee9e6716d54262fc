import { navigationTexts } from '../features/navigation/navigation.texts';
import { plansTexts } from '../shared/credits/plans.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ navigation: navigationTexts, plans: plansTexts });

export { SignedInLayout as Component } from '../app/signed-in.layout';
