import { exampleMessages } from '../features/examples/example.messages';
import { registerMessages } from '../shared/i18n/translation';

registerMessages({ example: exampleMessages });

export { ExampleCards } from '../features/examples/example-cards';
