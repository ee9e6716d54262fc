import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { colorPalettes, draftIdOf, moods, providerTextFields, styles } from '@portada/contracts';
import { type Random, seeded } from '@portada/testing';
import { checkRequest, checkText } from './check-prompt';
import { toLatin } from './letters';

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
  expect(
    checkRequest({ prompt: 'Portrait of Donald Trump', style: 'in diapers', elementsToInclude: ['sun'] }),
  ).toEqual({ category: 'demeaning', field: 'style' });
});

const refused = 'an explicit nude woman porn scene';

test.each(providerTextFields)('the prompt check reads the text %s, which reaches a provider', (field) => {
  const text = field.startsWith('elements')
    ? ['sun', refused]
    : field === 'draft'
      ? draftIdOf({ format: 'words', hook: refused, seed: 1 })
      : refused;
  expect(checkRequest({ ...request, [field]: text })).toEqual({ category: 'sexual', field });
});

test('the prompt check reads elements to avoid after "no", and accepts each style, mood and palette of the editor', () => {
  const elementsToAvoid = ['naked people', 'severed heads', 'porn', 'nsfw'];
  expect(checkRequest({ ...request, elementsToAvoid })).toBeNull();
  expect(checkRequest({ prompt: 'Portrait of Donald Trump', elementsToAvoid: ['dog leash'] })).toBeNull();
  const prompts = linesOf('harmless.txt');
  const oneOf = <Value>(list: readonly Value[], index: number) => list[index % list.length] as Value;
  const offered = prompts.map((prompt, index) => ({
    prompt,
    style: oneOf(styles, index),
    mood: oneOf(moods, index),
    colorPalette: oneOf(colorPalettes, index),
  }));
  expect(offered.filter((one) => checkRequest(one) !== null)).toEqual([]);
});

/** Number of characters of a prompt. */
const longest = 2000;
const filled = (unit: () => string): string => {
  let text = '';
  while (text.length < longest) text += unit();
  return text.slice(0, longest);
};

/** Texts that are repeated: they make a slow matcher slow, or stand for many letters. */
const units = [
  ...['n a k e d ', 'naked ', 'na', 'nudenakedgirl', 'a', '1!|0@$', '1l|!a ', 'a1b2c3d4 ', 'aaaabbbbcccc '],
  ...[
    'trump in on with like ',
    'the a x ',
    'cutting slicing ripping ',
    'n.a.k.',
    'n.a.k.e.d. ',
    'ñoño ',
    'а́',
  ],
  ...[...'㏂ﷺ㎨½㈱ﬃ⑴ệǘ한ß\u{1d400}'].flatMap((character) => [character, `${character} `]),
];

/** Prompts that take long: repeated texts, words of the lists in random order, and random letters. */
const hostilePrompts = (random: Random): string[] => {
  const words = linesOf('refused.txt').flatMap((line) => line.split(/[^\p{L}]+/u));
  const oneOf = (list: readonly string[]) => list[random.between(0, list.length - 1)] ?? '';
  const letters = [...'abcdefghijklmnopqrstuvwxyz1!|0@$ñ  '];
  const randomly = (make: (index: number) => string) =>
    Array.from({ length: 15 }, (_, index) => filled(() => make(index)));
  return [
    ...units.map((unit) => filled(() => unit)),
    ...randomly(() => `${oneOf(words)} `),
    ...randomly((index) => `${words[(index * 7 + random.between(0, 5)) % words.length]} `),
    ...randomly(() => oneOf(letters)),
    ...randomly(() => String.fromCodePoint(random.between(0xa1, 0xd7ff))),
  ];
};

test('the prompt check reads at most three letters for each character of a text', () => {
  for (const character of [...'㏂ﷺ㎨½㈱ﬃ⑴ệǘ한ß\u{1d400}'])
    expect(toLatin(character.repeat(longest)).length).toBeLessThanOrEqual(3 * longest);
});

/** Returns the CPU time in ms of the fastest of five calls. */
const cpuMsOf = (work: () => void): number => {
  const times = [1, 2, 3, 4, 5].map(() => {
    const begin = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(begin);
    return (user + system) / 1000;
  });
  return Math.min(...times);
};

// A hundred ordinary prompts take 10 ms on an idle machine. The comparison also holds on a busy one.
test('the prompt check of a hostile request takes no longer than that of a hundred ordinary prompts', () => {
  const ordinary = linesOf('harmless.txt').slice(0, 100);
  const most = cpuMsOf(() => ordinary.forEach((prompt) => checkText(prompt)));
  const elementsOf = (prompt: string) =>
    Array.from({ length: 10 }, (_, index) => prompt.slice(index * 60, index * 60 + 60));
  const check = (prompt: string) =>
    checkRequest({
      prompt,
      headline: prompt.slice(0, 100),
      style: prompt.slice(0, 60),
      mood: prompt.slice(60, 120),
      colorPalette: prompt.slice(120, 180),
      elementsToInclude: elementsOf(prompt),
      elementsToAvoid: elementsOf(prompt),
    });
  const slow = hostilePrompts(seeded('hostile prompts'))
    .map((prompt) => [prompt.slice(0, 20), cpuMsOf(() => check(prompt))] as const)
    .filter(([, ms]) => ms > most);
  expect({ most, slow }).toEqual({ most, slow: [] });
});
