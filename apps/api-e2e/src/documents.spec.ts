import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { addGeneration, drawnThumbnail, storedScene } from './harness/documents';
import { type Creator, type TestApp, startTestApp } from './harness/test-app';

type Layer = { id: string; kind: string } & Record<string, unknown>;
type Scene = { layers: Layer[] } & Record<string, unknown>;
type Present = { version: number; baseGenerationId: string; scene: Scene };

let app: TestApp;
let ana: Creator;
beforeAll(async () => {
  app = await startTestApp();
  ana = await app.creator(100);
});
afterAll(() => app.close());

const read = async (path: string): Promise<Present> => {
  const answer = await ana.client.get(`${path}/document`);
  expect(answer.status).toBe(200);
  return answer.body as Present;
};
const save = (path: string, scene: unknown, version: number | null, who = ana) =>
  who.client.send('PUT', `${path}/document`, {
    body: { scene },
    headers: version === null ? {} : { 'if-match': `"${version}"` },
  });
const act = (path: string, ...actions: { name: string; args: object }[]) =>
  ana.client.post(`${path}/document/actions`, { actions });
/** A photo of 10 by 10 pixels. */
const photo = (id: string, assetId: unknown) => ({
  kind: 'photo',
  id,
  name: '',
  locked: false,
  hidden: false,
  assetId,
  maskId: null,
  box: { x: 0, y: 0, width: 10, height: 10 },
  crop: null,
  rotation: 0,
  flip: false,
  radius: 0,
  blur: 0,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
});
const layerOf = ({ layers }: Scene, kind: string): Layer => {
  const found = layers.find((layer) => layer.kind === kind);
  if (!found) throw new Error(`no layer of the kind ${kind}`);
  return found;
};

