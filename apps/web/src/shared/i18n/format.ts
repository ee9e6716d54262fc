import { useTranslation } from 'react-i18next';

/** Dates as the language on screen writes them. */
export const useFormat = () => {
  const { i18n } = useTranslation();
  const locale = i18n.resolvedLanguage === 'es' ? 'es' : 'en-US';
  return {
    /** `2026-11-21T10:00:00Z` → "Nov 21, 2026". */
    date: (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso)),
    /** `2026-11-21T10:00:00Z` → "Nov 21, 2026, 10:00 AM". */
    dateTime: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    /** "Nov 2026". */
    month: (iso: string) =>
      new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }).format(new Date(iso)),
    /** "+1", "−1", "0": a change, with the true minus sign. */
    signed: (value: number) =>
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value).replace('-', '−'),
    /** "3.4 MB" of 3,400,000 bytes. */
    bytes: (count: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      }).format(count / 1_000_000),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
};
