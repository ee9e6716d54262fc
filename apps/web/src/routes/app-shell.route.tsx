import { shellTexts } from '../app/shell.texts';
import { sharedTexts } from '../shared/i18n/shared.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ app: shellTexts, shared: sharedTexts });

export { AppShell as Component } from '../app/app-shell';