describe('the document of a thumbnail', () => {
  test('starts with the scene of the generated image, and each layer has id, name, lock and visibility', async () => {
    const { path, generationId } = await drawnThumbnail(app, ana);
    const { version, baseGenerationId, scene } = await read(path);
    expect([version, baseGenerationId]).toEqual([1, generationId]);
    expect(scene.layers.map(({ kind }) => kind)).toEqual(storedScene.layers.map(({ kind }) => kind));
    expect(new Set(scene.layers.map(({ id }) => id)).size).toBe(4);
    expect(layerOf(scene, 'text')).toMatchObject({ name: 'HOT DAY', locked: false, hidden: false });
    expect(layerOf(scene, 'illustration')).toMatchObject({ drawing: 'fire' });
  });

  test('is the image alone if the model stored no whole scene', async () => {
    const headline = { ...storedScene, layers: storedScene.layers.filter(({ kind }) => kind === 'text') };
    for (const scene of [null, headline, { version: 9, layers: [] }, { version: 1, layers: ['?'] }]) {
      const { path } = await drawnThumbnail(app, ana, scene);
      expect((await read(path)).scene.layers).toMatchObject([{ kind: 'picture' }]);
      const drawn = await ana.client.post(`${path}/render`, { format: 'png', width: 64 });
      const { data } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
      expect([...data.subarray(0, 3)]).toEqual([0, 128, 128]);
    }
  });

  test('of an image of a hosted model is its headline over its plate, and the headline can be edited', async () => {
    const scene = { ...storedScene, layers: storedScene.layers.filter(({ kind }) => kind === 'text') };
    const { id, path } = await drawnThumbnail(app, ana, scene, 'red');
    const { scene: opened, version } = await read(path);
    expect(opened.layers).toMatchObject([
      { kind: 'picture', id: 'picture-1' },
      { kind: 'text', name: 'HOT DAY' },
    ]);
    const plateId = String(layerOf(opened, 'picture')['imageId']);
    const edited = await act(path, { name: 'set-text', args: { id: 'text-1', text: 'COLD DAY' } });
    expect(edited).toMatchObject({ status: 200 });
    // The plate is red and the image is teal: the corner of the drawn document shows the plate.
    const drawn = await ana.client.post(`${path}/render`, { format: 'png', width: 64 });
    const { data } = await sharp(drawn.bytes).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, 3)]).toEqual([255, 0, 0]);
    const saved = await save(path, opened, version + 1);
    expect(saved.status).toBe(200);
    // The plate is served to its owner alone, and is in no list of images.
    const file = await ana.client.get(`/api/proxy-image/${plateId}.png`);
    expect(file.status).toBe(200);
    const bob = await app.creator();
    expect((await bob.client.get(`/api/proxy-image/${plateId}.png`)).status).toBe(404);
    const shown = (await ana.client.get(`/api/thumbnails/${id}`)).body as { generatedImages: object[] };
    expect(shown.generatedImages).toHaveLength(1);
    const current = { generatedImageUrl: `/api/proxy-image/${plateId}.png` };
    expect((await ana.client.send('PATCH', `/api/thumbnails/${id}`, { body: current })).status).toBe(404);
    const foreign = await drawnThumbnail(app, bob);
    const theirs = await bob.client.get(`${foreign.path}/document`);
    const stolen = (theirs.body as Present).scene;
    const [, ...rest] = stolen.layers;
    const ground = { ...layerOf(opened, 'picture'), id: 'background-1' };
    const answer = await save(foreign.path, { ...stolen, layers: [ground, ...rest] }, 1, bob);
    expect(answer).toMatchObject({
      status: 400,
      body: { fields: { 'scene.layers.0.imageId': expect.any(String) } },
    });
  });

  test('is refused with 409 while the thumbnail has no image, and with 404 to everyone but the owner', async () => {
    const empty = await ana.client.get(`/api/thumbnails/${ana.thumbnailId}/document`);
    expect(empty).toMatchObject({ status: 409, body: { code: 'thumbnail_without_picture' } });
    const bob = await app.creator();
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const calls: [string, string, unknown][] = [
      ['GET', 'document', undefined],
      ['POST', 'document/actions', { actions: [{ name: 'flip', args: { id: 'illustration-2' } }] }],
      ['POST', 'document/versions', {}],
      ['GET', 'versions', undefined],
      ['POST', 'versions/1/restore', {}],
      ['POST', 'copies', {}],
      ['POST', 'render', { format: 'png' }],
    ];
    for (const [method, name, body] of calls) {
      const answer = await bob.client.send(method, `${path}/${name}`, body === undefined ? {} : { body });
      expect([name, answer.status]).toEqual([name, 404]);
    }
    expect((await save(path, scene, 1, bob)).status).toBe(404);
    expect((await read(path)).version).toBe(1);
  });

  test('is saved under the version that was changed; an older version gets 409 with the present document', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const first = { ...scene, layers: scene.layers.map((layer) => ({ ...layer, name: 'mine' })) };
    expect(await save(path, first, 1)).toMatchObject({ status: 200, body: { version: 2 } });
    const late = await save(path, scene, 1);
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'document_conflict',
        document: { version: 2, scene: { layers: [{ name: 'mine' }, {}, {}, {}] } },
      },
    });
    expect(await save(path, scene, null)).toMatchObject({
      status: 428,
      body: { code: 'document_version_required' },
    });
    const odd = await ana.client.send('PUT', `${path}/document`, {
      body: { scene },
      headers: { 'if-match': '*' },
    });
    expect(odd).toMatchObject({ status: 400, body: { fields: { 'If-Match': expect.any(String) } } });
    // Two saves of one version at the same time: one of them wins.
    const both = await Promise.all([save(path, first, 2), save(path, scene, 2)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await read(path)).version).toBe(3);
  });

  test('starts again with a newer image, and an edited document is kept as a version', async () => {
    const { id, path, generationId } = await drawnThumbnail(app, ana);
    await act(path, { name: 'set-text', args: { id: 'text-3', text: 'EDITED' } });
    const later = await addGeneration(app, ana, id);
    const present = await read(path);
    expect([present.version, present.baseGenerationId]).toEqual([3, later]);
    expect(layerOf(present.scene, 'text')['name']).toBe('HOT DAY');
    const versions = await ana.client.get(`${path}/versions`);
    expect(versions.body).toMatchObject({ items: [{ n: 1, name: null, baseGenerationId: generationId }] });
    const restored = await ana.client.post(`${path}/versions/1/restore`);
    expect(JSON.stringify(restored.body)).toContain('EDITED');
    // The restored document stays, although it belongs to the older image.
    expect(await read(path)).toMatchObject({ version: 4, baseGenerationId: generationId });
  });
});

