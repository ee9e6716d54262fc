import type { Language } from '@portada/contracts';

const localeOf = (language: Language): string => (language === 'es' ? 'es' : 'en-US');

/**
 * Formats a measured value with one decimal: 15.6 is "15.6" in English, "15,6" in Spanish.
 * @param value measured value
 */
export const decimal = (language: Language, value: number): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(
    value,
  );

/**
 * Formats a file size in whole kB: 1,495,281 bytes are "1,495 kB" in English, "1495 kB" in Spanish.
 * @param bytes size in bytes
 */
export const kilobytes = (language: Language, bytes: number): string =>
  `${new Intl.NumberFormat(localeOf(language)).format(Math.round(bytes / 1000))} kB`;

/**
 * Returns the row of measured figures that a test accepts.
 * @throws Error if no row is accepted
 */
export const rowWhere = <T>(rows: readonly T[], test: (row: T) => boolean): T => {
  const row = rows.find(test);
  if (row === undefined) throw new Error('The measured figures have no such row.');
  return row;
};
