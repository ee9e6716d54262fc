import {
  type DraftChoice,
  choiceOfDraft,
  draftIdOf,
  draftIdSchema,
  draftWithSeed,
  longestDraftId,
} from './draft-id';

const plain: DraftChoice = { format: 'words', hook: '¡SIN HORNO! 日本 🔥', seed: 7 };
const full: DraftChoice = {
  ...plain,
  format: 'versus',
  thing: 'bread',
  second: '1f600',
  sides: ['egg_fried', null],
  mood: 'shocked',
  look: 'ana12',
  seed: 2 ** 32 - 1,
};

const encoded = (value: unknown, version = '1'): string =>
  `${version}.${Buffer.from(JSON.stringify(value)).toString('base64url')}`;

test.each([plain, full, { ...plain, hook: '' }])('the id of a draft contains its choices', (choice) => {
  const id = draftIdOf(choice);
  expect(id).toMatch(/^1\.[\w-]+$/);
  expect(choiceOfDraft(id)).toEqual(choice);
  expect(draftIdSchema.parse(id)).toBe(id);
});

test('the longest choices have an id within the limit', () => {
  const name = 'x'.repeat(80);
  const hook = '\u{1F525}'.repeat(30);
  const id = draftIdOf({ ...full, hook, thing: name, second: name, sides: [name, name] });
  expect(id.length).toBeLessThanOrEqual(longestDraftId);
  expect(choiceOfDraft(id)).not.toBeNull();
});

test('the id of the same draft with another seed differs in its seed alone', () => {
  expect(choiceOfDraft(draftWithSeed(draftIdOf(full), 9))).toEqual({ ...full, seed: 9 });
  expect(draftWithSeed(draftIdOf(full), full.seed)).toBe(draftIdOf(full));
  expect(() => draftWithSeed('nonsense', 9)).toThrow();
});

test.each([
  ['an empty text', ''],
  ['no version', 'abc'],
  ['another version', encoded(plain, '2')],
  ['no JSON', `1.${Buffer.from('nonsense').toString('base64url')}`],
  ['invalid UTF-8', `1.${Buffer.from([0x22, 0xff, 0x22]).toString('base64url')}`],
  ['an unknown field', encoded({ ...plain, prompt: 'another' })],
  ['an unknown format', encoded({ ...plain, format: 'nonsense' })],
  ['a long hook', encoded({ ...plain, hook: 'x'.repeat(61) })],
  ['a path as a drawing', encoded({ ...plain, thing: '../../etc/passwd' })],
  ['three sides', encoded({ ...plain, sides: ['a', 'b', 'c'] })],
  ['a negative seed', encoded({ ...plain, seed: -1 })],
  ['null', encoded(null)],
  ['a long text', `1.${'A'.repeat(longestDraftId)}`],
])('%s is no id of a draft', (_, id) => {
  expect(choiceOfDraft(id)).toBeNull();
  expect(draftIdSchema.safeParse(id).success).toBe(false);
});
