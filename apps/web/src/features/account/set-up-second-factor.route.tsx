import { registerMessages } from '../../shared/i18n/translation';
import { secondFactorMessages } from './security/second-factor/second-factor.messages';

registerMessages({ secondFactor: secondFactorMessages });

export { SetUpSecondFactorPage as Component } from './set-up-second-factor.page';