describe('named actions on a document', () => {
  test('change the document on the server, all of them or none', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const answer = await act(
      path,
      { name: 'set-text', args: { id: 'text-3', text: 'COLD\nNIGHT' } },
      { name: 'move', args: { id: 'illustration-2', dx: -100, dy: 10 } },
      { name: 'lock', args: { id: 'background-1', locked: true } },
    );
    expect(answer).toMatchObject({ status: 200, body: { version: 2 } });
    const { scene } = answer.body as Present;
    expect(layerOf(scene, 'text')['lines']).toMatchObject([
      { runs: [{ text: 'COLD', highlighted: false }] },
      { runs: [{ text: 'NIGHT', highlighted: false }] },
    ]);
    expect(layerOf(scene, 'illustration')['frame']).toEqual({ x: 1000, y: 250, size: 600 });
    expect((await read(path)).scene).toEqual(scene);
    const half = await act(
      path,
      { name: 'flip', args: { id: 'illustration-2' } },
      { name: 'remove', args: { id: 'background-1' } },
    );
    expect(half).toMatchObject({
      status: 400,
      body: { fields: { 'actions.1': expect.stringContaining('locked') } },
    });
    expect((await read(path)).scene).toEqual(scene);
  });

  test('are refused where they exceed a limit of documents, as the saved document would be', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const photos = Array.from({ length: 21 }, (_, n) => photo(`p${n}`, randomUUID()));
    const full = 'Too many photos. Delete one first';
    expect(await act(path, ...photos.map((layer) => ({ name: 'add', args: { layer } })))).toMatchObject({
      status: 400,
      body: { fields: { 'actions.20': full } },
    });
    expect(await save(path, { ...scene, layers: [...scene.layers, ...photos] }, 1)).toMatchObject({
      status: 400,
      body: { fields: { 'scene.layers': full } },
    });
    const moved = { name: 'move', args: { id: 'illustration-2', dx: 8_000, dy: 0 } };
    const rename = { name: 'rename', args: { id: 'illustration-2', name: 'Far' } };
    const far = await act(path, moved, moved, moved, rename);
    expect(far).toMatchObject({ status: 400, body: { fields: { 'actions.2': expect.any(String) } } });
    expect(await read(path)).toMatchObject({ version: 1, scene });
  });

  test('use a place as the ground and change its light, which the drawn picture shows', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const used = await act(path, { name: 'use-place', args: { newId: 'place', place: 'sky' } });
    expect(used).toMatchObject({ status: 200 });
    expect((used.body as Present).scene.layers[0]).toMatchObject({ id: 'place', panorama: 'sky' });
    const mean = async () => {
      const drawn = await ana.client.post(`${path}/render`, { format: 'png', width: 64 });
      const { channels } = await sharp(drawn.bytes).stats();
      return channels.map((channel) => channel.mean);
    };
    const [, , blue = 0] = await mean();
    const red = { id: 'place', tint: [3, 0.2, 0.2], exposure: 2 };
    expect(await act(path, { name: 'set-place', args: red })).toMatchObject({ status: 200 });
    expect((await mean())[2]).toBeLessThan(blue - 30);
  });

  test.each([
    ['an unknown place', { name: 'use-place', args: { newId: 'place', place: 'moon' } }],
    ['a view of a text', { name: 'set-place', args: { id: 'text-3', yaw: 10 } }],
    ['an unknown action', { name: '__proto__', args: {} }],
    ['unknown arguments', { name: 'move', args: { id: 'text-3', dx: 1, dy: 1, to: '/etc/passwd' } }],
    ['an unknown layer', { name: 'flip', args: { id: 'nothing' } }],
    ['a layer that cannot do it', { name: 'crop', args: { id: 'text-3', crop: null } }],
    ['a result out of bounds', { name: 'resize', args: { id: 'illustration-2', scale: 50 } }],
    ['an arc beyond half a circle', { name: 'set-type', args: { id: 'text-3', arc: 180.5 } }],
    ['an arc of a drawing', { name: 'set-type', args: { id: 'illustration-2', arc: 20 } }],
    ['a huge text', { name: 'set-text', args: { id: 'text-3', text: 'x'.repeat(5_000) } }],
    [
      'a picture of somebody else',
      {
        name: 'add',
        args: {
          layer: { kind: 'picture', id: 'p', name: '', locked: false, hidden: false, imageId: randomUUID() },
        },
      },
    ],
  ])('are refused with a sentence for %s', async (_what, action) => {
    const { path } = await drawnThumbnail(app, ana);
    const answer = await act(path, action);
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid_request', error: expect.any(String) },
    });
    expect(Object.keys((answer.body as { fields: object }).fields)).toHaveLength(1);
    expect((await read(path)).version).toBe(1);
  });
});

describe('a text on an arc', () => {
  test('is drawn in another way, and is the same document as before without its arc', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const drawn = async () => (await ana.client.post(`${path}/render`, { format: 'png', width: 320 })).bytes;
    const straight = await drawn();
    const setArc = (arc: number) => act(path, { name: 'set-type', args: { id: 'text-3', arc } });
    const bent = await setArc(90);
    expect(layerOf((bent.body as Present).scene, 'text')['arc']).toBe(90);
    expect((await drawn()).equals(straight)).toBe(false);
    await setArc(0);
    expect(JSON.stringify((await read(path)).scene)).toBe(JSON.stringify(scene));
    expect((await drawn()).equals(straight)).toBe(true);
  });
});

