import { registerMessages } from '../../shared/i18n/translation';
import { adminGenerationsMessages } from './generations/generations.messages';

registerMessages({ adminGenerations: adminGenerationsMessages });

export { GenerationPage as Component } from './generations/generation.page';
