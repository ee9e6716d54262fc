import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { places } from '@portada/contracts';
import { planScene } from '@portada/studio';
import {
  type Action,
  ActionError,
  type DocumentLayer,
  type SceneDocument,
  actionNames,
  applyActions,
  documentOfGeneration,
  documentSchema,
} from '@portada/studio/document';
import { textLooks } from '@portada/studio/looks';
import { type Random, seeded } from '@portada/testing';
import fc from 'fast-check';
import { randomInputs } from './testing/random-requests.fixture';
import { openRenderContext } from './render-context';

const { knowledge } = openRenderContext(join(__dirname, '../../../dist/studio'));
const random = seeded('document actions');
const [documents, perDocument] = [25, 50];

const pick = <T>(list: readonly T[], { between }: Random): T => {
  const found = list[between(0, list.length - 1)];
  if (found === undefined) throw new Error('nothing to pick from');
  return found;
};

const image = { id: randomUUID(), width: 1920, height: 1080 };
const photo = (id: string): DocumentLayer => ({
  kind: 'photo',
  id,
  name: 'Photo',
  locked: false,
  hidden: false,
  assetId: image.id,
  maskId: null,
  isCutOut: true,
  box: { x: 10, y: 20, width: 300, height: 200 },
  crop: null,
  rotation: 0,
  flip: false,
  radius: 0,
  blur: 0,
  outline: null,
  border: null,
  shadow: null,
  glow: null,
  opacity: 1,
  blend: 'normal',
});
const arrow = (id: string): DocumentLayer => ({
  kind: 'arrow',
  id,
  name: 'Arrow',
  locked: false,
  hidden: false,
  from: { x: 100, y: 100 },
  to: { x: 400, y: 300 },
  bend: 0.2,
  width: 20,
  color: '#ff0000',
  outline: '#ffffff',
  opacity: 1,
  blend: 'normal',
});
const ground = (id: string): DocumentLayer => ({
  kind: 'background',
  id,
  name: '',
  locked: false,
  hidden: false,
  angle: 90,
  stops: [
    { at: 0, color: '#102030' },
    { at: 1, color: '#405060' },
  ],
});

const looks = textLooks({ layers: [ground('ground')] });

let counter = 0;
/** Returns a new id, or an id that is taken, which the action must refuse. */
const newId = (document: SceneDocument, { between }: Random): string =>
  between(0, 9) === 0 ? pick(document.layers, random).id : `new-${(counter += 1)}`;

/** Returns the id of the first layer of a kind in half of the cases, so that its actions do not only meet other layers. */
const oftenOf = (kind: DocumentLayer['kind'], document: SceneDocument, id: string, r: Random): string =>
  (r.next() < 0.5 ? document.layers.find((layer) => layer.kind === kind)?.id : undefined) ?? id;

