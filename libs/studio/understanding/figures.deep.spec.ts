import { emotionOf, trendOf } from '../knowledge/emotions';
import { figureOf } from './figures';

describe('figureOf (the number that a prompt emphasizes)', () => {
  it.each([
    ['top 10 horror games', 'rank', 10, 'TOP 10'],
    ['los 7 mejores juegos', 'rank', 7, '7'],
    ['How I made $10,000 with AI', 'money', 10_000, '$10,000'],
    ['gané 5.000€ en casa', 'money', 5000, '5.000€'],
    ['from $0 to $2.5M', 'money', 0, '$0'],
    ['I spent $100k', 'money', 100_000, '$100K'],
    ['gasté 3 millones de euros', 'money', 3_000_000, '3 MILLONES EUROS'],
    ['24 hours in a box', 'duration', 24, '24 HOURS'],
    ['5 minute pasta', 'duration', 5, '5 MINUTE'],
    ['learn Python in one hour', 'duration', 1, 'ONE HOUR'],
    ['minecraft hardcore day 100', 'day', 100, 'DAY 100'],
    ['día 30 sin azúcar', 'day', 30, 'DÍA 30'],
    ['90% of people fail', 'percent', 90, '90%'],
    ['part 3 of my story', 'part', 3, 'PART 3'],
  ])('finds the emphasized number of "%s"', (text, kind, value, set) => {
    expect(figureOf(text)).toMatchObject({ kind, value, text: set });
  });

  it.each(['a day in my life', 'un día en mi vida', 'the iPhone 17', 'in 2026', 'no number'])(
    'finds no emphasized number in "%s"',
    (text) => {
      expect(figureOf(text)).toBeNull();
    },
  );
});

describe('trendOf and emotionOf (rise or fall, and feeling, of a prompt)', () => {
  it.each([
    ['crypto crash', 'down', 'sadness'],
    ['bitcoin skyrockets', 'up', null],
    ['perdí todo mi dinero', 'down', 'sadness'],
    ['gané un millón', 'up', 'pride'],
    ['the scariest house', null, 'fear'],
    ['mi gato gracioso', null, 'joy'],
    ['a video about paint', null, null],
    ['Build a raised garden bed for $40', null, null],
  ])('find the trend and the emotion of "%s"', (text, trend, emotion) => {
    expect([trendOf(text), emotionOf(text)]).toEqual([trend, emotion]);
  });
});
