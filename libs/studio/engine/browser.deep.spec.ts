import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { type Browser, type Page, chromium } from '@playwright/test';
import { type PictureRequest, pictureRequestSchema } from '@portada/contracts';
import {
  type Scene,
  panoramaNames,
  packFonts,
  planScene,
  renderDocument,
  renderScene,
  viewOfPlace,
} from '@portada/studio';
import type { SceneDocument } from '@portada/studio/document';
import sharp from 'sharp';
import { asContext, openRenderContext } from './render-context';
import { openPack, packFiles } from './pack';
import { curvedDocument, cutOutDocument, photoFiles } from './testing/cut-out.fixture';

const workspace = join(__dirname, '../../..');
const directory = join(workspace, 'dist/studio');
const testing = join(__dirname, 'testing');

const program = [process.env['PORTADA_CHROMIUM'], chromium.executablePath(), '/usr/bin/chromium'].find(
  (path) => path !== undefined && path !== '' && existsSync(path),
);
// The test is skipped on a machine without Chromium. In CI a missing Chromium fails the test.
const isLeftOut = program === undefined && process.env['CI'] !== 'true';
if (isLeftOut) process.stderr.write('No Chromium found: the browser drawing tests are skipped.\n');

/**
 * Maximum mean difference in luma between two images 160 pixels wide, in percent. Measured differences are 0.4 to
 * 0.6, caused by different antialiasing of edges.
 */
const mostPercent = 1.5;

const requests: Partial<PictureRequest>[] = [
  { prompt: 'I built a rocket in 24 hours', style: 'comic', mood: 'epic' },
  { prompt: 'No duermas en este hotel embrujado', style: 'horror', mood: 'dark' },
  { prompt: 'I lived in a forest for 7 days', style: 'photorealistic', mood: 'intense' },
  { prompt: 'iPhone vs Android: which one is better?', style: 'photorealistic', mood: 'dramatic' },
  { prompt: 'How I made $10,000 with AI', style: 'neon', mood: 'epic', colorPalette: 'Neon' },
  { prompt: '東京で一番おいしいラーメン', style: 'paper', mood: 'funny' },
  { prompt: 'رحلتي إلى الصحراء الكبرى', style: 'retro', elementsToInclude: ['fire', 'flurbel'] },
];

/** A panel behind each line of a text. */
const panel = {
  color: '#c02020',
  padding: 12,
  cut: 'slab',
  radius: 0,
  edge: null,
  drop: null,
} as const;

/** A photo that is the ground, with a blur and with a light of its own. */
const groundFields = {
  isGround: true,
  box: { x: 0, y: -210, width: 960, height: 960 },
  blur: 30,
  tone: { exposure: 1.6, tint: [1.4, 1, 0.6], saturation: 0.5 },
} satisfies Parameters<typeof cutOutDocument>[0];

/** A document with a photographed place in the place of its plain ground. */
const atPlace = (document: SceneDocument): SceneDocument => {
  const [ground, ...others] = document.layers;
  const editing = { id: ground?.id ?? '', name: '', locked: false, hidden: false };
  return { ...document, layers: [{ ...viewOfPlace('esplanade', document), ...editing }, ...others] };
};

