import { registerMessages } from '../../shared/i18n/translation';
import { exampleMessages } from './example.messages';

registerMessages({ example: exampleMessages });

export { NicheCards } from './niche-cards';
