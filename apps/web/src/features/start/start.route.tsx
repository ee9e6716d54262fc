import { registerMessages } from '../../shared/i18n/translation';
import { startMessages } from './start.messages';

registerMessages({ start: startMessages });

export { StartPage as Component } from './start.page';
