import { counted, readable } from './logs';

const line = (fields: object) => JSON.stringify({ level: 50, ...fields });

describe('log lines of processes on the terminal', () => {
  test('are not shown with a level below warn', () => {
    expect(readable('api', line({ level: 30, msg: 'request done' }))).toBeUndefined();
    expect(readable('api', '')).toBeUndefined();
  });

  test('are shown with message and ids of request and generation if the level is warn or error', () => {
    expect(readable('api', line({ msg: 'failed', err: { message: 'no disk' }, requestId: 'r1' }))?.text).toBe(
      '[api] failed: no disk (request r1)',
    );
    expect(readable('worker', line({ level: 40, msg: 'late', generationId: 'g1' }))?.text).toBe(
      '[worker] late (generation g1)',
    );
  });

  test('are shown unchanged if they are not JSON', () => {
    expect(readable('api', 'PUBLIC_URL is missing')?.text).toBe('[api] PUBLIC_URL is missing');
  });

  test('are shown at once and then once a second with their number, if they differ in ids only', () => {
    jest.useFakeTimers();
    const shown: string[] = [];
    const print = counted((text) => shown.push(text));
    const write = (code: string, requestId: string) => {
      const made = readable('api', line({ level: 40, msg: 'request refused', code, requestId }));
      if (made) print(made);
    };
    for (let index = 0; index < 100; index += 1) write('overloaded', `r${index}`);
    write('unavailable', 'other');
    expect(shown).toEqual([
      '[api] request refused: overloaded (request r0)',
      '[api] request refused: unavailable (request other)',
    ]);
    jest.advanceTimersByTime(1000);
    expect(shown.slice(2)).toEqual(['[api] request refused: overloaded (99 more in the last second)']);
    write('overloaded', 'r100');
    jest.advanceTimersByTime(2000);
    expect(shown.slice(3)).toEqual(['[api] request refused: overloaded (1 more in the last second)']);
    write('overloaded', 'r101');
    expect(shown.slice(4)).toEqual(['[api] request refused: overloaded (request r101)']);
    jest.useRealTimers();
  });
});
