import { type Language, languages } from '@portada/contracts';
import { editorMessages } from '../features/editor/editor.messages';
import { demoStages } from '../features/landing/demo';
import { sectionsMessages } from '../features/landing/sections.messages';
import { allMessages } from '../testing/all-messages';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner as object, `${prefix}${key}.`),
  );
const placeholders = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const catalogue = (language: Language) =>
  new Map(
    flatten(Object.fromEntries(Object.entries(allMessages).map(([name, both]) => [name, both[language]]))),
  );
const en = catalogue('en');
const others = languages
  .filter((language) => language !== 'en')
  .map((language) => [language, catalogue(language)] as const);

it.each(others)(
  'the message catalogue has the same keys in %s as in English, without empty messages',
  (_, translated) => {
    expect([...translated.keys()].sort()).toEqual([...en.keys()].sort());
    expect([...en, ...translated].filter(([, text]) => text.trim() === '')).toEqual([]);
  },
);

it.each([...en])('the message %s has the same placeholders in every language', (key, text) => {
  for (const [, translated] of others)
    expect(placeholders(translated.get(key) ?? '')).toEqual(placeholders(text));
});

it('no message contains the number of free credits as a literal', () => {
  for (const [key, text] of [...en, ...others.flatMap(([, translated]) => [...translated])])
    expect([key, /\b[23] (free|créditos gratis)/.test(text)]).toEqual([key, false]);
});

it('the landing page names the stages of the demo as the editor does', () => {
  for (const language of languages)
    for (const stage of demoStages)
      expect(sectionsMessages[language].demo[stage]).toBe(editorMessages[language].stages[stage]);
});
