import { askedPrompts } from './asked-texts.fixture';
import { askedTextsIn } from './asked-texts';

const textsIn = (prompt: string): string[] => askedTextsIn(prompt).map(({ text }) => text);

describe('the texts that a prompt asks to write', () => {
  it.each(askedPrompts)('finds the asked words of: %s', (prompt, asked) => {
    expect(textsIn(prompt)).toEqual(asked);
  });

  it.each([
    'HOW I BUILT A HOUSE FOR $10,000',
    'My dog ate WHAT??',
    'I tried EVERY burger in New York',
    'how to install Windows 11 on an old PC without USB',
    'the FBI raided my neighbor',
    'por qué dejé de usar WhatsApp en mi iPhone',
    'el AVE de Madrid a Barcelona por 10€',
    'RTX 5090 vs RTX 4090',
    'the truth nobody says about money',
    'lo que nadie dice de vivir en España',
  ])('finds no asked words in the title: %s', (prompt) => {
    expect(textsIn(prompt)).toEqual([]);
  });

  it('gives a text the color and the place that stand beside it', () => {
    expect(askedTextsIn('empty street, big red text RUN at the bottom, blue car')).toEqual([
      { text: 'RUN', color: '#e02020', place: 'bottom' },
    ]);
    expect(askedTextsIn('calle vacía, PERDÍ TODO abajo en blanco, fondo rojo')).toEqual([
      { text: 'PERDÍ TODO', color: '#f7f7f4', place: 'bottom' },
    ]);
  });

  it('takes the own words of the request instead of the words of the prompt', () => {
    expect(askedTextsIn('a cat with the text "NO"', 'Meow')).toEqual([
      { text: 'Meow', color: null, place: null },
    ]);
  });
});
