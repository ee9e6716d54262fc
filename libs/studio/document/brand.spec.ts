import { type BrandKit, emptyBrandKit } from '@portada/contracts';
import { hero, headline } from '../checks/sample.fixture';
import type { Layer } from '../scene/scene.schema';
import {
  type DocumentLayer,
  type SceneDocument,
  applyActions,
  brandActions,
  documentSchema,
  logoLayerId,
} from '.';

const context = { measure: (_face: string, text: string) => text.length * 0.5 };
const editing = { name: '', locked: false, hidden: false, opacity: 1, blend: 'normal' as const };

const documentOf = (...layers: Layer[]): SceneDocument => ({
  version: 2,
  width: 1280,
  height: 720,
  aspectRatio: '16:9',
  seed: 0,
  idea: null,
  layout: null,
  layers: layers.map((layer, place) => ({
    ...layer,
    ...(layer.kind === 'illustration' && { drawing: 'fire' }),
    ...editing,
    id: `layer-${place}`,
  })) as DocumentLayer[],
});

const kit: BrandKit = {
  faces: ['Bangers', 'Righteous'],
  colors: ['#ff2200', '#ffee00', '#102030'],
  finish: 'metal',
  outline: { color: '#00ff00', width: 12 },
  logo: {
    assetId: '7d444840-9dc0-41d1-b245-000000000001',
    corner: 'bottom-right',
    size: 10,
    width: 200,
    height: 100,
  },
};
const outline = { width: 4, color: '#ffffff' };
const badge: Layer = {
  kind: 'badge',
  text: 'NEW',
  face: 'Anton',
  size: 40,
  box: { x: 40, y: 40, width: 160, height: 60 },
  rotation: 0,
  shape: 'pill',
  color: '#ffffff',
  ink: '#000000',
};
const grain: Layer = { kind: 'grain', amount: 0.1, seed: 1 };
const sample = () => documentOf({ ...hero('#ff0000'), outline } as Layer, headline(), badge, grain);
const branded = (document: SceneDocument, with_: BrandKit = kit) =>
  applyActions(document, brandActions(document, with_), context);
const layerOf = <K extends DocumentLayer['kind']>({ layers }: SceneDocument, kind: K) =>
  layers.find((layer): layer is Extract<DocumentLayer, { kind: K }> => layer.kind === kind);

it('gives texts, badges, outlines and logo the brand, and undoing leads back to the first document', () => {
  const document = documentSchema.parse(sample());
  const { document: after, inverse } = branded(document);
  expect(documentSchema.safeParse(after).success).toBe(true);
  expect(layerOf(after, 'text')).toMatchObject({
    face: 'Bangers',
    finish: 'metal',
    fill: ['#ff2200', '#ff2200'],
    highlight: ['#ffee00', '#ffee00'],
  });
  expect(layerOf(after, 'badge')).toMatchObject({ face: 'Righteous', color: '#102030', ink: '#ffffff' });
  expect(layerOf(after, 'illustration')).toMatchObject({ outline: { color: '#00ff00', width: 12 } });
  expect(after.layers.map(({ kind }) => kind)).toEqual(['illustration', 'text', 'badge', 'photo', 'grain']);
  expect(applyActions(after, inverse, context).document).toEqual(document);
});

it('places the logo in its corner, above the timestamp in the lower right one, and moves it when it is applied again', () => {
  const once = branded(sample()).document;
  const box = layerOf(once, 'photo')?.box;
  expect(box).toMatchObject({ width: 128, height: 64, x: 1280 - 32 - 128 });
  expect((box?.y ?? 720) + 64).toBeLessThan(720 * 0.9);
  const moved: BrandKit = { ...kit, logo: kit.logo && { ...kit.logo, corner: 'top-left' } };
  const twice = branded(once, moved).document;
  expect(twice.layers.filter(({ id }) => id === logoLayerId)).toHaveLength(1);
  expect(layerOf(twice, 'photo')?.box).toMatchObject({ x: 32, y: 32 });
});

it('keeps letters that could not be read on their panel, and mends an outline of nearly the same color', () => {
  const text = headline();
  if (text.kind !== 'text') throw new Error('the sample is not a text');
  const panel = { color: '#ff3300', padding: 8, cut: 'round', radius: 4, edge: null, drop: null } as const;
  const onPanel = documentOf({ ...text, panel });
  expect(layerOf(branded(onPanel).document, 'text')?.fill).toEqual(text.fill);
  const outlined = documentOf({ ...text, panel: null, strokes: [{ width: 10, color: '#ff3300' }] });
  expect(layerOf(branded(outlined).document, 'text')?.strokes).toEqual([{ width: 10, color: '#000000' }]);
});

it('leaves locked layers and everything that the kit does not name as it is', () => {
  const document = sample();
  expect(brandActions(document, emptyBrandKit)).toEqual([]);
  const locked = { ...document, layers: document.layers.map((layer) => ({ ...layer, locked: true })) };
  expect(brandActions(locked, { ...kit, logo: null })).toEqual([]);
});
