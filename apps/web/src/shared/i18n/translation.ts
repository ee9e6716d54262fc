import type { Language } from '@portada/contracts';
import { useSyncExternalStore } from 'react';

/** Every text by its feature; app/texts.ts says what there is. */
// An interface, because its members are declared elsewhere.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Catalogue {}

type Tree = { readonly [key: string]: string | Tree };

/** `free_one` and `free_other` are asked for as `free`, with a `count`. */
type Plural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Paths of the leaves of a catalogue: `landing.title`, `shared.status.draft`. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Plural<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** What stands at a path; for a plural both sentences. */
type TextAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? TextAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? T[`${K}_other`] | '{{count}}'
      : never;

/** Names of the slots of a sentence: `'{{a}} of {{b}}'` has `'a' | 'b'`. */
type SlotOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}` ? Name | SlotOf<Rest> : never;

export type TextKey = KeyOf<Catalogue>;
type Values<K extends TextKey> = Record<SlotOf<TextAt<Catalogue, K>>, string | number>;

/**
 * The sentence of a key in the language on screen; a key, or a slot's value, that is missing does not compile.
 * @throws Error where the feature's texts were not added: its route has to do that
 */
export type Translate = <K extends TextKey>(
  key: K,
  ...values: SlotOf<TextAt<Catalogue, K>> extends never ? [] : [values: Values<K>]
) => string;

const catalogues: Record<Language, Record<string, Tree>> = { en: {}, es: {} };
const numbers = { en: new Intl.NumberFormat('en-US'), es: new Intl.NumberFormat('es') };
const plurals = { en: new Intl.PluralRules('en'), es: new Intl.PluralRules('es') };

const leafAt = (tree: Tree, path: readonly string[]): string | undefined => {
  const [head = '', ...rest] = path;
  const found = tree[head];
  if (found === undefined || typeof found === 'string') return rest.length === 0 ? found : undefined;
  return leafAt(found, rest);
};

const translator =
  (language: Language) =>
  (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const tree = catalogues[language];
    // Spanish has a form for a million that no sentence of ours needs: what is not one is other.
    const form = plurals[language].select(Number(values['count'])) === 'one' ? 'one' : 'other';
    const text = leafAt(tree, key.split('.')) ?? leafAt(tree, `${key}_${form}`.split('.'));
    if (text === undefined) throw new Error(`There is no text "${key}": its route does not add it.`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'count' ? numbers[language].format(Number(values[name])) : String(values[name]),
    );
  };

const translators: Record<Language, Translate> = { en: translator('en'), es: translator('es') };

let current: Language = 'en';
const listeners = new Set<() => void>();

/** The language on screen now. */
export const currentLanguage = (): Language => current;

/** Changes the language on screen and of `<html lang>`; nothing is remembered. */
export const setLanguage = (language: Language): void => {
  current = language;
  if (typeof document !== 'undefined') document.documentElement.lang = language;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/**
 * Makes texts of features known, beside those that are already; each route adds those that only it shows. Adding them
 * again changes nothing.
 */
export const addTexts = <F extends keyof Catalogue>(features: {
  [Name in F]: { en: Partial<Catalogue[Name]>; es: unknown };
}): void => {
  for (const [name, both] of Object.entries(features) as [string, { en: Tree; es: Tree }][]) {
    catalogues.en[name] = { ...catalogues.en[name], ...both.en };
    catalogues.es[name] = { ...catalogues.es[name], ...both.es };
  }
};

/** `t('feature.key', slots)` in the language on screen, which a change of language draws anew. */
export const useTranslation = (): { t: Translate; language: Language } => {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { t: translators[language], language };
};
