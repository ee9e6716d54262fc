import {
  channelPutSchema,
  documentVersionCreateSchema,
  newApiKeySchema,
  newPasskeySchema,
  oneLineOf,
  profilePatchSchema,
  registerSchema,
  savedPersonCreateSchema,
  thumbnailCreateSchema,
  thumbnailTagSchema,
  titleOfPrompt,
} from './index';

const names = {
  'display name': registerSchema.shape.displayName,
  'changed display name': profilePatchSchema.shape.displayName,
  'title of a thumbnail': thumbnailCreateSchema.shape.title,
  'tag of a thumbnail': thumbnailTagSchema,
  'name of an API key': newApiKeySchema.shape.name,
  'name of a channel': channelPutSchema.shape.name,
  'name of a version': documentVersionCreateSchema.shape.name,
  'name of a person': savedPersonCreateSchema.shape.name,
  'name of a passkey': newPasskeySchema.shape.name,
};

describe.each(Object.entries(names))('the %s', (_, schema) => {
  test.each(['\u202e', '\u2066', '\u200b', '\ufeff', '\u2028', '\t', '\n', '\u0000', '\u0085'])(
    'does not contain %j',
    (character) => {
      expect(schema.safeParse(`ana${character}bob`).success).toBe(false);
    },
  );

  test.each(['عائشة', 'می\u200cخواهم', '👩\u200d🚀 ada', 'ana-maría', '株式会社'])('may be %j', (name) => {
    expect(schema.parse(name)).toBe(name);
  });
});

test('a text on one line has no invisible characters and no double spaces', () => {
  expect(oneLineOf(' a\u202e\n\tb \u200b c ')).toBe('a b c');
});

test.each([
  ['A red boat on a lake', 'A red boat on a lake'],
  ['  two   words\n and more ', 'two words and more'],
  [
    'A diver finds a sunken city of gold, and a whale looks over',
    'A diver finds a sunken city of gold, and a whale',
  ],
  [
    'A diver finds a sunken city of gold under the sea, whales',
    'A diver finds a sunken city of gold under the sea',
  ],
  ['x'.repeat(80), 'x'.repeat(50)],
  [`${'x'.repeat(49)}😀 and more`, 'x'.repeat(49)],
  ['Left \u202eto right', 'Left to right'],
  ['\u200b'.repeat(12), 'Thumbnail'],
  [`ab ${'x'.repeat(80)}`, `ab ${'x'.repeat(47)}`],
])('a thumbnail for the prompt %j is named %j', (prompt, title) => {
  expect(titleOfPrompt(prompt)).toBe(title);
});
