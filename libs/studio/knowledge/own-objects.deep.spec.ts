import { shapesOf } from '../rendering/relief/shapes';
import { drawingOf } from '../understanding/nouns';
import { flagNouns, ownNouns, ownObjects, redrawn } from './own-objects';

const ids = ownObjects.map(({ id }) => id);

describe("Portada's own drawings of objects", () => {
  it.each(ownObjects.map(({ id, body }) => [id, body]))(
    'include the drawing %s, whose shapes can be lit as a body',
    (_id, body) => {
      expect(shapesOf(body)?.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each([...redrawn])(
    'include a replacement for the drawing %s of the illustration set, whose shapes can be lit as a body',
    (_id, body) => {
      expect(shapesOf(body)?.length).toBeGreaterThanOrEqual(4);
    },
  );

  it('have unique ids and unique English names', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const english = ownObjects.map(({ names }) => names[0]);
    expect(new Set(english).size).toBe(english.length);
  });

  it('each have a line in the tables of nouns, and these lines name no other drawing', () => {
    const meant = `${ownNouns}\n${flagNouns}`
      .split('\n')
      .filter(Boolean)
      .map((line) => line.slice(0, line.indexOf(':')));
    expect(meant.toSorted()).toEqual(ids.toSorted());
  });

  it.each([
    ['oven', 'en', 'own-oven'],
    ['horno de barro', 'es', 'own-oven'],
    ['tiny house', 'en', 'own-tiny-house'],
    ['submarino', 'es', 'own-submarine'],
    ['house', 'en', 'house-with-garden'],
    ['alfombra', 'es', 'own-floor-rug'],
    ['tattoo machine', 'en', 'own-tattoo-machine'],
    ['game boy', 'en', 'own-handheld-console'],
    ['castillo de arena', 'es', 'own-sandcastle'],
    ['barra de dominadas', 'es', 'own-pull-up'],
    ['máscara', 'es', 'own-carnival-mask'],
    ['mascara', 'en', 'own-mascara'],
    ['cement mixer', 'en', 'own-cement-mixer'],
    ['life jacket', 'en', 'own-life-jacket'],
    ['mesa de centro', 'es', 'own-table'],
  ] as const)('show the noun "%s" (%s) as the drawing %s', (noun, language, id) => {
    expect(drawingOf(noun, language)).toBe(id);
  });
});
