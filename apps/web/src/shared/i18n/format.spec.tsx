import { renderHook } from '@testing-library/react';
import { useFormat } from './format';
import { setLanguage } from './translation';

const formatIn = (language: 'en' | 'es') => {
  setLanguage(language);
  const { result, unmount } = renderHook(() => useFormat());
  unmount();
  return result.current;
};

/** Replaces the no-break spaces that Intl writes with plain spaces. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

type Format = ReturnType<typeof useFormat>;

test.each<[what: string, write: (format: Format) => string, en: string, es: string]>([
  ['a positive change', (format) => format.signed(2), '+2', '+2'],
  ['a negative change', (format) => format.signed(-1), '−1', '−1'],
  ['no change', (format) => format.signed(0), '0', '0'],
  ['bytes', (format) => format.bytes(3_400_000), '3.4 MB', '3,4 MB'],
  ['money', (format) => format.money(2.99, 'USD'), '$2.99', '2,99 US$'],
  ['money with more decimals', (format) => format.money(0.2495, 'USD', 3), '$0.250', '0,250 US$'],
  ['a language', (format) => format.language('en'), 'English', 'Inglés'],
  ['an unknown language code', (format) => format.language('zzz'), 'zzz', 'zzz'],
  ['an invalid language code', (format) => format.language('no language'), 'no language', 'no language'],
  ['a decimal', (format) => format.decimal(5, 1), '5.0', '5,0'],
  ['a percentage', (format) => format.percent(40), '40%', '40 %'],
  ['seconds', (format) => format.seconds(30), '30s', '30s'],
  ['a measured duration', (format) => format.measuredSeconds(1_940), '1.9s', '1,9s'],
  ['a large number', (format) => format.number(1_000_000), '1,000,000', '1.000.000'],
])('formats %s in both languages', (_, write, en, es) => {
  expect([plain(write(formatIn('en'))), plain(write(formatIn('es')))]).toEqual([en, es]);
});
