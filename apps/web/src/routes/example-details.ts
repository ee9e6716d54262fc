import { exampleTexts } from '../features/examples/example.texts';
import { addTexts } from '../shared/i18n/translation';

addTexts({ example: exampleTexts });

export { ExampleDetails } from '../features/examples/example-details';
