import { registerMessages } from '../../shared/i18n/translation';
import { ExampleCards } from './example-cards';
import { exampleMessages } from './example.messages';
import { loadNiches } from './niche-content';

registerMessages({ example: exampleMessages });

/** Loads all examples, and returns the component that shows them. */
export const loadCards = async (): Promise<typeof ExampleCards> => {
  await loadNiches();
  return ExampleCards;
};
