import { readTestSelection, testUsage } from './test-selection';

test('without arguments a run has all tests of both parts', () => {
  expect(readTestSelection([])).toEqual({ part: null, files: null, name: null, timings: false, help: false });
});

test('a word chooses the test files whose path contains it, of the short and of the deep run', () => {
  const { files } = readTestSelection(['apps/web-e2e/src/buy-credits']);
  expect(files?.toSorted()).toEqual([
    'apps/web-e2e/src/buy-credits.deep.spec.ts',
    'apps/web-e2e/src/buy-credits.spec.ts',
  ]);
});

test('options choose tests by name, one part, times and help', () => {
  expect(readTestSelection(['--only', 'unit', '--timings', '-t', 'a (b)'])).toMatchObject({
    part: 'unit',
    name: 'a (b)',
    timings: true,
  });
  expect(readTestSelection(['--help', 'no-such-file'])).toMatchObject({ help: true, files: null });
});

test.each([
  [['--unknown'], testUsage],
  [['--only', 'api'], 'The value of --only must be unit or browser.'],
  [['no-such-test-file'], 'No test file has a path with: no-such-test-file.'],
])('the arguments %j are refused with a sentence', (args, sentence) => {
  expect(() => readTestSelection(args)).toThrow(sentence);
});
