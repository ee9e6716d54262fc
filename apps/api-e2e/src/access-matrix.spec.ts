import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServedRoute } from '@portada/http';
import { type StripeSimulator, startStripeSimulator } from '@portada/simulators';
import { type Answer, auditOf } from '@portada/testing';
import {
  AccessMatrix,
  type Caller,
  type Cell,
  type IdKind,
  callers,
  idKinds,
  takesIds,
  visibleOf,
} from './harness/access-matrix';
import { type TestApp, startTestApp } from './harness/test-app';

/**
 * The reviewed table of responses by route and caller. With `UPDATE_ACCESS_MATRIX=1` the test writes the table again;
 * review the changes.
 */
const tableFile = join(__dirname, 'access-matrix.table.txt');
const unsafe = (route: ServedRoute): boolean => !['GET', 'HEAD'].includes(route.method);
/**
 * Returns true if a response grants access. 303 counts, because the route of a receipt redirects to the payment
 * provider.
 */
const isSuccess = ({ status }: Answer): boolean => (status >= 200 && status < 300) || status === 303;
const nameOf = ({ method, url }: ServedRoute): string => `${method} ${url}`;
const withoutSession: readonly Caller[] = ['nobody', 'forged', 'ended', 'expired', 'deleted'];

let app: TestApp;
let provider: StripeSimulator;
let routes: ServedRoute[];
const answers = new Map<string, Answer>();
const keyOf = ({ route, caller, ids }: Cell): string => `${nameOf(route)} ${caller} ${ids}`;
const answerOf = (route: ServedRoute, caller: Caller, ids: IdKind): Answer => {
  const answer = answers.get(keyOf({ route, caller, ids }));
  if (!answer) throw new Error('the access matrix has no response for this route and caller');
  return answer;
};
const kindsOf = (route: ServedRoute): readonly IdKind[] => (takesIds(route) ? idKinds : ['-']);
const cellsOf = (route: ServedRoute): Cell[] =>
  kindsOf(route).flatMap((ids) => callers.map((caller) => ({ route, caller, ids })));

/** Runs an asynchronous function on each item, four items at a time. */
const fourAtOnce = async <T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> => {
  const rest = [...all];
  const lane = async () => {
    for (let one = rest.shift(); one !== undefined; one = rest.shift()) await work(one);
  };
  await Promise.all(Array.from({ length: 4 }, lane));
};

beforeAll(async () => {
  const keys = { secretKey: 'sk_test_matrix', webhookSecret: 'whsec_matrix' };
  provider = await startStripeSimulator({ ...keys, pageBase: 'http://localhost:3000/simulators/stripe' });
  app = await startTestApp({
    MAIL_DIR: join(__dirname, 'harness'),
    STRIPE_SECRET_KEY: keys.secretKey,
    STRIPE_WEBHOOK_SECRET: keys.webhookSecret,
    STRIPE_API_BASE: provider.apiBase,
  });
  routes = app.api.servedRoutes.toSorted(
    (a, b) => a.url.localeCompare(b.url) || a.method.localeCompare(b.method),
  );
  const matrix = new AccessMatrix(app, provider);
  await fourAtOnce(routes.flatMap(cellsOf), async (cell) => {
    const isRefused = cell.route.access !== 'public' && withoutSession.includes(cell.caller);
    answers.set(keyOf(cell), await matrix.ask(cell, { isRefused }));
  });
}, 600_000);
afterAll(async () => {
  await app.close();
  await provider.close();
});

test('the access matrix covers the routes of controllers and of plugins, with all three kinds of access', () => {
  expect(routes.map(nameOf)).toEqual(
    expect.arrayContaining(['GET /api/me', 'GET /api/openapi.json', 'GET /admin/queues/api/queues']),
  );
  expect(new Set(routes.map(({ access }) => access))).toEqual(new Set(['public', 'signed-in', 'admin']));
});

test('a request with an invalid session gets the same response as a request without a session, and reaches only public routes', () => {
  for (const route of routes) {
    for (const ids of kindsOf(route)) {
      const nobody = answerOf(route, 'nobody', ids);
      if (route.access !== 'public') expect([nameOf(route), nobody.status]).toEqual([nameOf(route), 401]);
      for (const caller of withoutSession) {
        const answer = answerOf(route, caller, ids);
        if (route.access === 'public') {
          expect([nameOf(route), caller, answer.status]).toEqual([nameOf(route), caller, nobody.status]);
        } else {
          expect([nameOf(route), caller, visibleOf(answer)]).toEqual([
            nameOf(route),
            caller,
            visibleOf(nobody),
          ]);
        }
      }
    }
  }
});

test('users get 403 from the routes of administrators, and administrators are not refused', () => {
  for (const route of routes.filter(({ access }) => access === 'admin')) {
    for (const caller of ['user', 'other'] as const) {
      expect([nameOf(route), answerOf(route, caller, '-').status]).toEqual([nameOf(route), 403]);
    }
    expect([nameOf(route), [401, 403]]).not.toEqual([
      nameOf(route),
      expect.arrayContaining([answerOf(route, 'admin', '-').status]),
    ]);
  }
});

