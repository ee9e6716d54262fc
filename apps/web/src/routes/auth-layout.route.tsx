import { authMessages } from '../features/auth/auth.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ auth: authMessages });

export { AuthLayout as Component } from '../features/auth/auth.layout';
