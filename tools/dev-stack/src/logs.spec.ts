import { readable } from './logs';

const line = (fields: object) => JSON.stringify({ level: 50, ...fields });

describe('what the terminal shows of a log', () => {
  test('nothing of ordinary lines', () => {
    expect(readable('api', line({ level: 30, msg: 'request done' }))).toBeUndefined();
    expect(readable('api', '')).toBeUndefined();
  });

  test('warnings and worse in words, with what they are about', () => {
    expect(readable('api', line({ msg: 'failed', err: { message: 'no disk' }, requestId: 'r1' }))).toBe(
      '[api] failed: no disk (request r1)',
    );
    expect(readable('worker', line({ level: 40, msg: 'late', generationId: 'g1' }))).toBe(
      '[worker] late (generation g1)',
    );
  });

  test('a line that is no JSON as it is', () => {
    expect(readable('api', 'PUBLIC_URL is missing')).toBe('[api] PUBLIC_URL is missing');
  });
});
