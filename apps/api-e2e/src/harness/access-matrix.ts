import { createHash, randomUUID } from 'node:crypto';
import type { ServedRoute } from '@portada/http';
import type { StripeSimulator } from '@portada/simulators';
import {
  type Answer,
  ApiClient,
  createSession,
  createThumbnail,
  createUser,
  reserveGeneration,
} from '@portada/testing';
import sharp from 'sharp';
import { drawnThumbnail, storedScene } from './documents';
import { type TestApp, generateImageBody } from './test-app';

/**
 * Callers of the access matrix, in the order of the columns. `ended` and `expired` send a cookie of an invalid session
 * of the user; `deleted` sends a cookie of a deleted account.
 */
export const callers = ['nobody', 'forged', 'ended', 'expired', 'deleted', 'user', 'other', 'admin'] as const;
/** One caller of the access matrix, such as an administrator. */
export type Caller = (typeof callers)[number];

/** Owners of the objects that a request is about; `-` if the route takes no id. */
export const idKinds = ["user's", "third's", 'unknown', 'malformed'] as const;
/** Owner of the objects in a request of the access matrix; `-` for a route without ids. */
export type IdKind = (typeof idKinds)[number] | '-';

/** Ids of the objects of one user that a request may contain. `picture` is the file name of an image. */
type Ids = {
  thumbnail: string;
  /** Id of a thumbnail that has a generated image, and a document with one version. */
  drawn: string;
  generation: string;
  session: string;
  picture: string;
  asset: string;
  /** Ids of a photo and its mask that no saved person uses yet, and of a saved person. */
  cutOut: { assetId: string; maskId: string };
  savedPerson: string;
  shareLink: string;
  channel: string;
  purchase: string;
  /** Id of the payment session of the purchase at the provider. */
  payment: string;
};
type Call = { path: string; body?: unknown; headers?: Record<string, string> };

/** One request of the access matrix: a route, a caller and the owner of the requested objects. */
export type Cell = { route: ServedRoute; caller: Caller; ids: IdKind };

const upload = async (thumbnailId: string): Promise<FormData> => {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'red' };
  const form = new FormData();
  form.append('thumbnailId', thumbnailId);
  form.append('image', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'x.png');
  return form;
};

const assetForm = async (): Promise<FormData> => {
  const create = { width: 8, height: 8, channels: 3 as const, background: 'blue' };
  const form = new FormData();
  form.append('kind', 'photo');
  form.append('file', new Blob([new Uint8Array(await sharp({ create }).png().toBuffer())]), 'x.png');
  return form;
};

/** Ids for the parameters of addresses, by the start of the address. */
const parameters: Record<string, (ids: Ids) => string> = {
  '/api/auth/sessions/:id': ({ session }) => session,
  '/api/thumbnails/:id/document': ({ drawn }) => drawn,
  '/api/thumbnails/:id/versions': ({ drawn }) => drawn,
  '/api/thumbnails/:id/copies': ({ drawn }) => drawn,
  '/api/thumbnails/:id/render': ({ drawn }) => drawn,
  '/api/thumbnails/:id': ({ thumbnail }) => thumbnail,
  '/api/generations/:id': ({ generation }) => generation,
  '/api/proxy-image/:file': ({ picture }) => picture,
  '/api/assets/:id': ({ asset }) => asset,
  '/api/people/:id': ({ savedPerson }) => savedPerson,
  '/api/share-links/:id': ({ shareLink }) => shareLink,
  '/api/me/channels/:id': ({ channel }) => channel,
  '/api/me/purchases/:id': ({ purchase }) => purchase,
};

/** Request bodies that contain ids of objects, by route. */
const bodies: Record<string, (ids: Ids) => unknown> = {
  'POST /api/generate-image': ({ thumbnail }) => generateImageBody(thumbnail),
  'POST /api/convert-to-base64': ({ picture }) => ({ imageUrl: `/api/proxy-image/${picture}` }),
  'POST /api/share-links': ({ drawn }) => ({ thumbnailIds: [drawn] }),
  'POST /api/thumbnails/delete': ({ thumbnail }) => ({ ids: [thumbnail] }),
  'POST /api/thumbnails/tags': ({ thumbnail }) => ({ ids: [thumbnail], add: ['boats'] }),
  'POST /api/people': ({ cutOut }) => ({ name: 'Ana', ...cutOut }),
  'POST /api/upload-final-image': ({ thumbnail }) => upload(thumbnail),
  'POST /api/confirm-payment': ({ payment }) => ({ sessionId: payment }),
};

