import { randomUUID } from 'node:crypto';
import { type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Frame, Page } from '@playwright/test';
import { Pool } from 'pg';
import type { Account } from './fixtures/account';
import { expect, test } from './fixtures/test';

/** A state-changing api call that an attacking page attempts. */
type ForgedRequest = { method: string; path: string; body: Record<string, unknown> };
/** An attempted api call, and its result as far as the attacking page could read the result. */
type Outcome = { what: string; result: string };

/**
 * Attempts every api call in every way that a page can use, with the cookies of the visitor. The function runs in
 * the attacking page.
 */
const tryEverything = async ({
  target,
  requests,
}: {
  target: string;
  requests: ForgedRequest[];
}): Promise<Outcome[]> => {
  const outcomes: Outcome[] = [];
  const byFetch = async (
    { method, path, body }: ForgedRequest,
    mode: RequestMode,
    headers: Record<string, string>,
  ) => {
    const what = `${method} ${path}, ${mode}, ${JSON.stringify(headers)}`;
    try {
      const text = JSON.stringify(body);
      const answer = await fetch(target + path, {
        ...{ method, mode, headers, credentials: 'include' as const },
        ...(method === 'GET' ? {} : { body: text }),
      });
      outcomes.push({ what, result: answer.type === 'opaque' ? 'opaque' : String(answer.status) });
    } catch {
      outcomes.push({ what, result: 'blocked' });
    }
  };
  const byForm = ({ path, body }: ForgedRequest, enctype: string) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.name = `frame-${outcomes.length}-${Math.random()}`;
      const form = document.createElement('form');
      Object.assign(form, { method: 'post', action: target + path, enctype, target: frame.name });
      const add = (name: string, value: string) =>
        form.append(Object.assign(document.createElement('input'), { name, value }));
      // The body of a plain-text form can look like JSON: the `=` of the form becomes part of an unknown field.
      if (enctype === 'text/plain') add(`${JSON.stringify(body).slice(0, -1)},"x":"`, '"}');
      else for (const [name, value] of Object.entries(body)) add(name, String(value));
      document.body.append(frame, form);
      const end = (result: string) => {
        clearTimeout(timer);
        outcomes.push({ what: `form to ${path}, ${enctype}`, result });
        resolve();
      };
      // The form targets a frame. A refused form post loads a page into the frame. A response without a body, such
      // as the response to a sign-out, loads no page.
      const timer = setTimeout(() => end('no page'), 10_000);
      frame.addEventListener('load', () => end('opaque'));
      form.submit();
    });
  const bySocket = () =>
    new Promise<void>((resolve) => {
      const socket = new WebSocket(`${target.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      const end = (result: string) => {
        outcomes.push({ what: 'socket', result });
        socket.close();
        resolve();
      };
      socket.addEventListener('open', () => end('open'));
      socket.addEventListener('error', () => end('blocked'));
    });
  const byFrame = (path: string) =>
    new Promise<void>((resolve) => {
      const frame = document.createElement('iframe');
      frame.src = target + path;
      frame.addEventListener('load', () => resolve());
      document.body.append(frame);
    });
  for (const request of requests) {
    await byFetch(request, 'cors', { 'content-type': 'application/json' });
    await byFetch(request, 'cors', { 'content-type': 'application/json', 'x-requested-with': 'portada' });
    await byFetch(request, 'no-cors', { 'content-type': 'text/plain' });
    if (request.method !== 'POST') continue;
    for (const enctype of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data']) {
      await byForm(request, enctype);
    }
  }
  await byFetch({ method: 'GET', path: '/api/me', body: {} }, 'cors', {});
  await byFetch({ method: 'GET', path: '/socket.io/?EIO=4&transport=polling', body: {} }, 'cors', {});
  await bySocket();
  await byFrame('/dashboard');
  await byFrame('/api/auth/oidc?mode=popup');
  return outcomes;
};

/** Returns all api calls that the attacking page attempts, with ids of the visitor's account. */
const forgedRequestsOf = (attacker: Account, thumbnailId: string): ForgedRequest[] => [
  { method: 'POST', path: '/api/auth/login', body: { email: attacker.email, password: attacker.password } },
  {
    method: 'POST',
    path: '/api/auth/register',
    body: {
      email: `x-${randomUUID()}@example.org`,
      password: 'Long enough',
      displayName: 'X',
      country: 'Spain',
    },
  },
  { method: 'POST', path: '/api/generate-image', body: { thumbnailId, prompt: 'An advertisement of ours' } },
  { method: 'POST', path: '/api/thumbnails', body: { title: 'Not mine' } },
  { method: 'POST', path: '/api/create-checkout-session', body: { planId: 'starter' } },
  { method: 'POST', path: '/api/confirm-payment', body: { sessionId: 'a-session' } },
  { method: 'PATCH', path: '/api/me', body: { displayName: 'Somebody else' } },
  { method: 'POST', path: '/api/me/password', body: { password: 'Taken over now' } },
  { method: 'DELETE', path: '/api/auth/sessions', body: {} },
  { method: 'DELETE', path: '/api/me', body: {} },
  { method: 'DELETE', path: `/api/thumbnails/${thumbnailId}`, body: {} },
  { method: 'POST', path: '/api/auth/logout', body: {} },
];

let foreign: Server;
let port = 0;
let owner: Pool;

test.beforeAll(async () => {
  foreign = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<!doctype html><title>Win a prize</title><body>Win a prize');
  });
  await new Promise<void>((resolve) => foreign.listen(0, '127.0.0.1', resolve));
  port = (foreign.address() as AddressInfo).port;
  owner = new Pool({ connectionString: process.env['E2E_DATABASE_URL'], max: 1 });
});

test.afterAll(async () => {
  foreign.close();
  await owner.end();
});

/** Returns all data of the users in the database, except for the time of their last request. */
const stateOf = async (...accounts: Account[]): Promise<unknown> => {
  const { rows } = await owner.query<Record<string, unknown>>(
    `SELECT u.email, u.display_name, u.password_hash, u.deleted_at,
            (SELECT array_agg(id ORDER BY id) FROM sessions WHERE user_id = u.id) AS sessions,
            (SELECT array_agg(id ORDER BY id) FROM generations WHERE user_id = u.id) AS generations,
            (SELECT array_agg(id ORDER BY id) FROM thumbnails WHERE user_id = u.id AND deleted_at IS NULL) AS thumbnails,
            (SELECT array_agg(balance ORDER BY kind) FROM credit_accounts WHERE user_id = u.id) AS credits
       FROM users u WHERE u.email = ANY ($1) ORDER BY u.email`,
    [accounts.map(({ email }) => email)],
  );
  return rows;
};
const cookieOf = async (context: BrowserContext): Promise<string | undefined> =>
  (await context.cookies()).find(({ name }) => name === 'sid')?.value;

const places: Record<string, (page: Page) => Promise<Page | Frame>> = {
  // Browsers send cookies to every port of a host, so this page sends the visitor's cookies too.
  'another port of the same host': async (page) => {
    await page.goto(`http://localhost:${port}/`);
    return page;
  },
  'another host': async (page) => {
    await page.goto(`http://127.0.0.1:${port}/`);
    return page;
  },
  'a frame without an origin': async (page) => {
    await page.goto(`http://localhost:${port}/`);
    await page.setContent(
      '<iframe sandbox="allow-scripts allow-forms allow-popups" srcdoc="<p>Hello"></iframe>',
    );
    const frame = page.frames().find((candidate) => candidate.parentFrame());
    if (!frame) throw new Error('the attacking page has no frame');
    return frame;
  },
};

for (const [where, open] of Object.entries(places)) {
  test(`a page on ${where} cannot act on behalf of its visitor`, async ({
    browser,
    baseURL,
    account,
    newAccount,
  }) => {
    const attacker = await newAccount();
    const thumbnail = await account.createThumbnail('Mine alone');
    // The context collects no errors, because the browser reports every refused attempt.
    const context = await browser.newContext({ storageState: await account.request.storageState() });
    const requests = forgedRequestsOf(attacker, thumbnail.id);
    const target = baseURL ?? '';
    const [before, cookie] = [await stateOf(account, attacker), await cookieOf(context)];
    expect(cookie).toBeDefined();

    const outcomes = await (
      await open(await context.newPage())
    ).evaluate(tryEverything, { target, requests });

    expect(outcomes.length).toBeGreaterThan(requests.length * 3);
    expect(outcomes.filter(({ result }) => result !== 'blocked' && result !== 'opaque')).toEqual([]);
    expect(outcomes).toContainEqual({ what: 'socket', result: 'blocked' });
    expect(await stateOf(account, attacker)).toEqual(before);
    expect(await cookieOf(context)).toBe(cookie);
    expect((await account.request.get('/api/me')).status()).toBe(200);
    await context.close();
  });
}

test("the api accepts, from Portada's own origin, the calls that it refuses from another origin", async ({
  browser,
  baseURL,
  account,
  newAccount,
}) => {
  const attacker = await newAccount();
  const thumbnail = await account.createThumbnail('Mine alone');
  const context = await browser.newContext({ storageState: await account.request.storageState() });
  const page = await context.newPage();
  const target = baseURL ?? '';
  await page.goto(`${target}/privacy-policy`);
  const requests = forgedRequestsOf(attacker, thumbnail.id);
  const requestsTo = (path: string) => requests.filter((candidate) => candidate.path === path);
  const outcomesOf = async (asked: ForgedRequest[]) =>
    (await page.evaluate(tryEverything, { target, requests: asked })).map(
      ({ what, result }) => `${what}: ${result}`,
    );

  expect(await outcomesOf(requestsTo('/api/generate-image'))).toEqual(
    expect.arrayContaining([
      'POST /api/generate-image, cors, {"content-type":"application/json"}: 202',
      'socket: open',
      'GET /api/me, cors, {}: 200',
    ]),
  );
  expect(await outcomesOf(requestsTo('/api/auth/login'))).toContain(
    'POST /api/auth/login, cors, {"content-type":"application/json"}: 200',
  );
  expect(await outcomesOf(requestsTo('/api/auth/logout'))).toContain('GET /api/me, cors, {}: 401');
  expect(await cookieOf(context)).toBeUndefined();
  await context.close();
});
