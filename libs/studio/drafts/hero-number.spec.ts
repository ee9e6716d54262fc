import { heroNumberOf } from './hero-number';

it.each([
  ['$48,000', { before: '', big: '$48,000', after: '' }],
  ['PAID OFF $48,000', { before: 'PAID OFF', big: '$48,000', after: '' }],
  ['¿800€ AL MES?', { before: '', big: '¿800€', after: 'AL MES?' }],
  ['24 HOURS', { before: '', big: '24', after: 'HOURS' }],
  ['SINCE 1998', { before: 'SINCE', big: '1998', after: '' }],
  ['-40°', { before: '', big: '-40°', after: '' }],
  ['$1.2M', { before: '', big: '$1.2M', after: '' }],
  ['IN 8 MINUTES', { before: 'IN', big: '8', after: 'MINUTES' }],
  ['1960S VESPA', { before: '', big: '1960S', after: 'VESPA' }],
  ['TOP 10', { before: 'TOP', big: '10', after: '' }],
])('splits %s at its number', (words, parts) => expect(heroNumberOf(words)).toEqual(parts));

it('finds no number in words alone', () => expect(heroNumberOf('SIN HORNO')).toBeNull());