describe('versions of a document', () => {
  test('are only added, and can be restored', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const named = await ana.client.post(`${path}/document/versions`, { name: 'First' });
    expect(named).toMatchObject({ status: 201, body: { n: 1, name: 'First' } });
    await act(path, { name: 'hide', args: { id: 'grain-4', hidden: true } });
    const restored = await ana.client.post(`${path}/versions/1/restore`);
    expect(layerOf((restored.body as Present).scene, 'grain')['hidden']).toBe(false);
    const { items } = (await ana.client.get(`${path}/document/versions`)).body as { items: object[] };
    // The edited document was kept before the older one was restored.
    expect(items).toMatchObject([
      { n: 2, name: null },
      { n: 1, name: 'First' },
    ]);
    const again = await ana.client.post(`${path}/versions/2/restore`);
    expect(layerOf((again.body as Present).scene, 'grain')['hidden']).toBe(true);
    for (const n of ['9', '0', '-1', 'x', '1e1']) {
      const answer = await ana.client.post(`${path}/versions/${n}/restore`);
      expect([n, answer.status, (answer.body as { code: string }).code]).toEqual([
        n,
        404,
        'document_version_not_found',
      ]);
    }
  });

  test('are limited', async () => {
    const { id, path, generationId } = await drawnThumbnail(app, ana);
    await app.owner.query(
      `INSERT INTO thumbnail_document_versions (thumbnail_id, number, base_generation_id, scene)
         SELECT $1, n, $2, '{}' FROM generate_series(1, 200) AS n`,
      [id, generationId],
    );
    const answer = await ana.client.post(`${path}/document/versions`, {});
    expect(answer).toMatchObject({ status: 409, body: { code: 'document_versions_full' } });
  });
});

describe('the render of a document', () => {
  test('has the wanted format, size and aspect ratio, shows the edited document, and costs no credit', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const available = async () =>
      ((await ana.client.get('/api/me/credits')).body as { available: number }).available;
    const before = await available();
    const sizeOf = async (body: object) => {
      const answer = await ana.client.post(`${path}/render`, body);
      expect(answer.status).toBe(200);
      const { format, width, height } = await sharp(answer.bytes).metadata();
      return { type: answer.headers.get('content-type'), format, width, height };
    };
    expect(await sizeOf({ format: 'jpeg', width: 640 })).toEqual({
      type: 'image/jpeg',
      format: 'jpeg',
      width: 640,
      height: 360,
    });
    expect(await sizeOf({ format: 'webp', width: 108, aspectRatio: '9:16' })).toMatchObject({
      format: 'webp',
      width: 108,
      height: 192,
    });
    expect(await sizeOf({ format: 'png', aspectRatio: '1:1' })).toMatchObject({ width: 1080, height: 1080 });
    const pixels = async () => (await ana.client.post(`${path}/render`, { format: 'png', width: 96 })).bytes;
    const shown = await pixels();
    expect(await pixels()).toEqual(shown);
    await act(path, { name: 'hide', args: { id: 'illustration-2', hidden: true } });
    expect(await pixels()).not.toEqual(shown);
    expect(await available()).toBe(before);
  });

  test('is lowered in quality until it has at most maxBytes, or refused', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const full = await ana.client.post(`${path}/render`, { format: 'jpeg', width: 640 });
    const maxBytes = Math.round(full.bytes.length * 0.6);
    const small = await ana.client.post(`${path}/render`, { format: 'jpeg', width: 640, maxBytes });
    expect([small.status, small.bytes.length <= maxBytes]).toEqual([200, true]);
    const none = await ana.client.post(`${path}/render`, { format: 'png', width: 320, maxBytes: 1_000 });
    expect(none).toMatchObject({ status: 400, body: { code: 'render_too_large' } });
  });

  test.each([
    { format: 'svg' },
    { format: 'png', width: 100_000 },
    { format: 'png', url: 'http://127.0.0.1' },
    {},
  ])('is refused for the body %j', async (body) => {
    const { path } = await drawnThumbnail(app, ana);
    expect((await ana.client.post(`${path}/render`, body)).status).toBe(400);
  });
});

