import { ExamplePage } from '../features/examples/example.page';
import { examplesTexts } from '../features/examples/examples.texts';
import { addTexts } from '../shared/i18n/translation';
import { asSent } from '../shared/site/as-sent';

addTexts({ examples: examplesTexts });

/** The page with what stands below its picture, which stays as it was sent. */
export const exampleRoute = async () => {
  const Details = await asSent(
    'example-details',
    async () => (await import('./example-details')).ExampleDetails,
  );
  return { Component: () => <ExamplePage Details={Details} /> };
};