/** The smallest valid document. */
const documentScene = {
  version: 2,
  width: 1920,
  height: 1080,
  aspectRatio: '16:9',
  seed: 1,
  idea: null,
  layout: null,
  layers: [{ kind: 'grain', amount: 0.1, seed: 1, id: 'grain', name: '', locked: false, hidden: false }],
};

/** Valid request bodies without ids, by route. All other routes get an empty object as the request body. */
const complete: Record<string, unknown> = {
  'POST /api/api-keys': { name: 'A test', scopes: ['read'] },
  'POST /api/webhook-endpoints': { url: 'https://example.com/hook', events: ['generation.completed'] },
  'PATCH /api/webhook-endpoints/:id': { isEnabled: true },
  'PATCH /api/me': { displayName: 'Ana' },
  'POST /api/thumbnails': { title: 'A title' },
  'POST /api/drafts': { prompt: 'A golden retriever learns to surf' },
  'POST /api/understand': { prompt: 'A golden retriever learns to surf' },
  'POST /api/admin/generations/:id/cancel': { reason: 'a test' },
  'POST /api/admin/generations/:id/retry': { reason: 'a test' },
  'POST /api/admin/users/:id/grant': { credits: 1, reason: 'a test' },
  'POST /api/admin/users/:id/disable': { reason: 'a test' },
  'POST /api/admin/users/:id/enable': { reason: 'a test' },
  'POST /api/admin/users/:id/sign-out': { reason: 'a test' },
  'POST /api/admin/users/:id/reset-second-factor': { reason: 'a test' },
  'POST /api/admin/models/:name/enable': { reason: 'a test' },
  'POST /api/admin/models/:name/disable': { reason: 'a test' },
  'POST /api/admin/purchases/:id/accept': { reason: 'a test' },
  'POST /api/admin/purchases/:id/refuse': { reason: 'a test' },
  'POST /api/admin/queues/:name/pause': { reason: 'a test' },
  'POST /api/admin/queues/:name/resume': { reason: 'a test' },
  'POST /api/create-checkout-session': { priceId: 'plan-10' },
  'PUT /api/brand-kit': { faces: ['Anton'], colors: ['#ff0000'], finish: null, outline: null, logo: null },
  'PUT /api/me/channels': {
    name: 'A channel',
    settings: {
      style: 'comic',
      mood: 'happy',
      colorPalette: 'Warm',
      aspectRatio: '16:9',
      place: null,
      person: {},
      savedPersonId: null,
      model: null,
      brand: false,
    },
  },
  'PATCH /api/people/:id': { name: 'Another name' },
  'PATCH /api/thumbnails/:id': { title: 'Another title' },
  'PUT /api/thumbnails/:id/document': { scene: documentScene },
  'POST /api/thumbnails/:id/document/actions': {
    actions: [{ name: 'flip', args: { id: 'illustration-2' } }],
  },
  'POST /api/thumbnails/:id/render': { format: 'webp', width: 160 },
};

/** Parameters of addresses that are not about objects of users, by the start of the address. */
const fixed: Record<string, Record<string, string>> = {
  '/admin/queues/': { queueName: 'generations', jobId: randomUUID(), '*': 'images/logo.svg' },
  '/dev/mail/': { id: '1-reset_password' },
  '/api/admin/purchases/': { id: randomUUID() },
  '/api/admin/generations/': { id: randomUUID() },
  '/api/admin/users/': { id: randomUUID() },
  '/api/admin/models/': { name: 'a model that no worker has' },
  '/api/me/second-factor/passkeys/': { id: randomUUID() },
  '/api/admin/queues/': { name: 'no-such-queue' },
  // The request is unknown: only a provider that was asked knows an address that exists.
  '/api/model-webhooks/': { adapter: 'fal', requestId: randomUUID(), token: 'a'.repeat(43) },
  '/api/image-models/examples/': { file: 'no-such-example.webp' },
  '/api/api-keys/': { id: randomUUID() },
  '/api/webhook-endpoints/': { id: randomUUID(), deliveryId: randomUUID() },
  '/api/thumbnails/': { n: '1' },
  '/api/studio/drawings/': { name: 'fire' },
  '/api/studio/panoramas/': { name: 'park' },
  '/api/studio/fonts/': { file: 'anton-latin-400-normal.woff2' },
};

