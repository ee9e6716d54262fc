/** The same keys with other sentences. */
type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/**
 * The texts of one feature in both languages; a key that Spanish lacks does not compile.
 * Each feature has one such file (`features/<name>/<name>.texts.ts`), and `app/texts.ts` gathers them under the
 * feature's name: `useTranslation().t('auth.signIn')`. Sentences in quotes in the specification stand verbatim in
 * the catalogue of their own language.
 */
export const defineTexts = <const T extends object>(en: T, es: Translated<T>) => ({ en, es });
