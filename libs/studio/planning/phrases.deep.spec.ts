import { tornApart } from './fit-text';
import { bondsOf, cutOf, keyOf } from './phrases';

const wordsOf = (text: string): string[] => text.toUpperCase().split(' ');
const keyIn = (text: string, highlighted: number[] = []): string => {
  const words = wordsOf(text);
  return keyOf(words, highlighted, bondsOf(words, text))
    .map((place) => words[place])
    .join(' ');
};

describe('bondsOf (words of a headline that stay on one line)', () => {
  it.each([
    ['articles and prepositions with their noun', 'life in the city', [1, 2]],
    ['numbers with what they count', 'I ate 30 eggs', [0, 2]],
    ['the words of a name', 'we saw Machu Picchu today', [2]],
    ['a verb with the word that completes it', 'they never gave up there', [1, 2]],
    ['an owner with the thing that is owned', "Rome's enemy won", [0]],
    ['a superlative with its adjective', 'our most hated car', [0, 1]],
    ['a pronoun with "alone"', 'yo sola', [0]],
    ['a question word with its verb', 'dime qué comer', [1]],
    ['a product with its number', 'my new iPhone 17 broke', [0, 2]],
  ])('keeps these words together: %s', (_, text, bonds) => {
    expect(bondsOf(wordsOf(text), text)).toEqual(bonds);
  });

  it('keeps the words of a noun of the prompt together', () => {
    expect(
      bondsOf(wordsOf('stop buying air fryers now'), 'stop buying air fryers now', ['air fryers']),
    ).toEqual([2]);
  });

  it('allows a break of a long noun only before its last two words', () => {
    const text = 'electric car road trip';
    expect(bondsOf(wordsOf(text), text, [text, 'car road'])).toEqual([0, 2]);
  });

  it('does not join a contraction with the next word', () => {
    expect(bondsOf(wordsOf("that's cheap"), "that's cheap")).toEqual([]);
  });

  it('takes no words for a name in a title in which every word begins with a capital', () => {
    expect(bondsOf(wordsOf('Why People Never Change'), 'Why People Never Change')).toEqual([2]);
  });
});

describe('keyOf (the most important words of a headline)', () => {
  it.each([
    ['a price', 'I lost $40,000 in a day', '$40,000'],
    ['a number with its unit', 'what 100 days alone did', '100 DAYS'],
    ['a number with what it counts', '7 habits that work', '7 HABITS'],
    ['the last strong word, where no number is said', 'why nobody changes', 'CHANGES'],
    ['no word for the kind of video', 'stoicism explained', 'STOICISM'],
  ])('finds the most important words of a headline: %s', (_, text, key) => {
    expect(keyIn(text)).toBe(key);
  });

  it('prefers a highlighted word to a year', () => {
    expect(keyIn('best laptops in 2026', [1])).toBe('LAPTOPS');
  });

  it('returns no words for a headline that has only words such as "is" and "for"', () => {
    expect(keyIn('is it for me')).toBe('');
  });
});

describe('cutOf (the place where a headline is divided in two)', () => {
  it.each([
    ['at the turn of a sentence', 'they are cheap but they break', 'BUT'],
    ['after a bond rather than within it', 'the fear of the dark', 'OF'],
  ])('divides a headline %s', (_, text, first) => {
    const words = wordsOf(text);
    expect(words[cutOf(words, bondsOf(words, text))]).toBe(first);
  });
});

describe('keyOf for a headline whose important words are too long', () => {
  it('returns the strongest word and not the first one', () => {
    expect(keyOf(['CROCHETED', 'OCTOPUS'], [1], [0])).toEqual([1]);
  });
});

describe('tornApart (faults of line breaks)', () => {
  const faults = (text: string, ends: number[], highlighted: number[] = []): number =>
    tornApart({ words: wordsOf(text), highlighted }, ends);

  it('counts a line that holds only a small word', () => {
    expect(faults('I live with 50 dollars', [2, 3, 5])).toBeGreaterThan(
      faults('I live with 50 dollars', [3, 5]),
    );
  });

  it('counts a short word that stands alone in the last line', () => {
    expect(faults('the mountain is cold', [3, 4], [])).toBeGreaterThan(
      faults('the mountain is colder', [3, 4]),
    );
  });

  it('accepts a short highlighted word in the last line', () => {
    expect(faults('you will love cats', [3, 4], [3])).toBe(0);
  });
});
