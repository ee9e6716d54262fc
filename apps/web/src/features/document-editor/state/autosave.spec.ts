import { ApiError } from '../../../shared/api/client';
import type { PresentDocument } from '../../../shared/thumbnails/present-document';
import { sampleDocument } from '../testing/sample-document';
import { Autosave, type SaveState } from './autosave';
import type { DeviceCopy } from './device-copies';

const documentAt = (seed: number) => ({ ...sampleDocument(), seed });
const failure = (code: ConstructorParameters<typeof ApiError>[1]['code'], status: number) =>
  new ApiError('', { code, status, requestId: 'r' });

type Answer = number | Error;

/** A server whose answers the test chooses, and an editor that saves to it. */
const opened = (answers: Answer[], theirs: PresentDocument | null = null) => {
  const sent: { seed: number; version: number }[] = [];
  const states: SaveState[] = [];
  let copy: DeviceCopy | null = null;
  const autosave = new Autosave({
    version: 1,
    copies: {
      write: (next) => {
        copy = next;
        return true;
      },
      forget: () => {
        copy = null;
      },
    },
    send: (scene, version) => {
      sent.push({ seed: scene.seed, version });
      const answer = answers.shift() ?? version + 1;
      return typeof answer === 'number' ? Promise.resolve({ version: answer }) : Promise.reject(answer);
    },
    read: () => (theirs ? Promise.resolve(theirs) : Promise.reject(failure('network', 0))),
    onState: (state) => states.push(state),
  });
  return { autosave, sent, states, last: () => states.at(-1)?.state, copy: () => copy };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('saves once after a pause, with the newest document and the known version', async () => {
  const { autosave, sent, last, copy } = opened([]);
  autosave.changed(documentAt(2));
  autosave.changed(documentAt(3));
  expect([last(), copy()?.scene.seed, sent]).toEqual(['waiting', 3, []]);
  await jest.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([{ seed: 3, version: 1 }]);
  expect([last(), copy()]).toEqual(['saved', null]);
  autosave.changed(documentAt(4));
  expect(await autosave.flush()).toBe(true);
  expect(sent.at(-1)).toEqual({ seed: 4, version: 2 });
});

it('keeps a document on the device while the server cannot be reached, and sends it later', async () => {
  const { autosave, sent, last, copy } = opened([failure('network', 0), failure('network', 0)]);
  autosave.changed(documentAt(2));
  expect(await autosave.flush()).toBe(false);
  expect([last(), copy()?.scene.seed]).toEqual(['offline', 2]);
  await jest.advanceTimersByTimeAsync(4_100);
  expect([last(), sent.length]).toEqual(['offline', 2]);
  await jest.advanceTimersByTimeAsync(4_100);
  expect([last(), copy(), sent.length]).toEqual(['saved', null, 3]);
});

it('shows a conflict with the other document, and sends nothing until a choice', async () => {
  const theirs = { version: 7, baseGenerationId: 'b', scene: documentAt(99) };
  const { autosave, sent, states, copy } = opened([failure('document_conflict', 409)], theirs);
  autosave.changed(documentAt(2));
  expect(await autosave.flush()).toBe(false);
  expect(states.at(-1)).toEqual({ state: 'conflict', theirs });
  autosave.changed(documentAt(3));
  await jest.advanceTimersByTimeAsync(20_000);
  expect([sent.length, copy()?.scene.seed]).toEqual([1, 3]);
  autosave.continueFrom(7, documentAt(3));
  await autosave.flush();
  expect(sent.at(-1)).toEqual({ seed: 3, version: 7 });
});

it('does not show a conflict if the server already has the document', async () => {
  const theirs = { version: 2, baseGenerationId: 'b', scene: documentAt(2) };
  const { autosave, last, copy } = opened([failure('document_conflict', 409)], theirs);
  autosave.changed(documentAt(2));
  expect(await autosave.flush()).toBe(true);
  expect([last(), copy()]).toEqual(['saved', null]);
});

it('keeps a document that the server refuses, and sends the next change', async () => {
  const { autosave, last, copy, sent } = opened([failure('invalid_request', 400)]);
  autosave.changed(documentAt(2));
  await autosave.flush();
  expect([last(), copy()?.scene.seed]).toEqual(['refused', 2]);
  await jest.advanceTimersByTimeAsync(20_000);
  expect(sent).toHaveLength(1);
  autosave.changed(documentAt(3));
  await jest.advanceTimersByTimeAsync(900);
  expect(last()).toBe('saved');
});
