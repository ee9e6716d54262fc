import { existsSync, readFileSync } from 'node:fs';
import { inWorkspace } from '../workspace';
import { type Guard, broken, readGuards } from './guards';

const guards = readGuards();

test('the change of each guard applies to the present source', () => {
  for (const guard of guards) {
    const text = readFileSync(inWorkspace(guard.file), 'utf8');
    expect(broken(guard, text)).not.toBe(text);
  }
});

test('each guard names an existing test file of the short run', () => {
  const deep = guards.filter(({ spec }) => spec.includes('.deep.') || spec.startsWith('apps/web-e2e/'));
  expect(deep).toEqual([]);
  expect(guards.filter(({ spec }) => !existsSync(inWorkspace(spec)))).toEqual([]);
});

test('no rule is listed twice', () => {
  const rules = guards.map(({ file, from, to }) => JSON.stringify([file, from, to]));
  expect(rules.filter((rule, place) => rules.indexOf(rule) !== place)).toEqual([]);
});

test('a guard whose text is missing or ambiguous does not apply', () => {
  const guard: Guard = {
    ...{ area: 'a', guard: 'a rule of the product', file: 'a.ts', spec: 'a.spec.ts', test: 'a' },
    ...{ from: 'b', to: 'c' },
  };
  expect(broken(guard, 'a b a')).toBe('a c a');
  expect(() => broken(guard, 'a')).toThrow('occurs 0 times');
  expect(() => broken(guard, 'a b b')).toThrow('occurs 2 times');
});
