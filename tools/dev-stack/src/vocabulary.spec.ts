import { findForbidden } from './vocabulary';

const foundIn = (text: string, file = 'example.ts'): string[] =>
  findForbidden(file, text).map(({ line, place, word, use }) => `${line} ${place} ${word}: ${use}`);

test.each([
  ['a function', 'const tellChange = () => 1;', '1 name tellChange: publish, notify, handle'],
  ['a method', 'class A {\n  letGo() {}\n}', '2 name letGo: release'],
  ['a parameter', 'const f = (news: string) => news;', '1 name news: events'],
  ['a type', 'type TestCardFacts = 1;', '1 name TestCardFacts: productConfig, XxxProps, ImageDetails'],
])('the vocabulary check finds a forbidden name of %s', (_kind, text, finding) => {
  expect(foundIn(text)).toEqual([finding]);
});

test.each([
  ['test', "test('nor whoever is signed out', () => {});"],
  ['test.each', "test.each([1])('nor whoever is signed out', () => {});"],
  ['describe', "describe('nor whoever is signed out', () => {});"],
])('the vocabulary check finds forbidden words in the title of %s', (_kind, text) => {
  expect(foundIn(text)).toEqual([
    '1 title whoever: the caller, the process, a user',
    '1 title nor : a whole sentence with its own subject',
  ]);
});

test.each([
  ['a string', "this.logger.warn({ id }, 'nobody answers');"],
  ['a template', 'log.info(`${id}: nobody answers`);'],
  ['a chosen level', "this.logger[level]({ id }, 'nobody answers');"],
])('the vocabulary check finds a forbidden word in a log message that is %s', (_kind, text) => {
  expect(foundIn(text)).toEqual(['1 log message nobody: a user, no user, another process']);
});

test.each([
  ['a line comment', '// Made anew.\nconst a = 1;'],
  ['a docstring', '/** Made anew. */\nconst a = 1;'],
  ['a comment after code', 'const a = 1; // Made anew.'],
  ['a comment at the end of a block', 'const f = () => {\n  f();\n  // Made anew.\n};'],
  ['a comment in JSX', 'const a = <p>{/* Made anew. */}</p>;'],
])('the vocabulary check finds a forbidden word in %s', (_kind, text) => {
  expect(foundIn(text, 'example.tsx')).toEqual([expect.stringMatching(/^\d comment anew: again$/)]);
});

test('the vocabulary check finds forbidden words in comments and names of an SQL file', () => {
  const text = '-- Whoever is first.\nCREATE OR REPLACE FUNCTION choose_next_of(person uuid)';
  expect(foundIn(text, 'choose_next_of.sql')).toEqual([
    '1 comment Whoever: the caller, the process, a user',
    '2 name choose_next_of: claimNext, enqueueNextForUser',
  ]);
});

test('the vocabulary check accepts ordinary words, and forbidden words in strings that are no title or log message', () => {
  const text = `
    // Texts with ordinary meanings: the stack of an error, the edge of an image, a touch event, a turn of the event loop.
    const stackTrace = longestEdge(touch);
    const message = 'nobody answers';
    const tellers = [settle, takeover];
    element.textContent = 'Somebody';
  `;
  expect(foundIn(text)).toEqual([]);
});