(isLeftOut ? describe.skip : describe)('a scene drawn in a browser', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portada-browser-'));
  let server: Server;
  let browser: Browser;
  let page: Page;
  const troubles: string[] = [];

  beforeAll(async () => {
    const vite = join(workspace, 'node_modules/vite/bin/vite.js');
    execFileSync(process.execPath, [vite, 'build', '--outDir', folder, '--logLevel', 'error'], {
      cwd: testing,
    });
    server = serve(folder, await photoFiles()).listen(0, '127.0.0.1');
    await new Promise((listening) => server.once('listening', listening));
    browser = await chromium.launch({
      executablePath: program ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
      ],
    });
    page = await browser.newPage();
    page.on('pageerror', (error) => troubles.push(error.message));
    const { port } = server.address() as AddressInfo;
    // Requests to other hosts are aborted, because the page must draw with local fonts and images only.
    await page.route(/^(?!http:\/\/127\.0\.0\.1:)/, (route) => route.abort());
    await page.goto(`http://127.0.0.1:${port}/`);
    await page.waitForFunction('globalThis.ready === true');
  });
  afterAll(async () => {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true });
  });

  const inBrowser = async (scene: unknown, by = 'drawn'): Promise<Buffer> => {
    const address = await page.evaluate<string>(`${by}(${JSON.stringify(scene)})`);
    return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
  };

  it.each(requests)(
    'the studio draws the same image in the browser as on the server: $prompt',
    async (request) => {
      const [scene, other] = [planned(request, 3), planned(request, 4)];
      const [here, elsewhere, there] = [await onServer(scene), await onServer(other), await inBrowser(scene)];
      expect(troubles).toEqual([]);
      const difference = await differenceOf(here, there);
      console.info(`${request.style ?? ''}: ${difference.toFixed(2)} % between server and browser`);
      expect(difference).toBeLessThan(mostPercent);
      // The difference to another variant is much larger, so the measured difference distinguishes images.
      expect(await differenceOf(elsewhere, there)).toBeGreaterThan(4 * mostPercent);
    },
  );

  it.each([
    ['cut out, with an outline and a shadow', { isCutOut: true }],
    ['cut out, turned, flipped and cropped', { isCutOut: true, rotation: 20, flip: true, radius: 30 }],
    ['whole', { isCutOut: false }],
    ['lit by the ground, with a rim', { match: 1, rim: 1, rotation: 10 }],
    ['as the ground, blurred and graded', groundFields],
  ])('the browser draws a photo as the server does: %s', async (_, fields) => {
    const document = atPlace(cutOutDocument(fields));
    const files = await photoFiles();
    const canvas = createCanvas(document.width, document.height);
    const loadPhoto = async (id: string) => loadImage(files.get(id) ?? Buffer.alloc(0));
    const { assets } = openRenderContext(directory);
    await renderDocument(asContext(canvas.getContext('2d')), document, { ...assets, loadPhoto });
    const there = await inBrowser(document, 'drawnDocument');
    expect(troubles).toEqual([]);
    expect(await differenceOf(canvas.toBuffer('image/png'), there)).toBeLessThan(mostPercent);
  });

  it.each([
    ['an arch', { arc: 120 }],
    ['a bowl with a finish, rotated', { arc: -80, rotation: 15, finish: 'metal' }],
    ['half a circle with panels', { arc: 180, panel }],
  ] as const)('the browser draws a text on an arc as the server does: %s', async (_, fields) => {
    const onHost = async (document: SceneDocument) => {
      const canvas = createCanvas(document.width, document.height);
      await renderDocument(asContext(canvas.getContext('2d')), document, openRenderContext(directory).assets);
      return canvas.toBuffer('image/png');
    };
    const here = await onHost(curvedDocument(fields));
    const there = await inBrowser(curvedDocument(fields), 'drawnDocument');
    expect(troubles).toEqual([]);
    expect(await differenceOf(here, there)).toBeLessThan(mostPercent);
    expect(await differenceOf(await onHost(curvedDocument()), there)).toBeGreaterThan(3 * mostPercent);
  });
});

function planned(request: Partial<PictureRequest>, seed: number): Scene {
  const parsed = pictureRequestSchema.parse(request);
  return planScene({ ...parsed, width: 960, height: 540, seed }, openRenderContext(directory).knowledge);
}

async function onServer(scene: Scene): Promise<Buffer> {
  const canvas = createCanvas(scene.width, scene.height);
  await renderScene(asContext(canvas.getContext('2d')), scene, openRenderContext(directory).assets);
  return canvas.toBuffer('image/png');
}

/** Returns the mean difference in luma of two images, scaled to a width of 160 pixels, in percent. */
async function differenceOf(a: Buffer, b: Buffer): Promise<number> {
  const [one, two] = await Promise.all(
    [a, b].map((png) => sharp(png).removeAlpha().resize({ width: 160 }).greyscale().raw().toBuffer()),
  );
  if (!one || one.length !== two?.length) throw new Error('The two images differ in size.');
  const sum = one.reduce((total, luma, place) => total + Math.abs(luma - (two[place] ?? 0)), 0);
  return (sum / one.length / 255) * 100;
}

/** Serves the test page, the library as one bundle, and the asset pack. */
function serve(folder: string, photos: ReadonlyMap<string, Buffer>): Server {
  const pack = openPack(directory);
  const fonts = new Set(packFonts.map(({ file }) => file));
  const answerTo = ({ pathname, searchParams }: URL): [type: string, body: string | Buffer] | null => {
    const [, kind = '', name = ''] = pathname.split('/').map(decodeURIComponent);
    if (kind === '') return ['text/html', readFileSync(join(testing, 'scene-page.html'))];
    if (kind === 'scene.mjs') return ['text/javascript', readFileSync(join(folder, 'scene.mjs'))];
    if (kind === 'fonts.json') return ['application/json', JSON.stringify(packFonts)];
    if (kind === 'fonts' && fonts.has(name))
      return ['font/woff2', readFileSync(join(directory, packFiles.fonts, name))];
    const photo = kind === 'photos' ? photos.get(name) : undefined;
    if (photo) return ['image/png', photo];
    const flat = kind === 'flat' ? pack.flat(name) : null;
    if (flat !== null) return ['image/svg+xml', flat];
    if (kind === 'illustrations')
      return ['image/svg+xml', pack.svg(name, Number(searchParams.get('pixels') ?? 512))];
    if (kind === 'panoramas' && panoramaNames.some((known) => known === name))
      return ['image/webp', readFileSync(join(directory, packFiles.panoramas, `${name}.webp`))];
    return null;
  };
  return createServer((request, response) => {
    const answer = answerTo(new URL(request.url ?? '/', 'http://127.0.0.1'));
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.[0] ?? 'text/plain' });
    response.end(answer?.[1]);
  });
}
