import { ExamplePage } from '../features/examples/example.page';
import { examplesMessages } from '../features/examples/examples.messages';
import { registerMessages } from '../shared/i18n/translation';
import { staticIsland } from '../shared/site/static-island';

registerMessages({ examples: examplesMessages });

/** The page with what stands below its picture, which stays as it was sent. */
export const exampleRoute = async () => {
  const Details = await staticIsland(
    'example-details',
    async () => (await import('./example-details')).ExampleDetails,
  );
  return { Component: () => <ExamplePage Details={Details} /> };
};
