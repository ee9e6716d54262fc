import { editorMessages } from '../features/editor/editor.messages';
import { legibilityMessages } from '../features/editor/legibility/legibility.messages';
import { requestMessages } from '../features/editor/request.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ editor: editorMessages, legibility: legibilityMessages, request: requestMessages });

export { EditorPage as Component } from '../features/editor/editor.page';
