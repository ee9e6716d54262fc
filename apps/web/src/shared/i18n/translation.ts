import { type Language, languages } from '@portada/contracts';
import { useSyncExternalStore } from 'react';

/**
 * Messages of all features, by the name of the feature. Each `*.messages.ts` declares its own member of this interface.
 */
// `Catalogue` has to be an interface, because its members are added by declaration merging.
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Catalogue {}

type Tree = { readonly [key: string]: string | Tree };

/** Type of the key of a plural message: `free_one` and `free_other` are used as `free` with a `count`. */
type Plural<K extends string> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** Keys of a message catalogue, as paths of its leaves: `landing.title`, `shared.status.draft`. */
type KeyOf<T> = {
  [K in keyof T & string]: T[K] extends string ? Plural<K> : `${K}.${KeyOf<T[K]>}`;
}[keyof T & string];

/** Type of the message of a key. For a plural message the type contains all its forms. */
type MessageAt<T, K extends string> = K extends `${infer Head}.${infer Rest}`
  ? Head extends keyof T
    ? MessageAt<T[Head], Rest>
    : never
  : K extends keyof T
    ? T[K]
    : `${K}_other` extends keyof T
      ? T[`${K}_other`] | '{{count}}'
      : never;

/** Names of the placeholders of a message: `'{{a}} of {{b}}'` has `'a' | 'b'`. */
type PlaceholderOf<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | PlaceholderOf<Rest>
  : never;

/** Key of a message in the catalogue, such as `auth.signIn`. */
export type MessageKey = KeyOf<Catalogue>;
type Values<K extends MessageKey> = Record<PlaceholderOf<MessageAt<Catalogue, K>>, string | number>;

/**
 * Returns the message of a key in the current language. A missing key or placeholder value does not compile.
 * @throws Error if the messages of the feature are not registered by the route
 */
export type Translate = <K extends MessageKey>(
  key: K,
  ...values: PlaceholderOf<MessageAt<Catalogue, K>> extends never ? [] : [values: Values<K>]
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
    const form = plurals[language].select(Number(values['count']));
    // A plural form that a message does not define, such as `many` in Spanish, falls back to `other`.
    const message = ['', `_${form}`, '_other']
      .map((suffix) => leafAt(tree, `${key}${suffix}`.split('.')))
      .find((found) => found !== undefined);
    if (message === undefined) throw new Error(`message "${key}" is not registered by its route`);
    return message.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
      name === 'count' ? numbers[language].format(Number(values[name])) : String(values[name]),
    );
  };

const translators: Record<Language, Translate> = { en: translator('en'), es: translator('es') };

let current: Language = 'en';
const listeners = new Set<() => void>();

/** Returns the current language of the page. */
export const currentLanguage = (): Language => current;

/** Changes the current language and `<html lang>`. The change is not stored. */
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
 * Adds messages of features to the message catalogue. Each route registers the messages that only this route shows. A
 * repeated registration changes nothing.
 */
export const registerMessages = <F extends keyof Catalogue>(features: {
  [Name in F]: { en: Partial<Catalogue[Name]> } & Record<Exclude<Language, 'en'>, unknown>;
}): void => {
  for (const [name, messages] of Object.entries(features) as [string, Record<Language, Tree>][]) {
    for (const language of languages) {
      catalogues[language][name] = { ...catalogues[language][name], ...messages[language] };
    }
  }
};

/**
 * Returns `t('feature.key', placeholders)` for the current language. A change of the language renders the component
 * again.
 */
export const useTranslation = (): { t: Translate; language: Language } => {
  const language = useSyncExternalStore(subscribe, currentLanguage, currentLanguage);
  return { t: translators[language], language };
};
