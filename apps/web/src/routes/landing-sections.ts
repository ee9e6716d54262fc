import { sectionsTexts } from '../features/landing/sections.texts';
import { plansTexts } from '../shared/credits/plans.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ plans: plansTexts, sections: sectionsTexts });

export { Sections } from '../features/landing/sections';
