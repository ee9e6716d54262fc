import { registerMessages } from '../../shared/i18n/translation';
import { adminGenerationsMessages } from './generations/generations.messages';

registerMessages({ adminGenerations: adminGenerationsMessages });

export { GenerationsPage as Component } from './generations/generations.page';
