import { languageIn } from './language';
import { tagged } from './tagging';
import { plainTaggers } from './taggers';
import { visualInstructionsIn } from './visual-instructions';

const read = (text: string) => {
  const { read: language } = languageIn(text);
  const tokens = tagged(text, language, plainTaggers);
  return { visual: visualInstructionsIn(text, text, tokens, language), tokens };
};

const placed = (text: string): string => {
  const { textAt } = read(text).visual;
  return textAt === null ? 'nowhere' : `${textAt.y ?? '-'} ${textAt.x ?? '-'}`;
};

describe('visual instructions of a prompt', () => {
  const titles = ['How to sail', 'Cómo navegar'] as const;

  it.each([
    ['text "TACK" bottom left', 'bottom left'],
    ['text "TACK" in the top right corner', 'top right'],
    ['"TACK" at the top', 'top -'],
    ['big white text "TACK" on the right', '- right'],
    ['the words "TACK" in the lower left', 'bottom left'],
    ['title on the left side', '- left'],
    ['text "TACK", centered', 'middle center'],
    ['at the bottom the text "TACK"', 'bottom -'],
    ['a boat on the left', 'nowhere'],
  ])('reads the position of the English text in "%s"', (instruction, place) => {
    expect(placed(`${titles[0]}, ${instruction}`)).toBe(place);
  });

  it.each([
    ['texto "VIRA" abajo a la izquierda', 'bottom left'],
    ['texto "VIRA" arriba a la derecha', 'top right'],
    ['texto "VIRA" en la esquina superior izquierda', 'top left'],
    ['letras abajo al centro', 'bottom center'],
    ['texto "VIRA" en el centro', 'middle center'],
    ['texto "VIRA" arriba', 'top -'],
    ['"VIRA" a la derecha', '- right'],
    ['titulo en la parte inferior', 'bottom -'],
    ['un barco a la derecha', 'nowhere'],
  ])('reads the position of the Spanish text in "%s"', (instruction, place) => {
    expect(placed(`${titles[1]}, ${instruction}`)).toBe(place);
  });

  it.each([
    'The top left turns of the season',
    'Left or right: which side should you drive on?',
    'Arriba las manos, esto es un atraco',
    'El centro de Madrid en 24 horas',
    'Low back pain: what really works',
  ])('reads no position in the title "%s"', (title) => {
    expect(placed(title)).toBe('nowhere');
  });

  it.each([
    ['Learn Greek, comic style', 'comic'],
    ['Learn Greek, minimalist', 'minimal'],
    ['Learn Greek in a retro look', 'retro'],
    ['Aprende griego, estilo minimalista', 'minimal'],
    ['Aprende griego, estilo cómic', 'comic'],
    ['Minimalist home office tour', null],
    ['The comic book that changed my life', null],
    ['Neon tetra care for beginners', null],
  ])('reads the style of "%s"', (prompt, style) => {
    expect(read(prompt).visual.style).toBe(style);
  });

  it.each([
    ['A tour of my desk, pastel colours', 'pastel'],
    ['Un tour por mi mesa, colores pastel', 'pastel'],
    ['Composting for lazy people, earthy tones', 'earth'],
    ['El abuelo y el mar, blanco y negro', 'monochrome'],
    ['El abuelo y el mar, foto en blanco y negro de un barco', 'monochrome'],
    ['El abuelo y el mar, foto estilo blanco y negro', 'monochrome'],
    ['Pastel de nata en casa', null],
  ])('reads the palette of "%s"', (prompt, palette) => {
    expect(read(prompt).visual.palette).toBe(palette);
  });

  it.each([
    ['Fixing my boat, red accents', ['red', []]],
    ['Arreglo mi barco, detalles en dorado', ['gold', []]],
    ['Fixing my boat, dark purple', [null, ['dark purple']]],
    ['Arreglo mi barco, rosa clarito', [null, ['light pink']]],
    ['Fixing my boat, red, white and blue', [null, ['red', 'white', 'blue']]],
    ['Apple, orange, banana', [null, []]],
    ['Limpio mi barco, verde menta', [null, ['mint']]],
    ['Fixing my boat, Mediterranean style', [null, ['white', 'blue', 'terracotta']]],
  ])('reads the colors of "%s"', (prompt, expected) => {
    const { accent, colours } = read(prompt).visual;
    expect([accent, colours]).toEqual(expected);
  });

  it.each([
    ['Speaking Italian for a day, Italian flag colours', 'own-flag-it'],
    ['Learn Swedish in 30 days, colours of the Swedish flag', 'own-flag-se'],
    ['Aprende portugués, colores de la bandera de Brasil', 'own-flag-br'],
    ['The history of the British flag', null],
  ])('reads the flag whose colors "%s" requests', (prompt, flag) => {
    const { visual } = read(prompt);
    expect(visual.flag).toBe(flag);
    expect(visual.colours.length > 1).toBe(flag !== null);
  });

  it.each([
    ['My garden, before on the left, after on the right', 'before-left'],
    ['Mi jardín, antes a la izquierda y después a la derecha', 'before-left'],
    ['My garden, after on the left, before on the right', 'after-left'],
    ['Before I left, I checked the garden', null],
  ])('reads the sides of the two times of "%s"', (prompt, times) => {
    expect(read(prompt).visual.times).toBe(times);
  });

  it.each([
    ['Easy amigurumi, capybara really big', 'capybara', false],
    ['Amigurumi fácil, el capibara bien grande', 'capibara', false],
    ['Night make-up, close-up of the lips', 'lips', true],
    ['Maquillaje de noche, primer plano de los labios', 'labios', true],
    ['Breaking news: massive earthquake', null, false],
  ])('reads the large or close thing of "%s"', (prompt, thing, isClose) => {
    const { visual } = read(prompt);
    expect([visual.thing, visual.closeUp]).toEqual([thing, isClose]);
  });

  it.each([
    ['Why brakes squeak, red arrow pointing at the wheel', 'wheel', null],
    ['Así fallan los frenos, círculo rojo alrededor de la rueda', 'rueda', null],
    ['Prices keep rising, green arrow pointing up', null, 'up'],
    ['Bajan los precios, flecha roja hacia abajo', null, 'down'],
  ])('reads the target or the direction of the sign of "%s"', (prompt, target, arrowTo) => {
    const { visual } = read(prompt);
    expect([visual.target, visual.arrowTo]).toEqual([target, arrowTo]);
  });

  it.each([
    ['"SALE" in huge red letters, a sofa on the left', true],
    ['Texto "REBAJAS" en letras gigantes, un sofá a la derecha', true],
    ['Texto enorme "REBAJAS", un sofá a la derecha', true],
    ['A huge sofa with the text "SALE"', false],
    ['Texto "REBAJAS" en letras rojas, un sofá a la derecha', false],
  ])('reads from "%s" whether the text is large', (prompt, isLarge) => {
    expect(read(prompt).visual.large.text).toBe(isLarge);
  });

  it('leaves no word of an instruction for the headline', () => {
    const { tokens } = read('Fixing my boat, comic style, red accents, text "GO" bottom left');
    const free = tokens.filter(({ role, fold }) => role === null && fold !== '').map(({ text }) => text);
    expect(free).toEqual(['Fixing', 'my', 'boat', 'text', 'GO']);
  });
});
