import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type RenderContext, loadRenderContext } from '@portada/studio/engine';
import { format, resolveConfig } from 'prettier';
import { articleCard } from '../card-layouts';
import { siteCards } from '../site-cards';
import { coloursOf, encodedAll, hashOf, siteWidths, writeOnly } from '../site-files';
import { figuresFile, measurements } from './figures';
import { articleCardBytes, articleSamples, firstPictures, sceneOfSample } from './samples';
import { drawScene } from './scenes';

const widths = siteWidths['16:9'] ?? [];

/** Writes a file of the workspace that Prettier has formatted. */
async function writeFormatted(file: string, source: string): Promise<void> {
  writeFileSync(file, await format(source, { ...(await resolveConfig(file)), filepath: file }));
}

/** Draws every picture. @returns PNG by the name of the picture */
async function drawPictures(context: RenderContext): Promise<Map<string, Buffer>> {
  const pictures = new Map<string, Buffer>();
  for (const sample of articleSamples) {
    const canvas = await drawScene(sceneOfSample(context, sample), context, 1920);
    pictures.set(sample.name, canvas.toBuffer('image/png'));
  }
  return pictures;
}

/** Encodes every picture, replaces the files of `folder`, and returns the entries of the manifest. */
async function writePictures(folder: string, pictures: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const files = new Map<string, Buffer>();
  const entries: string[] = [];
  for (const [name, picture] of pictures) {
    const encoded = await encodedAll(picture, { avif: widths, webp: widths });
    const hash = hashOf(encoded);
    for (const { width, format: ending, bytes } of encoded)
      files.set(`${name}-${hash}-${width}.${ending}`, bytes);
    const colours = JSON.stringify(await coloursOf(picture));
    entries.push(`'${name}': { ...wide, name: 'articles/${name}', hash: '${hash}', colours: ${colours} },`);
  }
  writeOnly(folder, files);
  return entries;
}

/**
 * Draws the pictures of the articles into apps/web/public/pictures/articles and their social cards into
 * apps/web/public/cards/articles, and writes the manifest of the pictures and the measured figures into the blog.
 * @param workspace folder of the workspace; the studio must be built
 */
export async function writeArticles(workspace: string): Promise<void> {
  const context = await loadRenderContext(join(workspace, 'dist/studio'));
  const pictures = await drawPictures(context);
  const entries = await writePictures(join(workspace, 'apps/web/public/pictures/articles'), pictures);
  const layouts = Object.entries(firstPictures).map(([key, picture]) => [key, articleCard(picture)] as const);
  const cards = await siteCards(Object.fromEntries(layouts), pictures, articleCardBytes);
  writeOnly(join(workspace, 'apps/web/public/cards/articles'), cards);
  await writeFormatted(
    join(workspace, 'apps/web/src/features/blog/article-pictures.ts'),
    `// Written by \`npm run site:pictures\`, which also writes the files in apps/web/public/pictures/articles.
import type { NamedPicture } from '../../shared/site/site-picture';

const wide = ${JSON.stringify({ ratio: '16:9', widths })} as const;

/** The pictures of the articles by name. */
export const articlePictures = {
  ${entries.join('\n')}
} as const satisfies Record<string, NamedPicture>;
`,
  );
  for (const [name, measure] of Object.entries(measurements))
    await writeFormatted(join(workspace, figuresFile(name)), JSON.stringify(await measure(context)));
}