const parameterOf = (url: string) =>
  Object.entries(parameters).find(([prefix]) => url === prefix || url.startsWith(`${prefix}/`))?.[1];

const fixedOf = (url: string): Record<string, string> =>
  Object.entries(fixed).find(([prefix]) => url.startsWith(prefix))?.[1] ?? {};

/** Returns true if a request of the route contains ids of objects of users. */
export const takesIds = ({ method, url }: ServedRoute): boolean =>
  parameterOf(url) !== undefined || `${method} ${url}` in bodies;

/**
 * Builds the request of a route.
 * @throws Error if a parameter of the address is unknown; a new route must be added to `parameters` or `fixed`
 */
const callOf = async ({ method, url }: ServedRoute, ids: Ids): Promise<Call> => {
  const key = `${method === 'HEAD' ? 'GET' : method} ${url}`;
  const path = url.replace(/:(\w+)|\*/g, (found, name: string | undefined) => {
    const value = fixedOf(url)[name ?? found] ?? parameterOf(url)?.(ids);
    if (value === undefined)
      throw new Error(
        `access-matrix: no value for the parameter ${found} of ${key}: add the route to \`parameters\` or \`fixed\``,
      );
    return found === '*' ? value : encodeURIComponent(value);
  });
  const isAsset = key === 'POST /api/assets';
  const body = ['GET', 'HEAD'].includes(method)
    ? undefined
    : isAsset
      ? await assetForm()
      : ((await bodies[key]?.(ids)) ?? complete[key] ?? {});
  const headers: Record<string, string> = {
    ...(key.endsWith('/generate-image') && { 'idempotency-key': randomUUID() }),
    ...(key.startsWith('PUT ') && { 'if-match': '"1"' }),
  };
  return { path, headers, ...(body !== undefined && { body }) };
};

/** Users of the access matrix that own objects, and the cookies of the callers. */
type Scene = { user: Person; third: Person; cookies: Map<Caller, Promise<string | null>> };

type Person = { id: string; cookie: string; ids: Ids };

const token = (fill: string): string => fill.padEnd(43, fill).slice(0, 43);

const idsOf = (kind: IdKind, { user, third }: Scene): Ids => {
  if (kind === 'unknown') {
    const [thumbnail, generation, session] = [randomUUID(), randomUUID(), randomUUID()];
    const drawn = randomUUID();
    const [purchase, payment] = [randomUUID(), `cs_test_${randomUUID()}`];
    const files = { picture: `${randomUUID()}.png`, asset: randomUUID() };
    const people = {
      cutOut: { assetId: randomUUID(), maskId: randomUUID() },
      savedPerson: randomUUID(),
      shareLink: randomUUID(),
      channel: randomUUID(),
    };
    return { thumbnail, drawn, generation, session, purchase, payment, ...files, ...people };
  }
  if (kind === 'malformed') {
    const none = `'1`;
    const ours = { thumbnail: none, drawn: none, generation: none, session: none, asset: none };
    const people = {
      cutOut: { assetId: none, maskId: none },
      savedPerson: none,
      shareLink: none,
      channel: none,
    };
    return { ...ours, ...people, purchase: none, payment: none, picture: `../'1.png` };
  }
  return kind === "third's" ? third.ids : user.ids;
};

/** Rejects after 30 s with an error that names a request without a response. */
const rejectWithoutResponse = (asked: string): Promise<never> =>
  new Promise((_, reject) => {
    setTimeout(() => reject(new Error(`no response within 30 s: ${asked}`)), 30_000).unref();
  });

/**
 * Sends the requests of the access matrix to a running api. Requests that may change data get their own users and
 * objects.
 */
export class AccessMatrix {
  /** Users and objects that all reading and refused requests of the access matrix share. */
  private kept: Promise<Scene> | undefined;

  private uploads: Promise<unknown> = Promise.resolve();

