import { asksOnlyWords, ringsWords } from './only-words';

describe('A prompt about its words alone', () => {
  it.each([
    ['Yoga channel: white background, only the word "BREATHE" in black', true],
    ['Fondo rojo, solo la palabra "NO", nada más', true],
    ['Text "STOP" in red, nothing else', true],
    ['Text "STOP" with a tired man', false],
    ['Solo en casa con mi perro', false],
    ['I only eat "HEALTHY" food', false],
  ])('%s: asks for words only is %s', (prompt, expected) => {
    expect(asksOnlyWords(prompt)).toBe(expected);
  });

  it.each([
    ['Only the word "ZERO" in black and a red circle around it', true],
    ['Red circle around the word "FREE"', true],
    ['La palabra "GRATIS" en negro con un círculo rojo alrededor', true],
    ['Red circle around the phone, text "FREE"', false],
    ['Círculo rojo alrededor de la cara, texto "MIRA"', false],
    ['Texto "MIRA" y un círculo rojo alrededor de la cara', false],
  ])('%s: asks for a ring around the words is %s', (prompt, expected) => {
    expect(ringsWords(prompt)).toBe(expected);
  });
});
