import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type PictureRequest, aspectRatios, pictureRequestSchema, pictureSizes } from '@portada/contracts';
import sharp from 'sharp';
import type { ImageModel } from '../src/port';
import { createStudio } from '../src/studio/studio';
import { type Cell, largeGrid, sheetOf, smallGrid } from './sheet-page';
import { type Sample, otherSamples, samples, variantSamples } from './sheet-samples';

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
    out: { type: 'string', default: 'sheet' },
    pack: { type: 'string', default: join(import.meta.dirname, '../../../../../dist/studio') },
  },
});

const every = [...samples, ...variantSamples, ...otherSamples];

type Chosen = { request: PictureRequest; seed: number; name: string };

/** The samples whose prompt has the text in it, or the text itself as a prompt where none has. */
function chosen(texts: readonly string[]): Chosen[] {
  const found = texts.flatMap((text): (Sample & { seed: number })[] => {
    const matching = every.flatMap((one, place) =>
      one.prompt.toLowerCase().includes(text.toLowerCase()) ? [{ ...one, seed: place + 1 }] : [],
    );
    return matching.length > 0 ? matching : [{ prompt: text, seed: 1 }];
  });
  const { style, mood, palette, headline, include, avoid } = values;
  const ratio = aspectRatios.find((one) => one === values.ratio);
  const count = Number(values.variants);
  return found.flatMap(({ seed, ...one }, place) => {
    const request = pictureRequestSchema.parse({
      ...one,
      ...(style !== undefined && { style }),
      ...(mood !== undefined && { mood }),
      ...(palette !== undefined && { colorPalette: palette }),
      ...(ratio !== undefined && { aspectRatio: ratio }),
      ...(headline !== undefined && { headline }),
      ...(include && { elementsToInclude: include }),
      ...(avoid && { elementsToAvoid: avoid }),
    });
    const first = values.seed === undefined ? seed : Number(values.seed);
    return Array.from({ length: count }, (_, variant) => ({
      request,
      seed: first + variant,
      name: `${place + 1}${count > 1 ? `-${variant + 1}` : ''}`,
    }));
  });
}

async function draw(studio: ImageModel, { request, seed, name }: Chosen, folder: string): Promise<Cell> {
  const input = { ...request, ...pictureSizes[request.aspectRatio], generationId: 'sheet', seed };
  const began = performance.now();
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(event.message);
    if (event.type !== 'done') continue;
    const detail = `${request.style} · ${request.mood} · ${request.colorPalette} · seed ${seed}`;
    process.stdout.write(
      `${name} ${Math.round(performance.now() - began)} ms, ${Math.round(event.bytes.length / 1024)} kB, ${detail}: ${request.prompt}\n`,
    );
    writeFileSync(join(folder, `${name}.png`), event.bytes);
    writeFileSync(
      join(folder, `${name}-small.png`),
      await sharp(event.bytes).resize({ width: 168 }).toBuffer(),
    );
    return { picture: event.bytes, caption: request.prompt, detail };
  }
  throw new Error('no picture');
}

async function main(): Promise<void> {
  const folder = resolve(values.out);
  mkdirSync(folder, { recursive: true });
  const studio = createStudio({ directory: resolve(values.pack), threads: 1 });
  const cells: Cell[] = [];
  for (const one of chosen(values.only ?? [''])) cells.push(await draw(studio, one, folder));
  await studio.close();
  writeFileSync(join(folder, 'sheet.png'), await sheetOf(cells, largeGrid));
  writeFileSync(join(folder, 'small.png'), await sheetOf(cells, smallGrid));
  process.stdout.write(`${folder}/sheet.png\n${folder}/small.png\n`);
}

void main();