test('responses about objects of another user equal responses about missing objects, also for administrators', () => {
  for (const route of routes.filter(takesIds)) {
    for (const caller of ['user', 'other', 'admin'] as const) {
      const unknown = answerOf(route, caller, 'unknown');
      const kinds = caller === 'user' ? (["third's"] as const) : (["user's", "third's"] as const);
      for (const ids of kinds) {
        const foreign = answerOf(route, caller, ids);
        expect([nameOf(route), caller, visibleOf(foreign)]).toEqual([
          nameOf(route),
          caller,
          visibleOf(unknown),
        ]);
      }
      for (const ids of [...kinds, 'unknown', 'malformed'] as const) {
        const row = [nameOf(route), caller, ids, isSuccess(answerOf(route, caller, ids))];
        expect(row).toEqual([nameOf(route), caller, ids, false]);
      }
    }
    // The same request must succeed for the owner; otherwise the refusal of other users would prove nothing.
    const own = [nameOf(route), isSuccess(answerOf(route, 'user', "user's"))];
    expect(own).toEqual([nameOf(route), true]);
  }
});

test('HEAD has the same status and access as GET on every route', () => {
  for (const route of routes.filter(({ method }) => method === 'HEAD')) {
    // Fastify lists the address of a plugin's first page in only one form, with or without a trailing slash. Both
    // forms are searched.
    const addresses = [route.url, route.url.replace(/\/$/, '')];
    const get = routes.find(({ method, url }) => method === 'GET' && addresses.includes(url));
    expect([route.url, get]).toEqual([route.url, { ...route, url: get?.url, method: 'GET' }]);
    if (!get) continue;
    for (const { caller, ids } of cellsOf(route)) {
      const status = answerOf(route, caller, ids).status;
      expect([nameOf(route), caller, ids, status]).toEqual([
        nameOf(route),
        caller,
        ids,
        answerOf(get, caller, ids).status,
      ]);
    }
  }
});

test('no request of the access matrix gets a 5xx response', () => {
  const broken = [...answers]
    .filter(([, { status }]) => status >= 500)
    .map(([key, { status }]) => [key, status]);
  expect(broken).toEqual([]);
});

test('refuses every change that a page of another origin requests, for every kind of session', async () => {
  const matrix = new AccessMatrix(app, provider);
  // The MCP server ignores cookies and accepts only keys, which no page of another origin can send.
  const ours = routes.filter((route) => unsafe(route) && !route.isWebhook && route.url !== '/mcp');
  const cells = ours.flatMap((route) =>
    kindsOf(route)
      .slice(0, 1)
      .flatMap((ids) => callers.map((caller) => ({ route, caller, ids }))),
  );
  await fourAtOnce(cells, async (cell) => {
    const { status, body } = await matrix.ask(cell, {
      headers: { 'x-requested-with': 'XMLHttpRequest' },
      isRefused: true,
    });
    expect([keyOf(cell), status, body]).toEqual([
      keyOf(cell),
      403,
      expect.objectContaining({ code: 'refused' }),
    ]);
  });
}, 120_000);

/** Webhook routes, with the status for a caller that is not the provider. */
const webhookStatus: Record<string, number> = {
  // The address contains an unknown token.
  'POST /api/model-webhooks/:adapter/:requestId/:token': 404,
  // The request has no signature.
  'POST /api/stripe/webhook': 400,
};

test('a webhook route refuses requests of callers that are not the provider, with any session cookie', () => {
  const webhooks = routes.filter(({ isWebhook }) => isWebhook);
  expect(webhooks.map(nameOf).sort()).toEqual(Object.keys(webhookStatus));
  for (const cell of webhooks.flatMap(cellsOf)) {
    const status = webhookStatus[nameOf(cell.route)];
    expect([keyOf(cell), answers.get(keyOf(cell))?.status]).toEqual([keyOf(cell), status]);
  }
});

test('the table of responses by route and caller equals the reviewed table', async () => {
  const table = tableOf(routes.filter(({ method }) => method !== 'HEAD'));
  if (process.env['UPDATE_ACCESS_MATRIX'] === '1') await writeFile(tableFile, table);
  expect(table).toBe(await readFile(tableFile, 'utf8'));
});

test('the ledger passes the audit after all requests of this file', async () => {
  expect(await auditOf(app.owner)).toEqual([]);
});

const tableOf = (listed: readonly ServedRoute[]): string => {
  const rows = listed.flatMap((route) =>
    kindsOf(route).map((ids, index) => [
      ...(index === 0 ? [nameOf(route), route.access ?? ''] : ['', '']),
      ids,
      ...callers.map((caller) => String(answerOf(route, caller, ids).status)),
    ]),
  );
  const head = ['route', 'access', 'whose', ...callers];
  const widths = head.map((_, column) =>
    Math.max(...[head, ...rows].map((row) => (row[column] ?? '').length)),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((text, column) => text.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const lead = [
    'What every route answers to every caller, as access-matrix.spec.ts has asked. Written by it; read it in the diff.',
    'ended, expired, deleted: cookies that opened a session once. admin and other own nothing of what is asked about.',
  ];
  return [...lead, '', line(head), ...rows.map(line), ''].join('\n');
};
