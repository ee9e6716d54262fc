/** The same keys with messages in another language. */
type Translated<T> = { [K in keyof T]: T[K] extends string ? string : Translated<T[K]> };

/**
 * Defines the messages of one feature in both languages. A key that is missing in Spanish does not compile.
 * Each feature has one such file (`features/<name>/<name>.messages.ts`), and `app/messages.ts` lists them under the
 * name of the feature: `useTranslation().t('auth.signIn')`. Texts that the specification quotes are used verbatim in the
 * catalogue of their own language.
 */
export const defineMessages = <const T extends object>(en: T, es: Translated<T>) => ({ en, es });
