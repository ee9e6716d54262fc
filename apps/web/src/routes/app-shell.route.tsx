import { shellMessages } from '../app/shell.messages';
import { sharedMessages } from '../shared/i18n/shared.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ app: shellMessages, shared: sharedMessages });

export { AppShell as Component } from '../app/app-shell';
