import type { IncomingMessage } from 'node:http';
import { createLogger } from '@portada/observability';
import { Handshake } from './handshake';

const logger = createLogger({ name: 'test', level: 'silent' });

/** Tells if a gateway of a public origin accepts a handshake request with the given headers. */
const accepts = (publicOrigin: string, headers: IncomingMessage['headers']): Promise<boolean> => {
  const handshake = new Handshake(
    publicOrigin,
    () => Promise.resolve(null),
    logger,
    () => '203.0.113.7',
  );
  const request = { headers } as IncomingMessage;
  return new Promise((resolve) => handshake.allowRequest(request, (_error, isAllowed) => resolve(isAllowed)));
};

const site = 'https://portada.example';
const local = 'http://localhost:3000';

test.each([
  ['accepts', 'a page of PUBLIC_URL', site, { origin: site, host: 'portada.example' }],
  [
    'refuses',
    'a page whose origin is the requested host',
    site,
    { origin: 'https://a.test', host: 'a.test' },
  ],
  ['refuses', 'a page of PUBLIC_URL without https', site, { origin: 'http://portada.example' }],
  ['refuses', 'a loopback page', site, { origin: local, host: 'localhost:3000' }],
  ['refuses', 'a page without an origin', site, { origin: 'null', host: 'null' }],
  ['accepts', 'a page at 127.0.0.1', local, { origin: 'http://127.0.0.1:3000', host: '127.0.0.1:3000' }],
  ['accepts', 'a page at a forwarded port', local, { origin: 'http://localhost:81', host: 'localhost:81' }],
  [
    'refuses',
    'a page of another local server',
    local,
    { origin: 'http://localhost:81', host: 'localhost:3000' },
  ],
  ['refuses', 'a page after DNS rebinding', local, { origin: 'http://a.test:3000', host: 'a.test:3000' }],
])('the gateway %s %s, with PUBLIC_URL %s', async (verdict, _page, publicOrigin, headers) => {
  expect(await accepts(publicOrigin, headers)).toBe(verdict === 'accepts');
});
