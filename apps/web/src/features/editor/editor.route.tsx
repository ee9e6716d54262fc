import { registerMessages } from '../../shared/i18n/translation';
import { lookNames } from '../../shared/looks/look-names.messages';
import { styleNames } from '../../shared/looks/style-names.messages';
import { editorMessages } from './editor.messages';
import { legibilityMessages } from './legibility/legibility.messages';
import { requestMessages } from './request.messages';

registerMessages({
  editor: editorMessages,
  legibility: legibilityMessages,
  lookNames,
  request: requestMessages,
  styleNames,
});

export { EditorPage as Component } from './editor.page';
