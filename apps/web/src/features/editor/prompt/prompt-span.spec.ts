import { shortened, spanOf } from './prompt-span';

describe('spanOf (position of words in a text)', () => {
  const found = (text: string, words: string) => {
    const span = spanOf(text, words);
    return span && text.slice(span.start, span.end);
  };

  it.each([
    ['A golden\nretriever', 'golden retriever', 'golden\nretriever'],
    ['Un día en la PLAYA', 'playa', 'PLAYA'],
    ['a catalogue and a cat', 'cat', 'cat'],
    ['¿Niño o año?', 'año', 'año'],
    ['I won $300k (really)', '$300k', '$300k'],
    ['C++ (again)', 'C++', 'C++'],
    ['10,000 bees', '10 000 bees', '10,000 bees'],
  ])('finds, in the text "%s", the position of "%s"', (text, words, expected) => {
    expect(found(text, words)).toBe(expected);
  });

  it('finds a whole word even if an earlier word begins with the same letters', () => {
    expect(spanOf('a catalogue and a cat', 'cat')).toEqual({ start: 18, end: 21 });
  });

  it.each([
    ['a catalogue', 'cat'],
    ['niños', 'niño'],
    ['retriever golden', 'golden retriever'],
    ['anything', ' '],
  ])('finds no position in the text "%s" for "%s"', (text, words) => {
    expect(spanOf(text, words)).toBeNull();
  });
});

describe('shortened (the first words of a text)', () => {
  it.each([
    ['SHORT', 10, 'SHORT'],
    ['EXACTLY TEN', 11, 'EXACTLY TEN'],
    ['ONE TWO THREE', 9, 'ONE TWO'],
    ['ONE TWO THREE', 7, 'ONE TWO'],
    ['UNBREAKABLE', 5, 'UNBRE'],
  ])('shortens the text "%s" to at most %i characters: "%s"', (text, most, expected) => {
    expect(shortened(text, most)).toBe(expected);
  });
});
