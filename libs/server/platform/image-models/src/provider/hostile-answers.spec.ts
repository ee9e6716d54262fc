import { once } from 'node:events';
import { type RequestListener, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { until } from '@portada/testing';
import { modelInput, everything } from '../image-model.contract';
import { OpenAiModel } from '../openai/openai-model';
import { type DownloadRules, downloadImage } from './guarded-download';

const never = () => new AbortController().signal;
const megabyte = Buffer.alloc(1024 * 1024, 0x20);

/** Writes a body without an end, as fast as the client reads, until the client disconnects. */
const endless: RequestListener = (_, response) => {
  const more = () => {
    while (!response.destroyed && response.write(megabyte));
  };
  response.on('drain', more);
  more();
};

const brotli = (bytes: Buffer): Buffer =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
const zeros = Buffer.alloc(60 * 1024 * 1024, 0x20);
const json =
  (body: string | Buffer, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    void response.writeHead(200, { 'content-type': 'application/json', ...headers }).end(body);
const values = (text: string): string => `[${text.repeat(4_000_000)}0]`;

/** Answers of a hostile provider to a request for an image, by path. */
const answers: Record<string, RequestListener> = {
  'an endless body': endless,
  'a body of 60 MB': json(zeros),
  'a gzip bomb': json(gzipSync(zeros), { 'content-encoding': 'gzip' }),
  'a brotli bomb': json(brotli(zeros), { 'content-encoding': 'br' }),
  'a body that is no gzip': json('{}', { 'content-encoding': 'gzip' }),
  'twenty million nested lists': json('['.repeat(20_000_000)),
  'four million empty lists': json(values('[],')),
  'four million empty objects': json(values('{},')),
  'four million numbers': json(values('1,')),
  'an image that is a number': json('{"data":[{"b64_json":5}]}'),
  'no object': json('null'),
  'an empty body': json(''),
  'half a JSON text': json('{"data":[{"b64_json":"iVBO'),
  'a body that is shorter than declared': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '5000' });
    response.write('{"data":', () => response.destroy());
  },
  'headers of 100 kB': json('{}', { 'x-large': 'a'.repeat(100_000) }),
  'a redirect to a metadata service': (_, response) =>
    void response.writeHead(307, { location: 'http://169.254.169.254/' }).end(),
  'an event stream without an end': (request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    endless(request, response);
  },
  'an event stream of ten million empty lines': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/event-stream' }).end('\n'.repeat(10_000_000)),
};

const files: Record<string, RequestListener> = {
  'an endless body': endless,
  'a body of 33 MB without a length': (_, response) => {
    for (let at = 0; at < 33; at += 1) response.write(megabyte);
    response.end();
  },
  'a declared length of 4 GB': (_, response) => {
    response.writeHead(200, { 'content-length': String(2 ** 32) });
    response.write('x');
  },
  'a body that is shorter than declared': (_, response) => {
    response.writeHead(200, { 'content-length': '5000' });
    response.write('x', () => response.destroy());
  },
  'a connection that is closed at once': (_, response) => void response.destroy(),
  'a slow body': (_, response) => {
    const timer = setInterval(() => response.write('x'), 20);
    response.once('close', () => clearInterval(timer));
  },
  'no answer': () => undefined,
  'only headers': (_, response) => response.flushHeaders(),
  'a status 404': (_, response) => void response.writeHead(404).end('no'),
  'a status 206': (_, response) => void response.writeHead(206).end('x'),
  'a status 204': (_, response) => void response.writeHead(204).end(),
  ...Object.fromEntries(
    [301, 302, 303, 307, 308].map((status) => [
      `a redirect ${status} to a metadata service`,
      ((_, response) =>
        void response.writeHead(status, { location: 'http://169.254.169.254/' }).end()) as RequestListener,
    ]),
  ),
};

let url = '';
let handler: RequestListener = endless;
const server = createServer((request, response) => handler(request, response));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

const openConnections = (): Promise<number> =>
  new Promise((resolve, reject) =>
    server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );

/**
 * Limit in ms of the CPU time that the process uses in the longest pause of the event loop. A worker whose event loop is blocked
 * for 10 s loses its leases. The elapsed time would also measure the other work of the machine.
 */
const longestPauseMs = 3000;

/** CPU time of this process in ms. */
const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

it.each(Object.keys(answers))(
  'an answer of a hostile provider ends the request as a failure of the provider, with bounded memory: %s',
  async (name) => {
    handler = answers[name] ?? endless;
    const model = new OpenAiModel({ key: 'k', baseUrl: url, model: 'm', quality: 'low', timeoutMs: 30_000 });
    const before = process.resourceUsage().maxRSS;
    let [last, longest] = [cpuMs(), 0];
    const watch = setInterval(() => {
      longest = Math.max(longest, cpuMs() - last);
      last = cpuMs();
    }, 5);
    const events = await everything(model.start(modelInput(), never()));
    clearInterval(watch);
    expect(events.at(-1)).toMatchObject({ type: 'failed', code: 'provider' });
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(500);
    expect(Math.max(longest, cpuMs() - last)).toBeLessThan(longestPauseMs);
    await model.close();
  },
);

it.each(Object.keys(files))(
  'a file of a hostile provider is refused, and its connection is closed: %s',
  async (name) => {
    handler = files[name] ?? endless;
    server.closeAllConnections();
    const isLate = ['a slow body', 'no answer', 'only headers'].includes(name);
    const limits = { bytes: 32 * 1024 * 1024, ms: isLate ? 300 : 20_000 };
    const rules: DownloadRules = { hosts: [], base: new URL(url), limits };
    const before = process.resourceUsage().maxRSS;
    await expect(downloadImage(`${url}/a.png`, rules, never())).rejects.toThrow();
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(200);
    await until(async () => (await openConnections()) === 0, { what: 'the connection to close' });
  },
);
