import type { HeadlineSetter } from '@portada/image-models';

/**
 * Loads the studio's planner and canvas at the first headline, so that a process without headlines uses less memory.
 */
const load = () => import('./set-headline');

/**
 * Sets headlines with the lettering of the studio, in the worker process. Planning and drawing take about 50 ms of
 * the main thread for each image; images are decoded and encoded in other threads.
 * @param options `directory` of the asset pack
 */
export const createStudioHeadlines = ({ directory }: { directory: string }): HeadlineSetter => ({
  areaFor: async (input) => (await load()).headlineArea(directory, input),
  setOver: async (plate, input, provenance) =>
    (await load()).setHeadline(directory, plate, input, provenance),
  warm: async () => {
    await load()
      .then(({ loadStudio }) => loadStudio(directory))
      .catch(() => undefined);
  },
  close: () => Promise.resolve(),
});
