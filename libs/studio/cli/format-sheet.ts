import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { createCanvas } from '@napi-rs/canvas';
import { type AspectRatio, aspectRatios, formatNames, pictureSizes } from '@portada/contracts';
import { type Context, type Knowledge, type Slots, looks, renderScene, scaleScene } from '@portada/studio';
import { loadRenderContext } from '@portada/studio/engine';
import { formats } from '@portada/studio/formats';
import sharp, { type OverlayOptions } from 'sharp';

/**
 * Draws the formats of given slots as one sheet: a row for each entry of a JSON list, a column for each format that fits.
 * An entry has the fields of `Slots` that differ from a plain one; `thing`, `second` and the things of `sides` are names of
 * drawings, and `look` is the name of a person's look.
 *
 * Usage: tsx libs/studio/cli/format-sheet.ts slots.json [--ratio 16:9] [--format thing]… [--width 320] [--out sheet.png]
 * [--all] [--pack folder]
 */
const workspace = join(import.meta.dirname, '../../..');
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ratio: { type: 'string', default: '16:9' },
    format: { type: 'string', multiple: true },
    width: { type: 'string', default: '320' },
    out: { type: 'string', default: 'sheet.png' },
    all: { type: 'boolean', default: false },
    pack: { type: 'string', default: join(workspace, 'dist/studio') },
  },
});

/** An entry of the JSON list. */
type Entry = Partial<Omit<Slots, 'thing' | 'second' | 'sides'>> & {
  thing?: string;
  second?: string;
  look?: string;
  mood?: string;
  sides?: { name: string; thing?: string; price?: string }[];
};

function drawingOf({ index }: Knowledge, id: string | undefined): Slots['thing'] {
  if (id === undefined) return null;
  const found = index.get(id);
  if (!found) throw new Error(`There is no drawing "${id}".`);
  const { group, ink, hue } = found;
  return { id, group, ink, hue };
}

/** The slots of an entry. */
function slotsOf(knowledge: Knowledge, { thing, second, sides, look, mood, ...rest }: Entry): Slots {
  const person = looks.find(({ name }) => name === look);
  return {
    seed: 1,
    language: 'en',
    hook: '',
    label: null,
    thing: drawingOf(knowledge, thing),
    second: drawingOf(knowledge, second),
    sides: (sides ?? []).map((side) => ({
      name: side.name,
      thing: drawingOf(knowledge, side.thing),
      price: side.price ?? null,
    })),
    isBeforeAfter: false,
    number: null,
    face: person ? { look: person, mood: (mood ?? 'shocked') as 'shocked', side: null } : null,
    place: null,
    motif: null,
    ground: null,
    ink: null,
    tint: null,
    isCrossed: false,
    state: null,
    isBurning: false,
    noText: false,
    noFaces: false,
    tone: 'plain',
    isMysterious: false,
    ...rest,
  };
}

async function main(): Promise<void> {
  const { knowledge, assets } = await loadRenderContext(resolve(values.pack));
  const entries = JSON.parse(readFileSync(positionals[0] ?? '', 'utf8')) as Entry[];
  const ratio = aspectRatios.find((one): one is AspectRatio => one === values.ratio) ?? '16:9';
  const size = { ...pictureSizes[ratio], aspectRatio: ratio };
  const width = Number(values.width);
  const height = Math.ceil((width * size.height) / size.width);
  const names = formatNames.filter((name) => !values.format || values.format.includes(name));
  const rows = entries.map((entry) => {
    const slots = slotsOf(knowledge, entry);
    return names
      .filter((name) => values.all || formats[name].fits(slots) > 0)
      .map((name) => formats[name].scene(slots, size, knowledge.measure));
  });
  const columns = Math.max(...rows.map((row) => row.length));
  const tiles: OverlayOptions[] = [];
  const spent = process.cpuUsage();
  for (const [top, row] of rows.entries()) {
    for (const [left, scene] of row.entries()) {
      const small = scaleScene(scene, width < 640 ? 640 : width);
      const canvas = createCanvas(small.width, small.height);
      await renderScene(canvas.getContext('2d') as unknown as Context, small, assets);
      const raw = { width: small.width, height: small.height, channels: 4 } as const;
      const input = await sharp(canvas.data(), { raw }).resize(width, height).png().toBuffer();
      tiles.push({ input, left: left * (width + 4), top: top * (height + 4) });
    }
  }
  const { user, system } = process.cpuUsage(spent);
  const sheet = {
    width: columns * (width + 4),
    height: rows.length * (height + 4),
    channels: 3,
    background: '#151515',
  } as const;
  writeFileSync(values.out, await sharp({ create: sheet }).composite(tiles).png().toBuffer());
  process.stdout.write(
    `${tiles.length} pictures, ${Math.round((user + system) / 1000 / tiles.length)} ms of CPU each: ${values.out}\n`,
  );
}

void main();
