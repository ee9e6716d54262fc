import { checkHandlers } from './job-worker';

const handler = async () => undefined;

test('a registry with exactly the known names is accepted', () => {
  expect(() => checkHandlers({ 'generation.run': handler })).not.toThrow();
});

test('a job without a handler stops the boot with its name', () => {
  expect(() => checkHandlers({})).toThrow('No handler for the jobs: generation.run');
});

test('a handler without a job stops the boot with its name', () => {
  expect(() => checkHandlers({ 'generation.run': handler, 'generation.walk': handler })).toThrow(
    'generation.walk',
  );
});
