import { creditsTexts } from '../features/credits/credits.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ credits: creditsTexts });

export { CreditsPage as Component } from '../features/credits/credits.page';
