import { registerMessages } from '../../shared/i18n/translation';
import { developersMessages } from './developers.messages';
import { webhooksMessages } from './webhooks/webhooks.messages';

registerMessages({ developers: developersMessages, webhooks: webhooksMessages });

export { DevelopersPage as Component } from './developers.page';
