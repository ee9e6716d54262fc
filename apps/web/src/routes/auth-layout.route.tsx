import { authTexts } from '../features/auth/auth.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ auth: authTexts });

export { AuthLayout as Component } from '../features/auth/auth.layout';
