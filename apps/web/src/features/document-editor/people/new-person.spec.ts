import { applyActions } from '@portada/studio/document';
import { positionOfNew } from '../add/new-layers';
import { evenLetters, sampleDocument } from '../testing/sample-document';
import { newPerson } from './new-person';

const person = {
  id: '7d444840-9dc0-41d1-b245-000000000001',
  name: 'Ana',
  assetId: '7d444840-9dc0-41d1-b245-000000000002',
  maskId: '7d444840-9dc0-41d1-b245-000000000003',
  crop: { left: 0, top: 0, width: 0.5, height: 1 },
  width: 800,
  height: 800,
  createdAt: '2026-11-28T00:00:00.000Z',
};

it('adds a saved person cut out, in the ratio of the shown part, at the lower edge', () => {
  const document = sampleDocument();
  const layer = newPerson(document, person);
  const actions = [{ name: 'add', args: { layer, at: positionOfNew(document) } }];
  const { layers } = applyActions(document, actions, evenLetters).document;
  expect(layers.at(-1)).toMatchObject({
    name: 'Ana',
    assetId: person.assetId,
    maskId: person.maskId,
    isCutOut: true,
    crop: person.crop,
    box: {
      x: expect.closeTo(514),
      y: expect.closeTo(216),
      width: expect.closeTo(252),
      height: expect.closeTo(504),
    },
  });
});
