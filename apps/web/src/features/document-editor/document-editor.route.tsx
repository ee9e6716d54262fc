import { registerMessages } from '../../shared/i18n/translation';
import { documentMessages } from './document-editor.messages';

registerMessages({ document: documentMessages });

export { DocumentEditorPage as Component } from './document-editor.page';