describe('hostile documents', () => {
  type Change = (scene: Scene) => unknown;
  const withLayer =
    (kind: string, change: Record<string, unknown>): Change =>
    (scene) => ({
      ...scene,
      layers: scene.layers.map((layer) => (layer.kind === kind ? { ...layer, ...change } : layer)),
    });
  const added =
    (...layers: object[]): Change =>
    (scene) => ({ ...scene, layers: [...scene.layers, ...layers] });
  const cases: [string, Change, number][] = [
    ['10,000 layers', (scene) => ({ ...scene, layers: Array.from({ length: 10_000 }, () => ({})) }), 400],
    [
      '201 layers',
      (scene) => ({
        ...scene,
        layers: Array.from({ length: 201 }, (_, n) => ({ ...scene.layers[3], id: `g${n}` })),
      }),
      400,
    ],
    ['an arc of two circles', withLayer('text', { arc: 720 }), 400],
    ['an arc that is no number', withLayer('text', { arc: '90' }), 400],
    ['no layers', (scene) => ({ ...scene, layers: [] }), 400],
    [
      'two layers with one id',
      added({ kind: 'grain', amount: 0, seed: 1, id: 'text-3', name: '', locked: false, hidden: false }),
      400,
    ],
    [
      'a huge text',
      withLayer('text', {
        lines: [{ runs: [{ text: 'x'.repeat(100_000), highlighted: false }], size: 9, x: 0, baseline: 0 }],
      }),
      400,
    ],
    ['a body beyond the limit of the route', withLayer('text', { name: 'x'.repeat(300_000) }), 413],
    ['a name with control characters', withLayer('text', { name: 'a\u0007b' }), 400],
    ['an infinite number', withLayer('text', { rotation: '1e999' }), 400],
    ['a huge drawing', withLayer('illustration', { frame: { x: 0, y: 0, size: 1e6 } }), 400],
    ['a huge outline', withLayer('illustration', { outline: { width: 5_000, color: '#ffffff' } }), 400],
    ['a huge picture', (scene) => ({ ...scene, width: 100_000 }), 400],
    [
      'a color that is an address',
      withLayer('illustration', { tint: { color: 'url(http://127.0.0.1/)', amount: 1 } }),
      400,
    ],
    ['a drawing with a path', withLayer('illustration', { drawing: '../../../../etc/passwd' }), 400],
    ['an unknown drawing', withLayer('illustration', { drawing: 'no-such-drawing' }), 400],
    ['an asset of somebody else', added(photo('p', randomUUID())), 400],
    ['an asset that is a path', added(photo('p', '../../etc/passwd')), 400],
    ['an asset that is an address', added(photo('p', 'http://169.254.169.254/')), 400],
    [
      'an image of somebody else',
      added({ kind: 'picture', id: 'p', name: '', locked: false, hidden: false, imageId: randomUUID() }),
      400,
    ],
    ['another schema', (scene) => ({ ...scene, version: 1 }), 400],
    ['a list in place of the scene', () => [], 400],
  ];
  test.each(cases)('with %s are refused with a sentence and a code', async (_what, change, status) => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const answer = await save(path, change(scene), 1);
    const { code, error, fields = {} } = answer.body as { code: string; error: string; fields?: object };
    expect([answer.status, typeof code, error.length > 10]).toEqual([status, 'string', true]);
    expect(Object.keys(fields).length).toBeLessThan(60);
    expect((await read(path)).version).toBe(1);
  });

  test('with shapes that refer to files and addresses are drawn without them', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const body =
      '<image href="file:///etc/passwd"/><use href="http://127.0.0.1/x.svg#a"/><script>1</script><path d="M0 0h32v32z" fill="url(http://127.0.0.1/)"/>';
    expect((await save(path, withLayer('illustration', { body })(scene), 1)).status).toBe(200);
    const drawn = await ana.client.post(`${path}/render`, { format: 'png', width: 64 });
    expect(drawn.status).toBe(200);
  });

  test('that take too long to draw are refused, and the next render works', async () => {
    const { path } = await drawnThumbnail(app, ana);
    const { scene } = await read(path);
    const heavy = Array.from({ length: 150 }, (_, n) => ({
      ...layerOf(scene, 'illustration'),
      id: `h${n}`,
      frame: { x: 0, y: 0, size: 3_000 },
      blur: 200,
      outline: { width: 300, color: '#ffffff' },
    }));
    expect((await save(path, { ...scene, layers: [...scene.layers, ...heavy] }, 1)).status).toBe(200);
    const answer = await ana.client.post(`${path}/render`, { format: 'png' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'document_too_complex' } });
    const other = await drawnThumbnail(app, ana);
    expect((await ana.client.post(`${other.path}/render`, { format: 'png', width: 64 })).status).toBe(200);
  });
});
