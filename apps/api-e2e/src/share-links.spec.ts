import { shareLinkLimits } from '@portada/contracts';
import { ApiClient, type Answer } from '@portada/testing';
import sharp from 'sharp';
import { drawnThumbnail } from './harness/documents';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

type Link = { id: string; expiresAt: string; pictures: { n: number; votes: number }[] };
type Created = { link: Link; token: string };
type Opened = { pictures: { n: number; image: string }[]; votedFor: number | null };

let app: TestApp;
let ana: Creator;
let drawn: string[];
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(20);
  drawn = [];
  for (let count = 0; count < 3; count++) drawn.push((await drawnThumbnail(app, ana)).id);
});
afterAll(() => app.close());

const create = ({ client }: Creator, thumbnailIds: string[]) =>
  client.post('/api/share-links', { thumbnailIds });
const created = async (creator: Creator, thumbnailIds = drawn): Promise<Created> => {
  const answer = await create(creator, thumbnailIds);
  expect(answer.status).toBe(201);
  return answer.body as Created;
};
const list = async ({ client }: Creator) =>
  ((await client.get('/api/share-links')).body as { items: Link[] }).items;

/** A browser without an account, at an address. */
class Visitor {
  private cookie: string | null = null;
  constructor(private readonly address = '203.0.113.7') {}

  async open(token: string): Promise<Answer> {
    const answer = await this.send('/api/shared', { token });
    const cookie = answer.headers.get('set-cookie')?.split(';')[0];
    if (cookie !== undefined) this.cookie = cookie;
    return answer;
  }

  vote(token: string, n: number): Promise<Answer> {
    return this.send('/api/shared/votes', { token, n });
  }

  /** Replaces the cookie. */
  forge(change: (cookie: string) => string): void {
    this.cookie = change(this.cookie ?? '');
  }

  private send(path: string, body: object): Promise<Answer> {
    const client = new ApiClient(app.api.origin, this.cookie);
    return client.send('POST', path, { body, headers: { 'x-forwarded-for': this.address } });
  }
}

test('a link shows three drawn pictures without titles, in an order that stays for each browser', async () => {
  const { link, token } = await created(ana);
  expect(token).toMatch(/^[\w-]{22}$/);
  expect(Date.parse(link.expiresAt) - Date.now()).toBeGreaterThan(29.9 * 24 * 3600 * 1000);
  const visitor = new Visitor();
  const answer = await visitor.open(token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  const { pictures, votedFor } = answer.body as Opened;
  expect(votedFor).toBeNull();
  expect(pictures.map((one) => Object.keys(one))).toEqual(pictures.map(() => ['n', 'image']));
  const bytes = Buffer.from(pictures[0]?.image.split(',')[1] ?? '', 'base64');
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 720 });
  const orderOf = async (one: Visitor) =>
    ((await one.open(token)).body as Opened).pictures.map(({ n }) => n).join('');
  expect(await orderOf(visitor)).toBe(pictures.map(({ n }) => n).join(''));
  const orders = new Set<string>();
  for (let count = 0; count < 12; count++) orders.add(await orderOf(new Visitor()));
  expect(orders.size).toBeGreaterThan(1);
});

/** Asks for the picture that other sites show of a link, without a cookie. */
const cardOf = (token: string) => fetch(`${app.api.origin}/api/shared/picture?token=${token}`);

test('other sites get the first picture of a link, 1280 pixels wide, and may not keep it', async () => {
  const { token } = await created(ana);
  const answer = await cardOf(token);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('set-cookie')).toBeNull();
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
    'cross-origin-resource-policy': 'cross-origin',
  });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1280, height: 720 });
  expect(bytes.length).toBeLessThanOrEqual(500_000);
});

test('a link of the former version has the picture that visitors see', async () => {
  const { link, token } = await created(ana, drawn.slice(0, 1));
  await app.owner.query('UPDATE share_pictures SET card = NULL WHERE link_id = $1', [link.id]);
  expect((await cardOf(token)).headers.get('content-type')).toBe('image/webp');
});

test('only the hash of the token is stored', async () => {
  const { token } = await created(ana, drawn.slice(0, 1));
  const found = await app.count(
    `SELECT count(*) FROM share_links l WHERE l::text LIKE '%' || $1 || '%' OR l.token_hash = sha256($1::bytea)`,
    [token],
  );
  const plain = await app.count(`SELECT count(*) FROM share_links l WHERE l::text LIKE '%' || $1 || '%'`, [
    token,
  ]);
  expect([found, plain]).toEqual([1, 0]);
});

test('each browser votes once, and the owner alone sees the counts', async () => {
  const { link, token } = await created(ana);
  const [first, second] = [new Visitor('203.0.113.1'), new Visitor('203.0.113.2')];
  await first.open(token);
  expect(await first.vote(token, 1)).toMatchObject({ status: 200, body: { votedFor: 1 } });
  expect(await first.vote(token, 2)).toMatchObject({ status: 409, body: { code: 'already_voted' } });
  expect(((await first.open(token)).body as Opened).votedFor).toBe(1);
  await second.open(token);
  expect((await second.vote(token, 1)).status).toBe(200);
  const own = (await list(ana)).find(({ id }) => id === link.id);
  expect(own?.pictures.map(({ votes }) => votes)).toEqual([0, 2, 0]);
  const bob = await app.creator();
  expect(await list(bob)).toEqual([]);
});

