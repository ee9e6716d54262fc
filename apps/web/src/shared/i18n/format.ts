import { useTranslation } from './translation';

/** Units of time and their ms, longest first. */
const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const;

/** Formats dates, numbers and amounts for the current language. */
export const useFormat = () => {
  const { language } = useTranslation();
  const locale = language === 'es' ? 'es' : 'en-US';
  return {
    /** `2026-11-21T10:00:00Z` → "Nov 21, 2026". */
    date: (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso)),
    /** `2026-11-21T10:00:00Z` → "Nov 21, 2026, 10:00 AM". */
    dateTime: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    /** The time of a day: "10:00:05 AM". @param ms since 1970 */
    time: (ms: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(ms),
    /** "40 ms", "12 sec", "3 min", "2 hr": rounded down to the largest unit. */
    duration: (ms: number) => {
      const [unit, size] = units.find(([, one]) => ms >= one) ?? units[2];
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 0,
      }).format(Math.floor(ms / size));
    },
    /** "Nov 2026". */
    month: (iso: string) =>
      new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }).format(new Date(iso)),
    /** "+1", "−1", "0": a change, with the minus sign U+2212. */
    signed: (value: number) =>
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value).replace('-', '−'),
    /** "3.4 MB" of 3,400,000 bytes. */
    bytes: (count: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      }).format(count / 1_000_000),
    /** "$2.99", "2,99 US$". @param amount in units of the currency @param currency ISO 4217 */
    money: (amount: number, currency: string, decimals = 2) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(amount),
    /** "en" → "English", "Inglés", capitalized; an unknown code is returned as it is. */
    language: (code: string) => {
      try {
        const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
        return name === code ? code : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
      } catch {
        return code;
      }
    },
    /** "5.0", "5,0" with one decimal. */
    decimal: (value: number, decimals: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    /** "40%", "40 %". @param value 0 to 100 */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    /** "30s", "30 s". */
    seconds: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(value),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
};
