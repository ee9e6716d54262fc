import { type Language, languages } from '@portada/contracts';

/** Type of a catalogue with the same keys in another language. */
type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/** The languages after English, in the order of `languages`. */
type Others = typeof languages extends readonly ['en', ...infer Rest extends readonly Language[]]
  ? Rest
  : never;

/** One catalogue for each language after English. */
type Translations<T, L extends readonly Language[] = Others> = { [I in keyof L]: Translated<T> };

/** The messages of a feature by language. */
type Messages<T> = { en: T } & { [L in Exclude<Language, 'en'>]: Translated<T> };

/**
 * Defines the messages of one feature, in English and then in each further language. A missing key or a missing
 * language does not compile. A `*.messages.ts` defines the messages of a feature and declares their name in
 * `Catalogue`, which types `useTranslation().t('auth.signIn')`. The route that shows the messages registers them
 * (`registerMessages`). Texts that the specification quotes are used verbatim in the catalogue of their own language.
 */
export const defineMessages = <const T extends object>(en: T, ...others: Translations<T>): Messages<T> =>
  Object.fromEntries([en, ...others].map((messages, index) => [languages[index], messages])) as Messages<T>;
