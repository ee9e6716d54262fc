import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import {
  FallbackModel,
  type HeadlineSetter,
  type ModelEvent,
  hostedModels,
  imageModelSettings,
} from '@portada/image-models';
import {
  closedAddresses,
  createMemoryLedger,
  everything,
  hostileUrls,
  modelInput,
  urlOfAddress,
} from '@portada/image-models/contract';
import { createHeadlineSetter } from '@portada/studio/engine';
import { seeded } from '@portada/testing';
import sharp from 'sharp';
import { z } from 'zod';
import { type HostileImage, hostileGroups, hostileImages } from './hostile-images.fixture';

/**
 * Growth in MB of the highest memory use of this process that a group of files may cause. 103 MB were measured; the
 * pixels of one image of 40 megapixels take 160 MB.
 */
const mostMegabytes = 300;
const size = { width: 320, height: 180 };
const never = () => new AbortController().signal;
const ignore = () => undefined;

/** Starts a server that speaks OpenAI's protocol, and answers with the address of one file, or with a hostile address. */
const startProvider = async () => {
  let file: Buffer = Buffer.alloc(0);
  let address: string | null = null;
  let trapped = 0;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/trap')) trapped += 1;
    if (request.url === '/file') return void response.end(file);
    request.resume();
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ url: address ?? `${url}/file` }] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    send: (bytes: Buffer) => {
      [file, address] = [bytes, null];
    },
    name: (hostile: string) => (address = hostile),
    trapped: () => trapped,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};

let provider: Awaited<ReturnType<typeof startProvider>>;
let headlines: HeadlineSetter;
let model: FallbackModel;

beforeAll(async () => {
  provider = await startProvider();
  headlines = createHeadlineSetter({ directory: join(__dirname, '../../../dist/studio') });
  const settings = z.object(imageModelSettings).parse({ OPENAI_BASE_URL: provider.url });
  const adapter = hostedModels(settings)['openai']?.(null);
  if (!adapter) throw new Error('no adapter');
  let minutes = 0;
  model = new FallbackModel({
    members: [{ id: 'openai', model: adapter, concurrency: 1 }],
    budgetUsdPerDay: null,
    headlines,
    ledger: createMemoryLedger(),
    logger: { info: ignore, warn: ignore, error: ignore },
    // Each look at the clock is a minute later, so that the circuit breaker admits the next request.
    now: () => (minutes += 1) * 60_000,
  });
});
afterAll(async () => {
  await model.close();
  await provider.close();
});

const lastOf = (bytes: Buffer): Promise<ModelEvent | undefined> => {
  provider.send(bytes);
  return lastEvent();
};

const lastEvent = async (): Promise<ModelEvent | undefined> => {
  const input = { ...modelInput({ elementsToAvoid: ['text'] }), ...size };
  return (await everything(model.start(input, never()))).at(-1);
};

/** Returns the fault of an answer; null if the file is refused as the contract says, or gives a clean thumbnail. */
const faultOf = async ({ expected }: HostileImage, last: ModelEvent | undefined): Promise<string | null> => {
  if (last?.type === 'failed') {
    const { code, mayBeCharged } = last;
    if (code !== 'provider' || mayBeCharged !== true) return `the failure ${JSON.stringify(last)}`;
    return expected === 'image' ? `refused: ${last.message}` : null;
  }
  if (last?.type !== 'done') return 'no end';
  if (expected === 'refused') return 'accepted';
  const found = await sharp(last.bytes, { failOn: 'warning' }).metadata();
  const { format, width, height, depth, hasAlpha, exif, icc, xmp, space } = found;
  const shape = [format, width, height, depth, hasAlpha, space].join(' ');
  if (shape !== 'png 320 180 uchar false srgb') return shape;
  if (exif || icc) return 'metadata of the provider in the thumbnail';
  if (!String(xmp).includes('compositeWithTrainedAlgorithmicMedia')) return 'no provenance';
  return /<script|PK\x03\x04/.test(last.bytes.toString('latin1')) ? 'foreign content in the thumbnail' : null;
};

const random = seeded('hostile images');
/** Number of hostile files and addresses that the chain of models was given. */
const given = { files: 0, addresses: 0 };

it.each(hostileGroups)(
  'the worker refuses hostile files of a provider or makes a clean thumbnail of the exact size, with bounded memory: %s',
  async (group) => {
    const cases = await hostileImages(group, random, `${provider.url}/trap`);
    const whole = await sharp({ create: { ...size, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    expect((await lastOf(whole))?.type).toBe('done');
    const before = process.resourceUsage().maxRSS;
    const faults: string[] = [];
    for (const hostile of cases) {
      const fault = await faultOf(hostile, await lastOf(hostile.bytes));
      if (fault !== null) faults.push(`${hostile.name}: ${fault}`);
    }
    expect(faults).toEqual([]);
    expect(cases.length).toBeGreaterThan(20);
    given.files += cases.length;
    expect(provider.trapped()).toBe(0);
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(mostMegabytes);
    // The chain serves a whole image after all of them.
    expect((await lastOf(whole))?.type).toBe('done');
  },
  300_000,
);

it('the worker makes no image from a hostile address that a provider names, and reaches no other server through it, with bounded memory', async () => {
  const closed = closedAddresses(random).map(([, address]) => urlOfAddress(address));
  // Ways to the trap of this machine, which a provider on this machine may not use either.
  const { port } = new URL(provider.url);
  const traps = ['0.0.0.0', '[::]', '10.0.0.1', '[::ffff:10.0.0.1]', '169.254.169.254'].map(
    (host) => `http://${host}:${port}/trap`,
  );
  const before = process.resourceUsage().maxRSS;
  const faults: string[] = [];
  for (const address of [...hostileUrls, ...closed, ...traps]) {
    provider.name(address);
    const last = await lastEvent();
    given.addresses += 1;
    if (last?.type !== 'failed' || last.code !== 'provider') faults.push(`${address}: ${last?.type}`);
  }
  expect(faults).toEqual([]);
  expect(provider.trapped()).toBe(0);
  expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(mostMegabytes);
});

it('the files and addresses of the tests above are those that the page about image models counts, and at least 300', () => {
  const page = readFileSync(join(__dirname, '../../../docs/image-models.md'), 'utf8');
  const counted = /(\d+) hostile files and (\d+) hostile\s+addresses/.exec(page);
  expect([given.files, given.addresses].map(String)).toEqual([counted?.[1], counted?.[2]]);
  expect(given.files + given.addresses).toBeGreaterThanOrEqual(300);
});
