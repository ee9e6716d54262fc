import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRequest, checkText } from './check-prompt';

const linesOf = (file: string): string[] =>
  readFileSync(join(__dirname, 'testing', file), 'utf8')
    .split('\n')
    .filter((line) => line !== '');

/** Prompts with the category for which each must be refused. */
const refusedIn = (file: string) =>
  linesOf(file).map((line) => {
    const [category, prompt = ''] = line.split('\t');
    return { category, prompt };
  });

test('the prompt check accepts every ordinary prompt of creators in English and Spanish', () => {
  const prompts = linesOf('harmless.txt');
  expect(prompts.length).toBeGreaterThanOrEqual(150);
  expect(
    prompts.map((prompt) => [checkText(prompt), prompt]).filter(([category]) => category !== null),
  ).toEqual([]);
});

test('the prompt check refuses sexual, hateful, gory and demeaning prompts and names the category', () => {
  const prompts = refusedIn('refused.txt');
  expect(prompts.length).toBeGreaterThanOrEqual(120);
  expect(
    prompts
      .map(({ category, prompt }) => [checkText(prompt), category, prompt])
      .filter(([found, expected]) => found !== expected),
  ).toEqual([]);
});

// These prompts were written after the lists, which were not changed for them. They show how well the lists do on new
// prompts: ADR 64 has the figures.
test('the prompt check refuses at most 1 of 125 unseen ordinary prompts, and at least 71 of 90 unseen prompts with refused content', () => {
  const ordinary = linesOf('harmless-unseen.txt');
  const refused = refusedIn('refused-unseen.txt');
  expect([ordinary.length, refused.length]).toEqual([125, 90]);
  expect(ordinary.filter((prompt) => checkText(prompt) !== null).length).toBeLessThanOrEqual(1);
  expect(
    refused.filter(({ category, prompt }) => checkText(prompt) === category).length,
  ).toBeGreaterThanOrEqual(71);
});

const request = { prompt: 'A woman with a dog at the beach', elementsToInclude: [] };

test('the prompt check names the field of the request that contains the refused words', () => {
  expect(checkRequest(request)).toBeNull();
  expect(checkRequest({ ...request, prompt: 'A naked woman at the beach' })).toEqual({
    category: 'sexual',
    field: 'prompt',
  });
  expect(checkRequest({ ...request, headline: 'KILL ALL JEWS' })).toEqual({
    category: 'hateful',
    field: 'headline',
  });
  expect(checkRequest({ ...request, elementsToInclude: ['sun', 'severed head'] })).toEqual({
    category: 'gory',
    field: 'elementsToInclude',
  });
});

test('the prompt check refuses a request whose elements complete a refused description of the prompt', () => {
  expect(
    checkRequest({ prompt: 'Portrait of Donald Trump', elementsToInclude: ['dog leash', 'on a leash'] }),
  ).toEqual({
    category: 'demeaning',
    field: 'elementsToInclude',
  });
});

/** Prompts of 1,000 characters that make a slow matcher slow. */
const hostile = [
  'n a k e d '.repeat(100),
  'naked '.repeat(166),
  'na'.repeat(500),
  'nudenakedgirl'.repeat(76),
  'a'.repeat(1000),
  '1!|0@$'.repeat(166),
  'trump in on with like '.repeat(45),
  'the a x '.repeat(125),
  'а́'.repeat(500),
  'cutting slicing ripping '.repeat(41),
  'n.a.k.'.repeat(166),
];

// The checks take 10 ms at most. The limit leaves room for a busy machine and is far below exponential time.
test('the prompt check takes at most a second for each hostile prompt of 1,000 characters', () => {
  for (const text of hostile) {
    const begin = performance.now();
    checkText(text);
    expect([text.slice(0, 20), performance.now() - begin < 1000]).toEqual([text.slice(0, 20), true]);
  }
});
