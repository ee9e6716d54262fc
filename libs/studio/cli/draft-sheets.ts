import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { aspectRatios, draftImageWidth, draftsSchema, pictureSizes } from '@portada/contracts';
import {
  type Context,
  type Knowledge,
  type StudioDraft,
  draftScene,
  draftsOf,
  languageIn,
  renderScene,
  scaleScene,
} from '@portada/studio';
import { loadTaggers } from '@portada/studio/language-tools';
import { type RenderContext, loadRenderContext } from '@portada/studio/engine';
import { z } from 'zod';
import { type Cell, largeGrid, sheetOf } from './contact-sheet-page';
import { readPrompts } from './prompts-file';

/**
 * Draws the six drafts of each prompt of a file on one sheet, so that a person can judge them, and writes what was read of each.
 *
 * Usage: npm run studio:drafts -- <prompts.json> [--ratio 16:9] [--out folder] [--pack folder]
 *
 * `readPrompts` reads the file of prompts.
 */
const workspace = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ratio: { type: 'string', default: '16:9' },
    out: { type: 'string' },
    pack: { type: 'string', default: join(workspace, 'dist/studio') },
  },
});

const knowledgeOf = async ({ knowledge }: RenderContext, prompt: string): Promise<Knowledge> => ({
  ...knowledge,
  taggers: await loadTaggers(languageIn(prompt).read),
});

const aspectRatio = z.enum(aspectRatios).parse(values.ratio);

async function drawn(draft: StudioDraft, prompt: string, context: RenderContext): Promise<Cell> {
  const size = { ...pictureSizes[aspectRatio], aspectRatio };
  const request = draftsSchema.parse({ prompt });
  const input = { ...request, ...size, mood: '', elementsToInclude: [], seed: draft.seed, draft: draft.id };
  const scene = scaleScene(draftScene(input, await knowledgeOf(context, prompt)), draftImageWidth);
  const canvas = createCanvas(scene.width, scene.height);
  await renderScene(canvas.getContext('2d') as unknown as Context, scene, context.assets);
  return {
    picture: canvas.toBuffer('image/png'),
    caption: `${draft.format}: ${draft.hook}`,
    detail: draft.slots.thing?.id ?? '',
  };
}

async function main(): Promise<void> {
  const [file] = positionals;
  const { en, es } = readPrompts(file);
  const folder = resolve(values.out ?? join(workspace, 'dist/drafts', basename(file ?? '', '.json')));
  mkdirSync(folder, { recursive: true });
  const context = await loadRenderContext(resolve(values.pack));
  const rows: object[] = [];
  for (const [place, prompt] of [...en, ...es].entries()) {
    const { reading, drafts } = draftsOf(draftsSchema.parse({ prompt }), await knowledgeOf(context, prompt));
    const cells: Cell[] = [];
    for (const draft of drafts) cells.push(await drawn(draft, prompt, context));
    if (cells.length > 0) writeFileSync(join(folder, `${place + 1}.png`), await sheetOf(cells, largeGrid));
    rows.push({
      place: place + 1,
      prompt,
      reading,
      drafts: drafts.map(({ format, hook, slots }) => ({ format, hook, thing: slots.thing?.id })),
    });
  }
  writeFileSync(join(folder, 'reading.json'), JSON.stringify(rows, null, 1));
  process.stdout.write(`The drafts of ${rows.length} prompts are in ${folder}\n`);
}

void main();
