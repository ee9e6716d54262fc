import { randomUUID } from 'node:crypto';
import { type Page, chromium } from '@playwright/test';
import { z } from 'zod';
import type { Bench, Benchmark } from './benchmark';
import { type BenchApp, createBenchApp } from './bench-app';
import type { Row } from './report';
import { generateCall } from './requests';
import { median } from './statistics';
import { WholeStack } from './whole-stack';

/** Size of the window in px at which the stage is about 640 px wide. */
const viewport = { width: 1312, height: 900 };

/** Flags of Chromium: drawing without a graphics card, and frames as soon as they are drawn instead of 60 a second. */
export const chromiumFlags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
  ...['--disable-frame-rate-limit', '--disable-gpu-vsync'],
];

/** Request for a picture with a drawing, a place, light and film grain. */
const request = { prompt: 'I built a rocket in 24 hours', headline: 'LAUNCHED', seed: 7 };

/** Steps of a dragged layer, and changes of the document that are drawn. */
const [steps, redraws] = [120, 9];

const timesSchema = z.array(z.number());
const documentSchema = z.object({ scene: z.object({ layers: z.array(z.object({ kind: z.string() })) }) });

/** Generates a picture by the studio. @returns the path of its thumbnail and the number of its layers */
const draw = async (app: BenchApp, origin: string) => {
  const [user] = app.users;
  if (!user) throw new Error('the benchmark has no users');
  const { path, headers, ...call } = generateCall(user, randomUUID(), request);
  const session = { cookie: `sid=${user.token}`, 'sec-fetch-site': 'same-origin', origin };
  const answer = await fetch(`${origin}${path}`, {
    ...call,
    headers: { ...headers, ...session, prefer: 'wait=60' },
  });
  if (answer.status !== 200) throw new Error(`the picture was answered with ${answer.status}`);
  await answer.arrayBuffer();
  const document = await fetch(`${origin}/api/thumbnails/${user.thumbnailId}/document`, { headers: session });
  const { layers } = documentSchema.parse(await document.json()).scene;
  return { token: user.token, path: `/thumbnails/${user.thumbnailId}/document`, layers };
};

const shown = '.document-stage[data-shown=true]';

// The programs of the page are texts, because this project is compiled without the types of browsers.
/** Collects the time in ms between the frames of the page in the global variable `frames`. */
const collectFrames = `{
  globalThis.frames = [];
  let last = performance.now();
  const next = () => {
    const now = performance.now();
    frames.push(now - last);
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}`;

/** Hides or shows the selected layer, and returns the time in ms until the stage shows the change. */
const redrawOnce = `(async () => {
  const begin = performance.now();
  document.querySelector('[data-panel=layers] li:has([aria-pressed=true]) button:not([aria-pressed])').click();
  do await new Promise((resume) => setTimeout(resume));
  while (!document.querySelector('${shown}'));
  return performance.now() - begin;
})()`;

/** Drags the selected layer to and fro. @returns time in ms between the frames of the page */
const drag = async (page: Page, count: number): Promise<number[]> => {
  const box = await page.getByRole('button', { name: /^Move / }).boundingBox();
  if (!box) throw new Error('no layer is selected');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 20, y + 10);
  await page.evaluate(collectFrames);
  for (let step = 0; step < count; step += 1)
    await page.mouse.move(x + 60 * Math.sin(step / 8), y + 30 * Math.cos(step / 8));
  const frames = timesSchema.parse(await page.evaluate('frames'));
  await page.keyboard.press('Escape');
  await page.mouse.up();
  return frames;
};

/** Hides and shows the selected layer. @returns time in ms from each change until the stage shows it */
const redraw = async (page: Page, count: number): Promise<number[]> => {
  const times: number[] = [];
  for (let change = 0; change < count; change += 1) {
    const time = z.number().parse(await page.evaluate(redrawOnce));
    times.push(time);
  }
  return times;
};

const measure = async (bench: Bench, program: string) => {
  const app = await createBenchApp(bench.settings, 'bench_26', 1);
  const stack = await WholeStack.start(bench, app, 'editor', { IMAGE_MODEL: 'studio' });
  const picture = await draw(app, stack.origin);
  const browser = await chromium.launch({ executablePath: program, args: chromiumFlags });
  try {
    const context = await browser.newContext({ viewport, locale: 'en-US' });
    await context.addCookies([{ name: 'sid', value: picture.token, url: stack.origin }]);
    const page = await context.newPage();
    await page.goto(`${stack.origin}${picture.path}`);
    await page.waitForSelector(shown);
    await page
      .getByRole('region', { name: 'Layers' })
      .getByRole('button', { name: 'Drawing', exact: true })
      .first()
      .click();
    // The bitmaps of the selected layer are ready when the page is idle.
    await page.waitForSelector('.document-bitmaps > canvas:nth-child(3)', { state: 'attached' });
    const frames = await drag(page, bench.of(steps, 10));
    const times = await redraw(page, bench.of(redraws, 1));
    const stage = await page.locator('.document-stage').evaluate(({ clientWidth }) => clientWidth);
    bench.say(
      `a picture of ${picture.layers.length} layers at ${stage} px: ${frames.length} frames, median ${median(frames).toFixed(1)} ms; redraws ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`,
    );
    return { frames, times };
  } finally {
    await browser.close();
    await bench.processes.endAll();
    await app.close();
  }
};

/** Benchmark F26: a layer of a document is dragged, and the document is drawn again, in Chromium without a graphics card. */
export const editPictures: Benchmark = async (bench) => {
  const program = bench.settings.BENCH_CHROMIUM;
  if (program === undefined) {
    const about = { name: 'F26', path: 'dragging a layer of a picture', beside: '' };
    return [{ ...about, skipped: 'Chromium is not installed: install it, or set PORTADA_CHROMIUM' }];
  }
  const { frames, times } = await measure(bench, program);
  const row = (path: string, values: number[], most: number): Row => ({
    name: 'F26',
    path,
    beside: '',
    counted: median(values),
    unit: 'ms',
    aim: { at: 'most', ours: most },
  });
  return [
    row('a layer of a picture is dragged at 640 px: one frame, median', frames, 16),
    row('the whole picture is drawn again at 640 px, median', times, 100),
  ];
};
