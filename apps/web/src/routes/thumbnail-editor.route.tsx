import { editorTexts } from '../features/editor/editor.texts';
import { legibilityTexts } from '../features/editor/legibility/legibility.texts';
import { requestTexts } from '../features/editor/request.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ editor: editorTexts, legibility: legibilityTexts, request: requestTexts });

export { EditorPage as Component } from '../features/editor/editor.page';
