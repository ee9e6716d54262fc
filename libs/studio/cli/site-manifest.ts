import { readFileSync, writeFileSync } from 'node:fs';
import type { AspectRatio } from '@portada/contracts';
import { format, resolveConfig } from 'prettier';
import { cardLayouts } from './card-layouts';
import { siteWidths } from './site-files';
import type { SiteSample } from './site-samples';

/** A picture in the manifest of the public pages: its request, the hash of its files and its two mean colors. */
type KeptPicture = { sample: SiteSample; hash: string; colours: readonly [string, string] };

/** Names of the constants for the aspect ratios in the generated manifest. */
const shapes: Partial<Record<AspectRatio, string>> = { '16:9': 'wide', '1:1': 'square', '9:16': 'tall' };

const shape = ([ratio, name]: [string, string]): string =>
  `const ${name} = ${JSON.stringify({ ratio, widths: siteWidths[ratio as AspectRatio] })} as const;`;

/** Returns the names of the constants for prompts that several pictures share, by the prompt as JSON. */
function promptsOf(pictures: readonly KeptPicture[]): Map<string, string> {
  const all = pictures.map(({ sample }) => JSON.stringify(sample.prompt));
  const shared = new Set(all.filter((prompt, place) => all.indexOf(prompt) !== place));
  return new Map([...shared].map((prompt, place) => [prompt, `prompt${place + 1}`]));
}

const manifest = (pictures: readonly KeptPicture[]): string => {
  const prompts = promptsOf(pictures);
  const entry = ({ sample, hash, colours }: KeptPicture) => {
    const prompt = JSON.stringify(sample.prompt);
    return `${JSON.stringify(sample.name)}: {
      ...${shapes[sample.request.aspectRatio]},
      hash: '${hash}',
      prompt: ${prompts.get(prompt) ?? prompt},
      colours: ${JSON.stringify(colours)},
    },`;
  };
  return `// Written by \`npm run site:pictures\`, which also writes the files in apps/web/public/pictures.
import type { AspectRatio, Language } from '@portada/contracts';

/** A picture of the public pages, drawn by the studio model from its prompt. */
export type SitePictureDetails = {
  /** First characters of the hash of the files. The hash is a part of the URL, so a new drawing has a new URL. */
  hash: string;
  ratio: AspectRatio;
  /** Widths in px of the AVIF and WebP files, ascending. */
  widths: readonly number[];
  /** The prompt that the picture was drawn from. */
  prompt: Record<Language, string>;
  /** Two colors that are shown while the picture loads. */
  colours: readonly [string, string];
};

${Object.entries(shapes).map(shape).join('\n')}
${[...prompts].map(([prompt, name]) => `const ${name} = ${prompt};`).join('\n')}

/** Every picture of the public pages by name. */
export const sitePictures = {
  ${pictures.map(entry).join('\n')}
} as const satisfies Record<string, SitePictureDetails>;

export type SitePictureName = keyof typeof sitePictures;

/** Social cards of the public pages, in apps/web/public/cards. */
export type SocialCardName = ${Object.keys(cardLayouts)
    .map((name) => `'${name}'`)
    .join(' | ')};
`;
};

/**
 * Writes the manifest of the site's pictures as TypeScript, formatted with Prettier.
 * @param file path of the manifest; not written if its text is unchanged
 * @param pictures pictures in the order of the manifest
 */
export async function writeManifest(file: string, pictures: readonly KeptPicture[]): Promise<void> {
  const text = await format(manifest(pictures), { ...(await resolveConfig(file)), parser: 'typescript' });
  if (readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