  /**
   * Creates a sender of the requests of the access matrix.
   * @param app the api
   * @param provider simulated payment provider of the purchases
   */
  constructor(
    private readonly app: TestApp,
    private readonly provider: StripeSimulator,
  ) {}

  /**
   * Sends one request of the access matrix.
   * @param headers request headers; they replace the headers that a script of Portada sends
   * @param isRefused true if the api must refuse the request, so that the request changes nothing
   */
  async ask(
    { route, caller, ids }: Cell,
    { headers = {}, isRefused = false }: { headers?: Record<string, string>; isRefused?: boolean } = {},
  ): Promise<Answer> {
    // Requests for an export get a separate user, because each user may have only one export at a time.
    const isReading = ['GET', 'HEAD'].includes(route.method) && !route.url.endsWith('/export');
    const scene = await (isReading || isRefused
      ? (this.kept ??= this.scene({ withPictures: true, withPurchases: true, withDocuments: true }))
      : this.scene({
          withPictures: route.url.includes('base64') || route.url.startsWith('/api/assets/:id'),
          withPurchases: route.url.endsWith('/confirm-payment'),
          withDocuments: /:id\/(copies|document|versions|render)|share-links$/.test(route.url),
        }));
    const client = new ApiClient(this.app.api.origin, await this.cookieOf(caller, scene));
    const call = await callOf(route, idsOf(ids, scene));
    const send = () =>
      client.send(route.method, call.path, { ...call, headers: { ...call.headers, ...headers } });
    const isUpload = route.url.endsWith('/upload-final-image') || route.url === '/api/assets';
    const asked = isUpload ? this.oneUpload(send) : send();
    return Promise.race([asked, rejectWithoutResponse(`${route.method} ${call.path} of ${caller}`)]);
  }

  /** Sends uploads one at a time, because the api responds 503 to too many simultaneous uploads. */
  private oneUpload<T>(send: () => Promise<T>): Promise<T> {
    const answer = this.uploads.then(send);
    this.uploads = answer.catch(() => undefined);
    return answer;
  }

  private async scene(wanted: {
    withPictures: boolean;
    withPurchases: boolean;
    withDocuments: boolean;
  }): Promise<Scene> {
    const [user, third] = await Promise.all([this.person(), this.person()]);
    if (wanted.withPictures) await Promise.all([this.addPicture(user), this.addPicture(third)]);
    if (wanted.withPurchases) await Promise.all([this.addPurchase(user), this.addPurchase(third)]);
    if (wanted.withDocuments) await Promise.all([this.addDocument(user), this.addDocument(third)]);
    return { user, third, cookies: new Map() };
  }

  private async cookieOf(caller: Caller, scene: Scene): Promise<string | null> {
    const known = scene.cookies.get(caller) ?? this.makeCookie(caller, scene.user);
    scene.cookies.set(caller, known);
    return known;
  }

  private async makeCookie(caller: Caller, user: Person): Promise<string | null> {
    const { owner } = this.app;
    switch (caller) {
      case 'nobody':
        return null;
      case 'forged':
        return `sid=${token('forged')}`;
      case 'ended':
        return this.pastCookie(user, 'DELETE FROM sessions WHERE token_hash = $1');
      case 'expired':
        return this.pastCookie(user, `UPDATE sessions SET expires_at = now() WHERE token_hash = $1`);
      case 'deleted': {
        const gone = await this.person();
        await owner.query('SELECT delete_account($1)', [gone.id]);
        return gone.cookie;
      }
      case 'user':
        return user.cookie;
      case 'other':
        return (await this.person()).cookie;
      case 'admin':
        return (await this.person('admin')).cookie;
    }
  }

  /**
   * Creates another session of the user and applies an SQL statement to the session.
   * @returns cookie of the session
   */
  private async pastCookie(user: Person, sql: string): Promise<string> {
    const { owner } = this.app;
    const cookie = await createSession(owner, user.id);
    await owner.query(sql, [createHash('sha256').update(cookie.slice('sid='.length)).digest()]);
    return cookie;
  }

