import { registerMessages } from '../../shared/i18n/translation';
import { creditsMessages } from './credits.messages';

registerMessages({ credits: creditsMessages });

export { CreditsPage as Component } from './credits.page';
