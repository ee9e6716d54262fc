import type { Language } from '@portada/contracts';
import { editorMessages } from '../features/editor/editor.messages';
import { demoStages } from '../features/landing/demo';
import { sectionsMessages } from '../features/landing/sections.messages';
import { allMessages } from './messages';

const flatten = (value: object, prefix = ''): [string, string][] =>
  Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    typeof inner === 'string' ? [[prefix + key, inner]] : flatten(inner as object, `${prefix}${key}.`),
  );
const slots = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name).sort();

const catalogue = (language: Language) =>
  new Map(
    flatten(Object.fromEntries(Object.entries(allMessages).map(([name, both]) => [name, both[language]]))),
  );
const en = catalogue('en');
const es = catalogue('es');

it('defines the same keys in both catalogues, without empty messages', () => {
  expect([...es.keys()].sort()).toEqual([...en.keys()].sort());
  expect([...en, ...es].filter(([, text]) => text.trim() === '')).toEqual([]);
});

it.each([...en])('the message %s has the same placeholders in both languages', (key, text) => {
  expect(slots(es.get(key) ?? '')).toEqual(slots(text));
});

it('does not repeat the number of free credits in a message', () => {
  for (const [key, text] of [...en, ...es])
    expect([key, /\b[23] (free|créditos gratis)/.test(text)]).toEqual([key, false]);
});

it('names the stages of the demo on the landing page as the editor does', () => {
  for (const language of ['en', 'es'] as const)
    for (const stage of demoStages)
      expect(sectionsMessages[language].demo[stage]).toBe(editorMessages[language].stages[stage]);
});