  /** Creates a user with a thumbnail, a generation and a session. */
  private async person(role: 'user' | 'admin' = 'user'): Promise<Person> {
    const { owner } = this.app;
    const { id } = await createUser(owner, { role });
    const cookie = await createSession(owner, id);
    const [thumbnail, drawn] = [await createThumbnail(owner, id), await createThumbnail(owner, id)];
    const generation = await reserveGeneration(owner, { userId: id, thumbnailId: drawn });
    const { rows } = await owner.query<{ id: string }>('SELECT id FROM sessions WHERE user_id = $1', [id]);
    const people = await this.addPeople(id);
    const others = { drawn: '', picture: '', asset: '', purchase: '', payment: '' };
    const ids = { thumbnail, generation, session: rows[0]?.id ?? '', ...others, ...people };
    return { id, cookie, ids };
  }

  /** Adds a photo, its mask, a saved person, a share link and a channel to the objects of a user. */
  private async addPeople(
    userId: string,
  ): Promise<Pick<Ids, 'cutOut' | 'savedPerson' | 'shareLink' | 'channel'>> {
    const [assetId, maskId, savedPerson] = [randomUUID(), randomUUID(), randomUUID()];
    await this.app.owner.query(
      `INSERT INTO assets (id, user_id, kind, object_key, sha256, mime_type, width, height, bytes)
         VALUES ($1, $3, 'photo', 'x', sha256('x'), 'image/png', 8, 8, 1),
                ($2, $3, 'mask', 'x', sha256('x'), 'image/png', 8, 8, 1)`,
      [assetId, maskId, userId],
    );
    await this.app.owner.query(
      `INSERT INTO saved_people (id, user_id, name, asset_id, mask_id) VALUES ($1, $2, 'Ana', $3, $4)`,
      [savedPerson, userId, assetId, maskId],
    );
    const shareLink = randomUUID();
    await this.app.owner.query(
      `INSERT INTO share_links (id, user_id, token_hash, expires_at) VALUES ($1, $2, sha256($3), now() + interval '1 day')`,
      [shareLink, userId, Buffer.from(shareLink)],
    );
    const channel = randomUUID();
    await this.app.owner.query(
      `INSERT INTO channel_styles (id, user_id, name, settings) VALUES ($1, $2, 'Ana', '{}')`,
      [channel, userId],
    );
    return { cutOut: { assetId, maskId }, savedPerson, shareLink, channel };
  }

  /** Adds a purchase that was paid and credited to the objects of a user. */
  private async addPurchase({ id, ids }: Person): Promise<void> {
    const { owner } = this.app;
    const purchase = randomUUID();
    const { id: payment } = await this.provider.forgeSession({ clientReferenceId: purchase });
    await this.provider.pay(payment, 'paid');
    const intent = this.provider.read.session(payment)?.payment_intent;
    await owner.query(`SELECT open_purchase($1, $2, 'plan-10', 10, 299, 'usd', 'price')`, [purchase, id]);
    await owner.query('SELECT fulfil_purchase($1, $2, $3)', [purchase, payment, intent]);
    Object.assign(ids, { purchase, payment });
  }

  /** Adds a thumbnail with a generated image, and a document with one version, to the objects of a user. */
  private async addDocument({ id, ids }: Person): Promise<void> {
    const drawn = await drawnThumbnail(this.app, { id });
    await this.app.owner.query(
      `INSERT INTO thumbnail_document_versions (thumbnail_id, number, base_generation_id, scene) VALUES ($1, 1, $2, $3)`,
      [drawn.id, drawn.generationId, JSON.stringify(storedScene)],
    );
    ids.drawn = drawn.id;
  }

  private async addPicture({ cookie, ids }: Person): Promise<void> {
    const client = new ApiClient(this.app.api.origin, cookie);
    const body = await upload(ids.thumbnail);
    const answer = await this.oneUpload(() => client.send('POST', '/api/upload-final-image', { body }));
    const { finalThumbnailUrl } = answer.body as { finalThumbnailUrl: string };
    ids.picture = finalThumbnailUrl.split('/').at(-1) ?? '';
    const asset = await this.oneUpload(async () =>
      client.send('POST', '/api/assets', { body: await assetForm() }),
    );
    ids.asset = (asset.body as { id: string }).id;
  }
}

/** Returns status and body of a response, without the request id, which differs in every response. */
export const visibleOf = ({ status, body, bytes }: Answer) => ({
  status,
  body: body === null ? bytes.toString('base64') : { ...(body as object), requestId: '' },
});