/** Arguments of each action; some do not fit the layer, and are refused. */
const argsOf: Record<string, (document: SceneDocument, id: string, r: Random) => Record<string, unknown>> = {
  add: (document, _id, r) => ({ layer: pick([photo, arrow], r)(newId(document, r)), at: r.between(0, 30) }),
  remove: (_document, id) => ({ id }),
  duplicate: (document, id, r) => ({ id, newId: newId(document, r) }),
  replace: (document, id, r) => ({ id, layer: pick(document.layers, r) }),
  reorder: (_document, id, r) => ({ id, at: r.between(0, 30) }),
  rename: (_document, id, r) => ({ id, name: `Name ${r.between(0, 99)}` }),
  lock: (_document, id, r) => ({ id, locked: r.next() < 0.3 }),
  hide: (_document, id, r) => ({ id, hidden: r.next() < 0.5 }),
  move: (_document, id, r) => ({ id, dx: r.between(-900, 900), dy: r.next() * 500 }),
  resize: (_document, id, r) => ({ id, scale: 0.5 + r.next(), anchor: { x: r.next(), y: r.next() } }),
  stretch: (document, id, r) => ({
    id: oftenOf('photo', document, id, r),
    width: r.between(1, 900),
    height: r.between(1, 900),
  }),
  rotate: (_document, id, r) => ({ id, rotation: r.between(-180, 180) }),
  flip: (_document, id) => ({ id }),
  crop: (document, id, r) => ({
    id: oftenOf('photo', document, id, r),
    crop: r.next() < 0.3 ? null : { left: 0.1, top: 0.2, width: r.next() * 0.8 + 0.05, height: 0.5 },
  }),
  aim: (document, id, r) => ({
    id: oftenOf('arrow', document, id, r),
    from: { x: r.between(0, 900), y: 5 },
    to: { x: 3, y: r.between(0, 900) },
  }),
  'set-text': (document, id, r) => ({
    id: oftenOf('text', document, id, r),
    text: pick(['NEW WORDS', 'a\nb c', '¿QUÉ?', 'مرحبا'], r),
  }),
  'set-type': (document, id, r) => ({
    id: oftenOf('text', document, id, r),
    face: pick(['Anton', 'Bangers'], r),
    finish: 'metal',
    ...(r.next() < 0.5 && { arc: pick([0, -180, 180, 42.5], r) }),
  }),
  'set-text-look': (document, id, r) => ({
    id: document.layers.find(({ kind }) => kind === 'text')?.id ?? id,
    ...pick(Object.values(looks), r),
  }),
  'set-opacity': (_document, id, r) => ({ id, opacity: r.next() }),
  'set-blend': (_document, id, r) => ({ id, blend: pick(['multiply', 'screen', 'normal'], r) }),
  'set-color': (_document, id, r) => ({
    id,
    part: pick(['color', 'fill', 'outline', 'tint', 'shadow', 'light'], r),
    color: '#12ab9f',
  }),
  'set-effects': (_document, id, r) => ({
    id,
    shadow: r.next() < 0.5 ? null : { blur: 9, x: 3, y: 4, color: '#000000' },
    ...(r.next() < 0.5 && { outline: { width: r.between(0, 20), color: '#ffffff' } }),
  }),
  'cut-out': (document, id, r) => ({
    id: oftenOf('photo', document, id, r),
    isCutOut: r.next() < 0.7,
    ...(r.next() < 0.7 && { maskId: image.id }),
  }),
  'set-ground': (document, _id, r) => ({ ground: ground(newId(document, r)) }),
  'set-light': (document, id, r) => ({
    id: document.layers.find(({ kind }) => kind === 'photo')?.id ?? id,
    ...(r.next() < 0.7 && { match: r.next(), rim: r.next() }),
    ...(r.next() < 0.4 && { exposure: r.next() * 3, tint: [1, r.next(), 0.5], saturation: r.next() }),
  }),
  'use-as-ground': (document, id) => ({
    id: document.layers.find(({ kind }) => kind === 'photo')?.id ?? id,
  }),
  'use-place': (document, _id, r) => ({ newId: newId(document, r), place: pick(places, r) }),
  'set-place': (document, id, r) => ({
    id: document.layers.find(({ kind }) => kind === 'panorama')?.id ?? id,
    yaw: r.between(-180, 180),
    ...(r.next() < 0.5 && { place: pick(places, r), exposure: r.next() * 3, tint: [1, r.next(), 0.5] }),
    ...(r.next() < 0.5 && { blur: r.between(0, 90), fov: r.between(20, 120) }),
  }),
  'set-grade': (document, _id, r) => ({
    newId: newId(document, r),
    grade: { angle: 10, light: '#ffffff', shade: '#000000', amount: r.next(), contrast: 0.1, grey: 0 },
  }),
};

/** Applies random actions and records the documents between them, and the inverse of each action. */
const edited = (first: SceneDocument, context: { measure: typeof knowledge.measure }) => {
  const applied: { action: Action; inverse: Action[] }[] = [];
  let document = first;
  for (let count = 0; count < perDocument; count += 1) {
    const name = pick(actionNames, random);
    const args = argsOf[name]?.(document, pick(document.layers, random).id, random);
    const action = { name, args };
    try {
      const next = applyActions(document, [action], context);
      applied.push({ action, inverse: next.inverse });
      document = next.document;
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
    }
  }
  return { document, applied };
};

test('any sequence of actions undone is the first document, and redone the last, whatever the document', () => {
  const context = { measure: knowledge.measure };
  const used = new Set<string>();
  for (const input of fc.sample(randomInputs, { seed: random.seed, numRuns: documents })) {
    const planned = documentOfGeneration({ ...image, plateId: null }, planScene(input, knowledge));
    const first = { ...planned, layers: [...planned.layers, photo('photo'), arrow('arrow')] };
    const before = structuredClone(first);
    const { document: last, applied } = edited(first, context);
    for (const { action } of applied) used.add(action.name);
    // No action changes the document that it is given.
    expect(first).toEqual(before);
    let document = last;
    const redo: Action[][] = [];
    for (const { inverse } of applied.toReversed()) {
      const undone = applyActions(document, inverse, context);
      redo.unshift(undone.inverse);
      document = undone.document;
    }
    expect(document).toEqual(first);
    for (const actions of redo) document = applyActions(document, actions, context).document;
    expect(document).toEqual(last);
    // The same actions lead to the same document again, as on another device.
    const actions = applied.map(({ action }) => action);
    for (let at = 0; at < actions.length; at += 10)
      document = applyActions(at === 0 ? first : document, actions.slice(at, at + 10), context).document;
    expect(document).toEqual(last);
    expect(documentSchema.safeParse(last).error?.issues).toBeUndefined();
  }
  expect([...used].sort()).toEqual([...actionNames].sort());
});

test('the generator of random actions knows every action', () => {
  expect(Object.keys(argsOf).sort()).toEqual([...actionNames].sort());
});
