import { registerMessages } from '../../shared/i18n/translation';
import { adminMessages } from './admin.messages';
import { adminGenerationsMessages } from './generations/generations.messages';

registerMessages({ admin: adminMessages, adminGenerations: adminGenerationsMessages });

export { GenerationPage as Component } from './generations/generation.page';
