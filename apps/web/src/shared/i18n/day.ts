import type { Language } from '@portada/contracts';

const formats: Record<Language, Intl.DateTimeFormat> = {
  en: new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }),
  es: new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' }),
};

/** Formats a calendar day: `2024-01-15` becomes "January 15, 2024". The result is independent of the time zone. */
export const dayIn = (language: Language, isoDay: string): string =>
  formats[language].format(new Date(isoDay));
