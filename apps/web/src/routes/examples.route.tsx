import { ExamplesPage } from '../features/examples/examples.page';
import { examplesTexts } from '../features/examples/examples.texts';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ examples: examplesTexts });

/** The page with what stands below its heading, which stays as it was sent. */
export const examplesRoute = async () => {
  const Cards = await asSent('example-cards', async () => (await import('./example-cards')).ExampleCards);
  return { Component: () => <ExamplesPage Cards={Cards} /> };
};
