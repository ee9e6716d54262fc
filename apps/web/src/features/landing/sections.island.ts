import { plansMessages } from '../../shared/credits/plans.messages';
import { registerMessages } from '../../shared/i18n/translation';
import { sectionsMessages } from './sections.messages';

registerMessages({ plans: plansMessages, sections: sectionsMessages });

export { Sections } from './sections';
