import { readable } from './logs';

const line = (fields: object) => JSON.stringify({ level: 50, ...fields });

describe('log lines of processes on the terminal', () => {
  test('are not shown with a level below warn', () => {
    expect(readable('api', line({ level: 30, msg: 'request done' }))).toBeUndefined();
    expect(readable('api', '')).toBeUndefined();
  });

  test('are shown with message and ids of request and generation if the level is warn or error', () => {
    expect(readable('api', line({ msg: 'failed', err: { message: 'no disk' }, requestId: 'r1' }))).toBe(
      '[api] failed: no disk (request r1)',
    );
    expect(readable('worker', line({ level: 40, msg: 'late', generationId: 'g1' }))).toBe(
      '[worker] late (generation g1)',
    );
  });

  test('are shown unchanged if they are not JSON', () => {
    expect(readable('api', 'PUBLIC_URL is missing')).toBe('[api] PUBLIC_URL is missing');
  });
});
