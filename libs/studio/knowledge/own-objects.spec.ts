import { shapesOf } from '../rendering/relief/shapes';
import { drawingOf } from '../understanding/nouns';
import { flagNouns, ownNouns, ownObjects, redrawn } from './own-objects';

const ids = ownObjects.map(({ id }) => id);

describe('drawings of our own', () => {
  it.each(ownObjects.map(({ id, body }) => [id, body]))(
    '%s has shapes that can be lit as a body',
    (_id, body) => {
      expect(shapesOf(body)?.length).toBeGreaterThanOrEqual(4);
    },
  );

  it.each([...redrawn])('%s of the set has another drawing that can be lit as a body', (_id, body) => {
    expect(shapesOf(body)?.length).toBeGreaterThanOrEqual(4);
  });

  it('have a name of their own each', () => {
    expect(new Set(ids).size).toBe(ids.length);
    const english = ownObjects.map(({ names }) => names[0]);
    expect(new Set(english).size).toBe(english.length);
  });

  it('are each meant by a noun of the table, and by no unknown name', () => {
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
  ] as const)('"%s" (%s) means %s', (noun, language, id) => {
    expect(drawingOf(noun, language)).toBe(id);
  });
});
