import { highlightsOf } from './headline-highlights';

const setOff = (title: string): string[] => {
  const written = title.split(' ');
  const said = written.map((word) => word.toUpperCase());
  return highlightsOf(said, written).map((place) => said[place] ?? '');
};

describe('highlightsOf (the words of a headline in another color)', () => {
  it.each([
    ['Buying the cheapest Miata on the internet', ['MIATA']],
    ['I beat the game using only a wooden stick', ['WOODEN', 'STICK']],
    ['Is a $200 phone finally good enough?', ['$200']],
    ['Reacciono a comida inglesa por primera vez', ['COMIDA', 'INGLESA']],
    ['I moved to Buenos Aires without a plan', ['BUENOS', 'AIRES']],
    ['The last samurai of Kyoto', ['KYOTO']],
    ['The offside rule explained', ['OFFSIDE', 'RULE']],
  ])('highlights the topic words of "%s"', (title, words) => {
    expect(setOff(title)).toEqual(words);
  });

  it.each([
    'Why everyone is using only this',
    'The truth about being online',
    'Lo que nadie sabe del internet',
  ])('highlights no small word, such as an article, of "%s"', (title) => {
    for (const word of setOff(title)) expect(word).not.toMatch(/^(?:IS|USING|ONLY|ABOUT|BEING|DEL)$/);
  });
});
