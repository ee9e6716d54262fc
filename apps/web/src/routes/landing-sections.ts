import { sectionsMessages } from '../features/landing/sections.messages';
import { plansMessages } from '../shared/credits/plans.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ plans: plansMessages, sections: sectionsMessages });

export { Sections } from '../features/landing/sections';
