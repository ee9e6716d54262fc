import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureRequestSchema } from '@portada/contracts';
import { largeGrid, sheetOf } from './contact-sheet-page';
import { type Drawn, detailOf, drawAll } from './draw-orders';
import { distanceOf, thumbprintOf } from './picture-distance';
import { readPrompts } from './prompts-file';

/**
 * Draws several variants of each prompt, as the product does for one request, and measures the color distance between
 * the variants. Writes a sheet with one row for each prompt and prints the distances.
 *
 * Usage: npm run studio:variants -- <prompts.json> [--variants n] [--seed n] [--out folder] [--pack folder]
 */
const workspace = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    variants: { type: 'string', default: '4' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    pack: { type: 'string', default: join(workspace, 'dist/studio') },
  },
});

/**
 * Color distance below which two variants look like the same picture with moved words. The value was chosen by
 * looking at 160 pictures.
 */
const twinDistance = 12;

/** Returns the color distances of all pairs of the variants of one prompt. */
async function distancesOf(variants: readonly Drawn[]): Promise<number[]> {
  const prints = await Promise.all(variants.map(({ picture }) => thumbprintOf(picture)));
  return prints.flatMap((one, place) => prints.slice(place + 1).map((other) => distanceOf(one, other)));
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

async function main(): Promise<void> {
  const [file] = positionals;
  const { en, es } = readPrompts(file);
  const prompts = [...en, ...es];
  const [count, first] = [Number(values.variants), Number(values.seed)];
  const folder = resolve(values.out ?? join(workspace, 'dist/variants', basename(file ?? '', '.json')));
  mkdirSync(folder, { recursive: true });
  const drawn = await drawAll(
    resolve(values.pack),
    prompts.flatMap((prompt) =>
      Array.from({ length: count }, (_, more) => ({
        request: pictureRequestSchema.parse({ prompt }),
        seed: first + more,
      })),
    ),
  );
  const all: number[] = [];
  const least: number[] = [];
  for (const [place, prompt] of prompts.entries()) {
    const distances = await distancesOf(drawn.slice(place * count, (place + 1) * count));
    all.push(...distances);
    least.push(Math.min(...distances));
    process.stdout.write(
      `${Math.min(...distances)
        .toFixed(1)
        .padStart(5)} ${median(distances).toFixed(1).padStart(5)}  ${prompt}\n`,
    );
  }
  const cells = drawn.map((each) => ({
    picture: each.picture,
    caption: each.request.prompt,
    detail: detailOf(each),
  }));
  const grid = { ...largeGrid, columns: Math.min(count, 4), width: 320, height: 180 };
  const rows = 40;
  for (let from = 0; from < cells.length; from += rows)
    writeFileSync(
      join(folder, `sheet-${from / rows + 1}.png`),
      await sheetOf(cells.slice(from, from + rows), grid),
    );
  const twins = all.filter((distance) => distance < twinDistance).length;
  process.stdout.write(
    `${prompts.length} prompts, ${count} variants each. Median distance ${median(all).toFixed(1)}, of the nearest two ` +
      `${median(least).toFixed(1)}, lowest ${Math.min(...least).toFixed(1)}; ${twins} of ${all.length} pairs below ${twinDistance}.\n` +
      `Sheets are in ${folder}\n`,
  );
}

void main();
