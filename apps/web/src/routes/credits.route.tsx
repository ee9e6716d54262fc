import { creditsMessages } from '../features/credits/credits.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ credits: creditsMessages });

export { CreditsPage as Component } from '../features/credits/credits.page';