test('a vote needs the signed cookie of an opened link', async () => {
  const { token } = await created(ana);
  const visitor = new Visitor('203.0.113.3');
  expect(await visitor.vote(token, 0)).toMatchObject({ status: 400, body: { code: 'vote_cookie_missing' } });
  await visitor.open(token);
  visitor.forge((cookie) => cookie.replace(/^voter=..../, 'voter=AAAA'));
  expect(await visitor.vote(token, 0)).toMatchObject({ status: 400, body: { code: 'vote_cookie_missing' } });
});

test('an address has at most five votes for a link', async () => {
  const { token } = await created(ana);
  const statuses: number[] = [];
  for (let count = 0; count <= shareLinkLimits.votesPerAddress; count++) {
    const visitor = new Visitor('203.0.113.4');
    await visitor.open(token);
    statuses.push((await visitor.vote(token, 0)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: shareLinkLimits.votesPerAddress }, () => 200), 409]);
});

test('all addresses of a /56 have at most 25 votes for a link, and all of a /48 have 100', async () => {
  const { token, link } = await created(ana, drawn.slice(0, 1));
  const voteFrom = async (subnet: number) => {
    const visitor = new Visitor(`2001:db8:9:${subnet.toString(16)}::1`);
    await visitor.open(token);
    return (await visitor.vote(token, 0)).status;
  };
  expect(await voteFrom(1)).toBe(200);
  // Further votes of other browsers in the same networks.
  const repeat = (count: number, columns: string) =>
    app.owner.query(
      `INSERT INTO share_votes (link_id, n, browser_hash, address_hash, hash_56, hash_48)
         SELECT link_id, n, sha256(nr::text::bytea), sha256(nr::text::bytea), ${columns}
           FROM share_votes CROSS JOIN generate_series(1, ${count}) AS nr WHERE link_id = $1`,
      [link.id],
    );
  await repeat(23, 'hash_56, hash_48');
  expect(await voteFrom(2)).toBe(200);
  expect(await voteFrom(3)).toBe(409);
  expect(await voteFrom(0x100)).toBe(200);
  await app.owner.query(
    'DELETE FROM share_votes WHERE hash_56 IN (SELECT hash_56 FROM share_votes GROUP BY 1 HAVING count(*) > 1)',
  );
  await repeat(98, 'address_hash, hash_48');
  expect(await voteFrom(0x200)).toBe(200);
  expect(await voteFrom(0x300)).toBe(409);
});

test('a link ends when it is revoked, when it expires and when its thumbnail is deleted', async () => {
  const visitor = new Visitor('203.0.113.5');
  const gone = { status: 404, body: { code: 'share_link_not_found' } };
  const { id: own } = await drawnThumbnail(app, ana);
  const [revoked, expired, deleted] = [
    await created(ana, drawn.slice(0, 1)),
    await created(ana, drawn.slice(0, 1)),
    await created(ana, [own]),
  ];
  await visitor.open(revoked.token);
  const bob = await app.creator();
  for (const [creator, status] of [
    [bob, 404],
    [ana, 204],
  ] as const) {
    const answer = await creator.client.send('DELETE', `/api/share-links/${revoked.link.id}`);
    expect(answer.status).toBe(status);
  }
  await app.owner.query(`UPDATE share_links SET expires_at = now() WHERE id = $1`, [expired.link.id]);
  expect((await ana.client.send('DELETE', `/api/thumbnails/${own}`)).status).toBe(204);
  for (const { token } of [revoked, expired, deleted]) {
    expect(await visitor.open(token)).toMatchObject(gone);
    expect(await visitor.vote(token, 0)).toMatchObject(gone);
    const card = await cardOf(token);
    expect([card.status, await card.json()]).toMatchObject([404, gone.body]);
  }
  expect((await cardOf('short')).status).toBe(400);
  expect(await visitor.open('A'.repeat(22))).toMatchObject(gone);
  expect((await visitor.open('short')).status).toBe(400);
});

test('a link shows one to three own thumbnails that have a picture, and an account has at most 20 links', async () => {
  const bob = await app.creator();
  expect((await create(bob, drawn)).body).toMatchObject({ code: 'thumbnail_not_found' });
  expect((await create(bob, [bob.thumbnailId])).body).toMatchObject({ code: 'thumbnail_without_picture' });
  const [first = ''] = drawn;
  for (const ids of [[], [first, first], [...drawn, bob.thumbnailId], ['x']]) {
    expect((await create(ana, ids)).status).toBe(400);
  }
  await app.owner.query(
    `INSERT INTO share_links (id, user_id, token_hash, expires_at)
       SELECT gen_random_uuid(), $1, sha256(n::text::bytea), now() + interval '1 day' FROM generate_series(1, 20) AS n`,
    [bob.id],
  );
  const { id } = await drawnThumbnail(app, bob);
  expect(await create(bob, [id])).toMatchObject({ status: 409, body: { code: 'share_links_full' } });
  await app.owner.query('SELECT delete_account($1)', [bob.id]);
  expect(await app.count('SELECT count(*) FROM share_links WHERE user_id = $1', [bob.id])).toBe(0);
});
