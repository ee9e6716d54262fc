import { registerMessages } from '../../shared/i18n/translation';
import { developersMessages } from './developers.messages';

registerMessages({ developers: developersMessages });

export { DevelopersPage as Component } from './developers.page';
