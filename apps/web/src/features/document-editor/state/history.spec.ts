import type { Action, DocumentLayer, SceneDocument } from '@portada/studio/document';
import fc from 'fast-check';
import { evenLetters, ringLayer, sampleDocument } from '../testing/sample-document';
import { type History, changed, historyOf, mostSteps, redone, undone } from './history';

const move = (dx: number): Action => ({ name: 'move', args: { id: 'ring-3', dx, dy: 0 } });
const moved = (history: History, dx: number, at: number, mergeKey?: string) =>
  changed(history, { change: 'move', actions: [move(dx)], at, mergeKey }, evenLetters);
const ringOf = ({ layers }: SceneDocument): DocumentLayer | undefined =>
  layers.find(({ id }) => id === 'ring-3');

const undoAll = (history: History): History => {
  const before = undone(history, evenLetters);
  return before ? undoAll(before.history) : history;
};
const redoAll = (history: History): History => {
  const after = redone(history, evenLetters);
  return after ? redoAll(after.history) : history;
};

it('undoes and redoes a change exactly, and names it', () => {
  const first = historyOf(sampleDocument());
  const second = moved(first, 12.3, 0);
  expect(ringOf(second.document)).not.toEqual(ringOf(first.document));
  const back = undone(second, evenLetters);
  expect(back?.change).toBe('move');
  expect(back?.history.document).toEqual(first.document);
  expect(back && redone(back.history, evenLetters)?.history.document).toEqual(second.document);
});

it('joins quick changes with the same key to one step, and slow or other changes to further steps', () => {
  const first = historyOf(sampleDocument());
  const quick = moved(moved(moved(first, 1, 0, 'key'), 1, 100, 'key'), 1, 200, 'key');
  expect(quick.undo).toHaveLength(1);
  expect(undone(quick, evenLetters)?.history.document).toEqual(first.document);
  expect(moved(quick, 1, 5_000, 'key').undo).toHaveLength(2);
  expect(moved(quick, 1, 201, 'another key').undo).toHaveLength(2);
  expect(moved(quick, 1, 201).undo).toHaveLength(2);
});

it('a change after an undo removes the undone steps', () => {
  const back = undone(moved(historyOf(sampleDocument()), 5, 0), evenLetters);
  if (!back) throw new Error('nothing was undone');
  expect(moved(back.history, 7, 1).redo).toEqual([]);
});

it('keeps a bounded number of steps', () => {
  let history = historyOf(sampleDocument());
  for (let at = 0; at < mostSteps + 5; at += 1) history = moved(history, 1, at);
  expect(history.undo).toHaveLength(mostSteps);
});

it('leaves the history unchanged after a refused action', () => {
  const history = historyOf(sampleDocument());
  const refused = { change: 'remove', actions: [{ name: 'remove', args: { id: 'nobody' } }], at: 0 } as const;
  expect(() => changed(history, refused, evenLetters)).toThrow('layer_unknown');
  expect(history.undo).toEqual([]);
});

it('undoes any sequence of changes to the first document, and redoes it to the last one', () => {
  const action = fc.oneof(
    fc.integer({ min: -90, max: 90 }).map((dx) => move(dx)),
    fc.constantFrom('ring-3', 'text-2').map((id) => ({ name: 'hide', args: { id, hidden: true } })),
    fc.integer({ min: 0, max: 2 }).map((at) => ({ name: 'reorder', args: { id: 'text-2', at } })),
    fc
      .constantFrom('HELLO', 'ANOTHER TITLE', 'Ñandú')
      .map((text) => ({ name: 'set-text', args: { id: 'text-2', text } })),
    fc.nat(9_999).map((n) => ({ name: 'add', args: { layer: ringLayer(`ring-${n + 10}`) } })),
    fc
      .integer({ min: -170, max: 170 })
      .map((rotation) => ({ name: 'rotate', args: { id: 'ring-3', rotation } })),
  );
  const sequence = fc.array(
    fc.record({ action, key: fc.option(fc.constantFrom('a', 'b')), pause: fc.nat(1_200) }),
    {
      minLength: 1,
      maxLength: 40,
    },
  );
  fc.assert(
    fc.property(sequence, (steps) => {
      const first = historyOf(sampleDocument());
      let at = 0;
      let last = first;
      for (const { action: one, key, pause } of steps) {
        at += pause;
        try {
          last = changed(
            last,
            { change: 'move', actions: [one], at, mergeKey: key ?? undefined },
            evenLetters,
          );
        } catch {
          // A refused action, such as a second layer of the same id, changes nothing.
        }
      }
      const back = undoAll(last);
      expect(back.document).toEqual(first.document);
      expect(redoAll(back).document).toEqual(last.document);
    }),
    { numRuns: 150 },
  );
});
