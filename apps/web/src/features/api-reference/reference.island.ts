import { registerMessages } from '../../shared/i18n/translation';
import { referenceMessages } from './reference.messages';

registerMessages({ reference: referenceMessages });

export { Reference } from './reference';
