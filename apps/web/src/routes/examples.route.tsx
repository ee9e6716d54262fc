import { ExamplesPage } from '../features/examples/examples.page';
import { examplesMessages } from '../features/examples/examples.messages';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ examples: examplesMessages });

/** The page with what stands below its heading, which stays as it was sent. */
export const examplesRoute = async () => {
  const Cards = await staticIsland(
    'example-cards',
    async () => (await import('./example-cards')).ExampleCards,
  );
  return { Component: () => <ExamplesPage Cards={Cards} /> };
};
