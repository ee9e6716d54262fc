import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureRequestSchema } from '@portada/contracts';
import { format, resolveConfig } from 'prettier';
import sharp from 'sharp';
import { type Drawn, type Order, detailOf } from './draw-orders';
import { type Grid, largeGrid, sheetOf, smallGrid } from './contact-sheet-page';
import { type Sample, otherSamples, samples, variantSamples } from './contact-sheet-samples';

/** Number of pictures on one large contact sheet: five rows of three pictures. */
const perSheet = 15;
const variants = 4;

const ordersOf = (list: readonly Sample[], firstSeed: number, each = 1): Order[] =>
  list.flatMap((sample, place) => {
    const request = pictureRequestSchema.parse(sample);
    return Array.from({ length: each }, (_, variant) => ({
      request,
      seed: firstSeed + place * each + variant,
    }));
  });

/** A contact sheet of the documentation: its file, the range of its pictures, and its grid. */
type Page = { file: string; title: string; from: number; to: number; grid: Grid; quality: number };

const main = ordersOf(samples, 1);
const rows = ordersOf(variantSamples, 1001, variants);
const others = ordersOf(otherSamples, 2001);

/**
 * All pictures of the documentation (request and seed), in the order of the table. The seeds are consecutive, so no
 * picture was chosen by its look.
 */
export const docsOrders: Order[] = [...main, ...rows, ...others];

const pages: Page[] = [
  ...Array.from({ length: Math.ceil(main.length / perSheet) }, (_, place) => ({
    file: `sheet-${place + 1}.webp`,
    title: `Pictures ${place * perSheet + 1} to ${Math.min(main.length, (place + 1) * perSheet)}`,
    from: place * perSheet,
    to: Math.min(main.length, (place + 1) * perSheet),
    grid: largeGrid,
    quality: 80,
  })),
  {
    file: 'small.webp',
    title: 'The same sixty as they are met on a phone: 168x94, to be looked at without scaling',
    from: 0,
    to: main.length,
    grid: smallGrid,
    quality: 90,
  },
  {
    file: 'variants.webp',
    title: 'Three requests, four variants each',
    from: main.length,
    to: main.length + rows.length,
    grid: { ...largeGrid, columns: variants, width: 360, height: 203 },
    quality: 80,
  },
  {
    file: 'others.webp',
    title: 'Other scripts, only emoji, things to draw and to leave out, a headline of the creator',
    from: main.length + rows.length,
    to: docsOrders.length,
    grid: largeGrid,
    quality: 80,
  },
];

/**
 * Writes the contact sheets and the page that shows the sheets; files of an earlier run are removed.
 * @param folder folder, created if missing
 * @param drawn pictures of `docsOrders`, in their order
 */
export async function writeDocs(folder: string, drawn: readonly Drawn[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.webp')) rmSync(join(folder, name));
  for (const { file, from, to, grid, quality } of pages) {
    const cells = drawn
      .slice(from, to)
      .map((one) => ({ picture: one.picture, caption: one.request.prompt, detail: detailOf(one) }));
    const sheet = await sharp(await sheetOf(cells, grid))
      .webp({ quality, effort: 6 })
      .toBuffer();
    writeFileSync(join(folder, file), sheet);
  }
  const page = join(folder, 'README.md');
  // The page is formatted with Prettier, as the checks of the project require.
  writeFileSync(page, await format(pageOf(drawn), { ...(await resolveConfig(page)), parser: 'markdown' }));
}

/** Escapes the characters of a prompt that have a meaning in Markdown. */
const escaped = (text: string): string => text.replace(/[\\|*_<>`$[\]]/g, '\\$&');

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

const tableLine = ({ request, seed, idea, layout, legibility }: Drawn, place: number): string =>
  line([
    place + 1,
    escaped(request.prompt),
    request.style,
    request.mood,
    request.colorPalette,
    request.aspectRatio,
    seed,
    idea,
    layout,
    legibility?.score ?? '–',
  ]);

const head = ['', 'prompt', 'style', 'mood', 'palette', 'ratio', 'seed', 'idea', 'layout', 'legibility'];

const pageOf = (drawn: readonly Drawn[]): string => `# What the studio draws

\`npm run studio:sheet\` draws these sheets and writes this page; a second run writes the same bytes. Sixty prompts of
both languages go through all kinds of video, styles, moods, palettes and ratios. The seeds run on from 1: none was
picked by its picture. \`legibility\` is the score that the editor shows, 0 to 100: how well a picture reads at the sizes
at which it is met. It says nothing about how often it is clicked; pictures are judged by eye in
[judging](judging/README.md).

\`npm run studio:sheet -- --only "a prompt"\` draws any prompt at full size, to look at; \`--style\`, \`--mood\`,
\`--palette\`, \`--ratio\`, \`--headline\`, \`--include\`, \`--avoid\`, \`--seed\`, \`--variants\` and \`--out\` say how and where.

${pages.map(({ file, title }) => `## ${title}\n\n![${title}](${file})`).join('\n\n')}

## The pictures

${[line(head), line(head.map(() => '---')), ...drawn.map(tableLine)].join('\n')}
`;
