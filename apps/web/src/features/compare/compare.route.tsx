import { registerMessages } from '../../shared/i18n/translation';
import { compareMessages } from './compare.messages';

registerMessages({ compare: compareMessages });

export { ComparePage as Component } from './compare.page';
