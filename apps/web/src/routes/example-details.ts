import { exampleMessages } from '../features/examples/example.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ example: exampleMessages });

export { ExampleDetails } from '../features/examples/example-details';
