import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type PictureRequest, pictureRequestSchema, pictureSizes } from '@portada/contracts';
import sharp from 'sharp';
import { createStudio } from '../src/studio/studio';

/**
 * Draws sample prompts into contact sheets, to look at: every picture, and how small it is met on a phone.
 * Usage: tsx tools/sheet.ts [first seed]; the paths of what was written are printed.
 */
const samples: (Partial<PictureRequest> & { prompt: string })[] = [
  { prompt: 'I built a rocket in 24 hours' },
  { prompt: 'crypto and bitcoin crash, investors in panic', style: 'neon', mood: 'dramatic' },
  { prompt: 'I spent a night in a haunted house', style: 'horror', mood: 'dark', colorPalette: 'Dark' },
  { prompt: 'learn Python in one hour', style: '3d', mood: 'happy' },
  { prompt: 'How I made $10,000 with AI', mood: 'epic' },
  { prompt: 'minecraft hardcore day 100', style: 'cartoon', mood: 'intense' },
  {
    prompt: 'Mi rutina de mañana para ser más productivo',
    style: 'minimal',
    mood: 'calm',
    colorPalette: 'Pastel',
  },
  { prompt: 'iPhone vs Android', style: 'photorealistic', mood: 'dramatic' },
  { prompt: '5 minute pasta', style: 'comic', mood: 'funny', colorPalette: 'Warm' },
  {
    prompt: 'Los mejores sitios para viajar a Tokio con poco dinero',
    style: 'retro',
    mood: 'happy',
    colorPalette: 'Earth',
  },
  { prompt: 'Guitar lesson for beginners', style: 'blueprint', colorPalette: 'Cool' },
  { prompt: 'A funny cat stealing pizza', style: 'paper', mood: 'funny' },
  { prompt: 'Gym workout: get abs in 30 days', aspectRatio: '9:16', mood: 'intense', colorPalette: 'Neon' },
  {
    prompt: 'Receta de hamburguesa casera por solo $3',
    aspectRatio: '1:1',
    mood: 'happy',
    elementsToInclude: ['fire', 'cheese'],
  },
  {
    prompt: 'Breaking news: alien signal found',
    aspectRatio: '4:3',
    mood: 'mysterious',
    colorPalette: 'Monochrome',
  },
  { prompt: 'T-Rex attacks the city', mood: 'epic', colorPalette: 'Warm', elementsToInclude: ['helicopter'] },
];

const columns = 3;
const cell = { width: 520, height: 293 };

const firstSeed = Number(process.argv[2] ?? 1);
const directory = mkdtempSync(join(tmpdir(), 'portada-sheet-'));
const studio = createStudio({
  directory: join(import.meta.dirname, '../../../../../dist/studio'),
  threads: 1,
});

async function draw(sample: (typeof samples)[number], place: number): Promise<Buffer> {
  const request = pictureRequestSchema.parse(sample);
  const began = performance.now();
  const input = {
    ...request,
    ...pictureSizes[request.aspectRatio],
    generationId: 'sheet',
    seed: firstSeed + place,
  };
  for await (const event of studio.start(input, new AbortController().signal)) {
    if (event.type === 'failed') throw new Error(event.message);
    if (event.type !== 'done') continue;
    const ms = Math.round(performance.now() - began);
    process.stdout.write(
      `${place} ${ms} ms, ${Math.round(event.bytes.length / 1024)} kB: ${request.prompt}\n`,
    );
    writeFileSync(join(directory, `${place}.png`), event.bytes);
    return event.bytes;
  }
  throw new Error('no picture');
}

async function sheet(
  pictures: Buffer[],
  size: { width: number; height: number },
  name: string,
): Promise<void> {
  const gap = 10;
  const rows = Math.ceil(pictures.length / columns);
  const tiles = await Promise.all(
    pictures.map(async (picture, place) => ({
      input: await sharp(picture)
        .resize({ ...size, fit: 'contain', background: '#222' })
        .png()
        .toBuffer(),
      left: (place % columns) * (size.width + gap),
      top: Math.floor(place / columns) * (size.height + gap),
    })),
  );
  const canvas = {
    width: columns * (size.width + gap),
    height: rows * (size.height + gap),
    channels: 3 as const,
    background: '#222',
  };
  const path = join(directory, name);
  await sharp({ create: canvas }).composite(tiles).png().toFile(path);
  process.stdout.write(`${path}\n`);
}

async function main(): Promise<void> {
  const pictures: Buffer[] = [];
  for (const [place, sample] of samples.entries()) pictures.push(await draw(sample, place));
  await studio.close();
  await sheet(pictures, cell, 'sheet.png');
  await sheet(pictures, { width: 168, height: 94 }, 'small.png');
}

void main();
