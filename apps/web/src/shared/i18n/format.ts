import { useTranslation } from './translation';

/** Units of time with their length in ms, the longest unit first. */
const units = [
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
  ['millisecond', 1],
] as const;

/** Returns functions that format dates, numbers and amounts for the current language. */
export const useFormat = () => {
  const { language } = useTranslation();
  const locale = language === 'es' ? 'es' : 'en-US';
  return {
    /**
     * Formats a day: `2026-11-21T10:00:00Z` becomes "Nov 21, 2026".
     * @param iso time in ISO 8601 format
     */
    date: (iso: string) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(new Date(iso)),
    /**
     * Formats a day and time: `2026-11-21T10:00:00Z` becomes "Nov 21, 2026, 10:00 AM".
     * @param iso time in ISO 8601 format
     */
    dateTime: (iso: string) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(iso)),
    /**
     * Formats a time of day, such as "10:00:05 AM".
     * @param ms time in ms since 1970
     */
    time: (ms: number) => new Intl.DateTimeFormat(locale, { timeStyle: 'medium' }).format(ms),
    /**
     * Formats a time of day with milliseconds, such as "10:00:05.123 AM".
     * @param iso time in ISO 8601 format
     */
    preciseTime: (iso: string) =>
      new Intl.DateTimeFormat(locale, {
        hour: 'numeric',
        minute: '2-digit',
        second: '2-digit',
        fractionalSecondDigits: 3,
      }).format(new Date(iso)),
    /**
     * Formats a duration rounded down to its largest unit, such as "40 ms", "12 sec", "3 min" or "2 hr".
     * @param ms duration in ms
     */
    duration: (ms: number) => {
      const [unit, size] = units.find(([, one]) => ms >= one) ?? units[2];
      return new Intl.NumberFormat(locale, {
        style: 'unit',
        unit,
        unitDisplay: 'short',
        maximumFractionDigits: 0,
      }).format(Math.floor(ms / size));
    },
    /**
     * Formats a month, such as "Nov 2026".
     * @param iso time in ISO 8601 format
     */
    month: (iso: string) =>
      new Intl.DateTimeFormat(locale, { month: 'short', year: 'numeric' }).format(new Date(iso)),
    /** Formats a change of a number, such as "+1", "−1" or "0", with the minus sign U+2212. */
    signed: (value: number) =>
      new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' }).format(value).replace('-', '−'),
    /** Formats a file size in MB: "3.4 MB" for 3,400,000 bytes. */
    bytes: (count: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'megabyte',
        maximumFractionDigits: 1,
      }).format(count / 1_000_000),
    /**
     * Formats an amount of money: "$2.99" in English, "2,99 US$" in Spanish.
     * @param amount amount in units of the currency
     * @param currency currency code (ISO 4217)
     */
    money: (amount: number, currency: string, decimals = 2) =>
      new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(amount),
    /**
     * Returns the name of a language, capitalized: `en` becomes "English" or "Inglés". An unknown code is returned
     * unchanged.
     */
    language: (code: string) => {
      try {
        const name = new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
        return name === code ? code : name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
      } catch {
        return code;
      }
    },
    /** Formats a number with a fixed number of decimals: 5 with one decimal is "5.0" in English, "5,0" in Spanish. */
    decimal: (value: number, decimals: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      }).format(value),
    /**
     * Formats a percentage: "40%" in English, "40 %" in Spanish.
     * @param value 0 to 100
     */
    percent: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 }).format(value / 100),
    /**
     * Formats a measured duration in seconds with one decimal: 1,940 ms is "1.9s" in English, "1,9s" in Spanish.
     * @param ms duration in ms
     */
    measuredSeconds: (ms: number) =>
      new Intl.NumberFormat(locale, {
        style: 'unit',
        unit: 'second',
        unitDisplay: 'narrow',
        maximumFractionDigits: 1,
      }).format(ms / 1000),
    /**
     * Formats a time of day without seconds, such as "10:05 AM".
     * @param iso time in ISO 8601 format
     */
    hourAndMinute: (iso: string) =>
      new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(iso)),
    /** Formats a number of seconds: "30s" in English, "30 s" in Spanish. */
    seconds: (value: number) =>
      new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', unitDisplay: 'narrow' }).format(value),
    number: (value: number) => new Intl.NumberFormat(locale).format(value),
  };
};
