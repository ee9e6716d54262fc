import { applyActions } from '@portada/studio/document';
import { newLayer, newSticker, addableKinds, positionOfNew } from '../add/new-layers';
import { middleOf, rotated } from '../stage/geometry';
import { evenLetters, sampleDocument } from '../testing/sample-document';
import { cropActions, marginsOf } from './crop-fields';
import { newPhoto } from './new-photo';
import { boundedSize } from '../../../shared/assets/prepare-picture';

const document = sampleDocument();
const id = '7d444840-9dc0-41d1-b245-000000000001';

it('a new photo keeps its ratio and fits into the middle of the picture', () => {
  expect(newPhoto(document, { id, width: 400, height: 800 })).toMatchObject({
    assetId: id,
    box: { x: 514, y: expect.closeTo(108), width: expect.closeTo(252), height: expect.closeTo(504) },
  });
  expect(newPhoto(document, { id, width: 800, height: 100 })).toMatchObject({
    box: { width: expect.closeTo(896), height: expect.closeTo(112) },
  });
});

it('bounds the longest side of a picture, and enlarges none', () => {
  expect(boundedSize(8192, 4096)).toEqual({ width: 4096, height: 2048 });
  expect(boundedSize(300, 200)).toEqual({ width: 300, height: 200 });
  expect(boundedSize(100_000, 1)).toEqual({ width: 4096, height: 1 });
});

it('every layer that can be added is accepted by the action, beneath the film grain', () => {
  const grain = {
    kind: 'grain',
    id: 'grain',
    name: '',
    locked: false,
    hidden: false,
    amount: 0.1,
    seed: 1,
  } as const;
  const covered = { ...document, layers: [...document.layers, grain] };
  expect(positionOfNew(covered)).toBe(document.layers.length);
  const layers = [
    ...addableKinds.map((kind) => newLayer(document, kind, 'WORDS').layer),
    newSticker(document, { drawing: 'fire', name: 'Fire' }),
    newPhoto(document, { id, width: 4, height: 3 }),
  ];
  for (const layer of layers) {
    const actions = [{ name: 'add', args: { layer, at: positionOfNew(covered) } }];
    expect(applyActions(covered, actions, evenLetters).document.layers.at(-1)).toEqual(grain);
  }
});

it('a cut of a photo keeps its scale, and a cut of nothing leads back', () => {
  const photo = newPhoto(document, { id, width: 400, height: 800 });
  const covered = { ...document, layers: [...document.layers, photo] };
  const after = (from: typeof covered, layer: typeof photo, margins: Parameters<typeof cropActions>[1]) =>
    applyActions(from, cropActions(layer, margins), evenLetters).document;
  const cut = after(covered, photo, { left: 50, top: 25, right: 0, bottom: 25 });
  const layer = cut.layers.at(-1);
  if (layer?.kind !== 'photo') throw new Error('the photo is missing');
  expect(layer.box).toEqual({
    x: expect.closeTo(514 + 126),
    y: expect.closeTo(108 + 126),
    width: expect.closeTo(126),
    height: expect.closeTo(252),
  });
  expect(marginsOf(layer)).toMatchObject({ left: 50, top: 25, right: expect.closeTo(0) });
  const whole = after(cut, layer, { left: 0, top: 0, right: 0, bottom: 0 }).layers.at(-1);
  expect(whole).toMatchObject({ box: { x: expect.closeTo(514), width: expect.closeTo(252) } });
});

it.each([
  ['rotated', { rotation: 30, flip: false }],
  ['flipped', { rotation: 0, flip: true }],
  ['rotated and flipped', { rotation: -75, flip: true }],
])('a cut leaves the shown part of a photo where it is: %s', (_, fields) => {
  const photo = { ...newPhoto(document, { id, width: 400, height: 800 }), ...fields };
  const covered = { ...document, layers: [...document.layers, photo] };
  const actions = cropActions(photo, { left: 40, top: 10, right: 5, bottom: 25 });
  const layer = applyActions(covered, actions, evenLetters).document.layers.at(-1);
  if (layer?.kind !== 'photo' || layer.crop === null) throw new Error('the photo is missing');
  /** Where a point of the photo is drawn. @param at shares of the whole photo */
  const drawnAt = ({ box, crop, flip, rotation }: typeof photo, at: { x: number; y: number }) => {
    const part = crop ?? { left: 0, top: 0, width: 1, height: 1 };
    const across = (at.x - part.left) / part.width;
    const x = box.x + box.width * (flip ? 1 - across : across);
    const y = box.y + (box.height * (at.y - part.top)) / part.height;
    return rotated({ x, y }, middleOf(box), rotation);
  };
  for (const at of [
    { x: 0.5, y: 0.5 },
    { x: 0.42, y: 0.7 },
  ]) {
    const [before, after] = [drawnAt(photo, at), drawnAt(layer, at)];
    expect(after).toEqual({ x: expect.closeTo(before.x), y: expect.closeTo(before.y) });
  }
  expect(marginsOf(layer)).toMatchObject({ left: expect.closeTo(40), right: expect.closeTo(5) });
});
