import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { pictureRequestSchema } from '@portada/contracts';
import sharp from 'sharp';
import { type Grid, largeGrid, sheetOf, smallGrid } from './contact-sheet-page';
import { type Drawn, type Order, drawAll } from './draw-orders';
import { readPrompts } from './prompts-file';

/**
 * Draws prompts that were not used for tuning, once each with the defaults of the editor, so that a person can score
 * them. Writes numbered sheets, every picture at full size and an empty table of scores. The scores that the studio
 * computes are not shown.
 *
 * Usage: npm run studio:judge -- <prompts.json> [--seed n] [--out folder] [--pack folder]
 *
 * `readPrompts` reads the file of prompts. The seeds are consecutive from `--seed` (default 1).
 */
const workspace = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
    pack: { type: 'string', default: join(workspace, 'dist/studio') },
  },
});

/** Number of pictures on one sheet for scoring: three rows of two pictures. */
const perSheet = 6;
const grid: Grid = { ...largeGrid, columns: 2, width: 800, height: 450 };

/**
 * Columns of the table in which a person scores each picture: the first four are numbers from 1 to 5, `usable` is yes or
 * no.
 */
const columns = ['understood', 'composition', 'headline', 'finish', 'usable', 'remark'];

/** Returns a Markdown table with a row for each prompt and empty cells for the scores. */
function emptyTable(prompts: readonly string[]): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const escaped = (prompt: string): string => prompt.replaceAll('|', '\\|').replaceAll('$', '\\$');
  return [
    row(['#', 'prompt', ...columns]),
    row(['#', 'prompt', ...columns].map(() => '---')),
    ...prompts.map((prompt, place) => row([String(place + 1), escaped(prompt), ...columns.map(() => ' ')])),
    '',
  ].join('\n');
}

async function writeSheets(folder: string, drawn: readonly Drawn[]): Promise<void> {
  for (const [place, { picture }] of drawn.entries())
    writeFileSync(join(folder, `${place + 1}.webp`), await sharp(picture).webp({ quality: 90 }).toBuffer());
  const cells = drawn.map(({ picture, request }, place) => ({
    picture,
    caption: `${place + 1}. ${request.prompt}`,
    detail: '',
  }));
  for (let from = 0; from < cells.length; from += perSheet) {
    const sheet = await sheetOf(cells.slice(from, from + perSheet), grid);
    writeFileSync(
      join(folder, `sheet-${from / perSheet + 1}.webp`),
      await sharp(sheet).webp({ quality: 90 }).toBuffer(),
    );
  }
  writeFileSync(join(folder, 'small.png'), await sheetOf(cells, smallGrid));
}

async function main(): Promise<void> {
  const [file] = positionals;
  const { en, es } = readPrompts(file);
  const prompts = [...en, ...es];
  const folder = resolve(values.out ?? join(workspace, 'dist/judging', basename(file ?? '', '.json')));
  mkdirSync(folder, { recursive: true });
  const orders: Order[] = prompts.map((prompt, place) => ({
    request: pictureRequestSchema.parse({ prompt }),
    seed: Number(values.seed) + place,
  }));
  await writeSheets(folder, await drawAll(resolve(values.pack), orders));
  writeFileSync(join(folder, 'scores.md'), emptyTable(prompts));
  process.stdout.write(`${prompts.length} pictures, their sheets and the table of scores are in ${folder}\n`);
}

void main();
