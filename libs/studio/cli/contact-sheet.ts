import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { aspectRatios, pictureRequestSchema } from '@portada/contracts';
import sharp from 'sharp';
import { docsOrders, writeDocs } from './contact-sheet-docs';
import { type Drawn, type Order, detailOf, drawAll } from './draw-orders';
import { largeGrid, sheetOf, smallGrid } from './contact-sheet-page';

/**
 * Draws the contact sheets of docs/studio. With `--only` it draws chosen prompts at full size for inspection.
 *
 * Usage: tsx libs/studio/cli/contact-sheet.ts [--only text]… [--style s] [--mood m] [--palette p] [--ratio r]
 * [--headline h] [--include thing]… [--avoid thing]… [--seed n] [--variants n] [--out folder] [--pack folder]
 */
const workspace = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    only: { type: 'string', multiple: true },
    style: { type: 'string' },
    mood: { type: 'string' },
    palette: { type: 'string' },
    ratio: { type: 'string' },
    headline: { type: 'string' },
    include: { type: 'string', multiple: true },
    avoid: { type: 'string', multiple: true },
    seed: { type: 'string' },
    variants: { type: 'string', default: '1' },
    out: { type: 'string' },
    pack: { type: 'string', default: join(workspace, 'dist/studio') },
  },
});

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/**
 * Finds the pictures of the documentation whose prompt contains a text. If no prompt contains the text, the text
 * itself is the prompt of a new picture.
 */
function found(text: string): Order[] {
  const known = docsOrders.filter(({ request }) => request.prompt.toLowerCase().includes(text.toLowerCase()));
  // If a prompt has several variants, only the first variant is drawn.
  const first = known.filter(
    ({ request }, place) => known.findIndex((other) => other.request === request) === place,
  );
  return first.length > 0 ? first : [{ request: pictureRequestSchema.parse({ prompt: text }), seed: 1 }];
}

/** Applies the options of the command line to a request, once for each requested variant. */
function chosen({ request, seed }: Order): Order[] {
  const ratio = aspectRatios.find((one) => one === values.ratio);
  const changed = pictureRequestSchema.parse({
    ...request,
    ...(values.style !== undefined && { style: values.style }),
    ...(values.mood !== undefined && { mood: values.mood }),
    ...(values.palette !== undefined && { colorPalette: values.palette }),
    ...(ratio !== undefined && { aspectRatio: ratio }),
    ...(values.headline !== undefined && { headline: values.headline }),
    ...(values.include && { elementsToInclude: values.include }),
    ...(values.avoid && { elementsToAvoid: values.avoid }),
  });
  const first = values.seed === undefined ? seed : Number(values.seed);
  return Array.from({ length: Number(values.variants) }, (_, variant) => ({
    request: changed,
    seed: first + variant,
  }));
}

/** Writes every picture at full size and at a width of 168 pixels, and both contact sheets. */
async function writeChosen(folder: string, drawn: readonly Drawn[]): Promise<void> {
  mkdirSync(folder, { recursive: true });
  for (const [place, { picture }] of drawn.entries()) {
    writeFileSync(join(folder, `${place + 1}.png`), picture);
    writeFileSync(
      join(folder, `${place + 1}-small.png`),
      await sharp(picture).resize({ width: 168 }).toBuffer(),
    );
  }
  const cells = drawn.map((one) => ({
    picture: one.picture,
    caption: one.request.prompt,
    detail: detailOf(one),
  }));
  writeFileSync(join(folder, 'sheet.png'), await sheetOf(cells, largeGrid));
  writeFileSync(join(folder, 'small.png'), await sheetOf(cells, smallGrid));
}

/** Draws the requested pictures and logs each picture when it is finished. */
const drawn = (orders: readonly Order[]): Promise<Drawn[]> =>
  drawAll(resolve(values.pack), orders, (one, place) => {
    const kilobytes = Math.round(one.picture.length / 1024);
    say(`${place + 1} ${kilobytes} kB, ${detailOf(one)}: ${one.request.prompt}`);
  });

async function main(): Promise<void> {
  if (values.only) {
    const folder = resolve(values.out ?? mkdtempSync(join(tmpdir(), 'portada-sheet-')));
    await writeChosen(folder, await drawn(values.only.flatMap(found).flatMap(chosen)));
    return say(`The pictures are in ${folder}`);
  }
  const folder = resolve(values.out ?? join(workspace, 'docs/studio'));
  const all = await drawn(docsOrders);
  await writeDocs(folder, all);
  say(`The contact sheets are in ${folder}\nPictures with the lowest legibility:`);
  const byScore = [...all].sort((a, b) => (a.legibility?.score ?? 0) - (b.legibility?.score ?? 0));
  for (const one of byScore.slice(0, 20)) say(`${detailOf(one)}: ${one.request.prompt}`);
}

void main();
