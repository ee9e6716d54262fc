import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AspectRatio } from '@portada/contracts';
import { format, resolveConfig } from 'prettier';
import { type GallerySample, featuredSamples } from './gallery-samples';

/** A picture of the gallery with the hash of its files and its two mean colors. */
export type KeptExample = { sample: GallerySample; hash: string; colours: readonly [string, string] };

/** Names of the constants for the aspect ratios in apps/web/src/features/examples/drawn/drawn-example.ts. */
const shapes: Record<AspectRatio, string> = {
  '16:9': 'wide',
  '4:3': 'classic',
  '1:1': 'square',
  '9:16': 'tall',
};

const settingsOf = ({ request, seed, headline }: GallerySample): string => {
  const { style, mood, colorPalette, place } = request;
  return JSON.stringify({
    style,
    mood,
    colorPalette,
    seed,
    ...(headline && { headline }),
    ...(place && { place }),
  });
};

const featuredEntry = (sample: GallerySample): string =>
  `'${sample.name}': { ...sitePictures['${sample.name}'], name: '${sample.name}', settings: ${settingsOf(sample)} },`;

const entry = ({ sample, hash, colours }: KeptExample): string => `'${sample.name}': {
  ...${shapes[sample.request.aspectRatio]},
  name: 'examples/${sample.name}',
  hash: '${hash}',
  prompt: ${JSON.stringify(sample.prompt)},
  colours: ${JSON.stringify(colours)},
  settings: ${settingsOf(sample)},
},`;

function moduleOf(niche: string, kept: readonly KeptExample[]): string {
  const featured = featuredSamples.filter((sample) => sample.niche === niche);
  const ratios = new Set(kept.map(({ sample }) => shapes[sample.request.aspectRatio]));
  return `// Written by \`npm run site:pictures\`, which also writes the files in apps/web/public/pictures/examples.
${featured.length > 0 ? "import { sitePictures } from '../../../shared/site/pictures';" : ''}
import { type DrawnExample, ${[...ratios].sort().join(', ')} } from './drawn-example';

/** Pictures and settings of the examples of the niche \`${niche}\`. */
export const ${niche}Drawn = {
  ${[...featured.map(featuredEntry), ...kept.map(entry)].join('\n')}
} as const satisfies Record<string, DrawnExample>;
`;
}

/**
 * Writes a module for each niche of the gallery, formatted with Prettier. A module with unchanged text is not written.
 * @param folder folder of the modules
 * @param kept the pictures that are drawn for the gallery only
 */
export async function writeGalleryManifest(folder: string, kept: readonly KeptExample[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const niche of new Set(kept.map(({ sample }) => sample.niche))) {
    const file = join(folder, `${niche}.ts`);
    const text = await format(
      moduleOf(
        niche,
        kept.filter(({ sample }) => sample.niche === niche),
      ),
      { ...(await resolveConfig(file)), parser: 'typescript' },
    );
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
}
