import { registerMessages } from '../../shared/i18n/translation';
import { lookNames } from '../../shared/looks/look-names.messages';
import { styleNames } from '../../shared/looks/style-names.messages';
import { placeNames } from '../../shared/places/places.messages';
import { exampleMessages } from './example.messages';

registerMessages({ example: exampleMessages, lookNames, placeNames, styleNames });

export { ExampleDetails } from './example-details';
