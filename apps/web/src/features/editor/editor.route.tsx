import { registerMessages } from '../../shared/i18n/translation';
import { editorMessages } from './editor.messages';
import { legibilityMessages } from './legibility/legibility.messages';
import { requestMessages } from './request.messages';

registerMessages({ editor: editorMessages, legibility: legibilityMessages, request: requestMessages });

export { EditorPage as Component } from './editor.page';
