import { layoutIn } from './layout-words';
import { languageIn } from './language';
import { visualInstructionsIn } from './visual-instructions';
import { tagged } from './tagging';
import { plainTaggers } from './taggers';

const read = (text: string) => {
  const { read: language } = languageIn(text);
  const tokens = tagged(text, language, plainTaggers);
  const visual = visualInstructionsIn(text, text, tokens, language);
  return layoutIn(text, tokens, visual).map(({ what, of, colour }) => [
    what,
    of ?? colour,
    of === null ? null : colour,
  ]);
};

const coloured = (text: string, what: 'text' | 'background') =>
  read(text).flatMap(([kind, first, second]) => (kind === what ? [second ?? first] : []));

describe('color instructions in a prompt', () => {
  it.each([
    ['How to sail, text "TACK" in yellow', 'yellow'],
    ['How to sail, text in yellow "TACK"', 'yellow'],
    ['How to sail, big red "TACK" on the left', 'red'],
    ['How to sail, the words "TACK NOW" in gold letters', 'gold'],
    ['How to sail, title in dark blue', 'dark blue'],
    ['How to sail, text "TACK" blue', 'blue'],
    ['How to sail, text "TACK" huge, white on red background', 'white'],
    ['How to sail, text top left "TACK" green', 'green'],
    ['How to sail, text "TACK" at the bottom, red', 'red'],
    ['Cómo navegar, texto "VIRA" azul', 'blue'],
    ['How to sail, white letters', 'white'],
    ['Cómo navegar, texto "VIRA" en letras amarillas enormes', 'yellow'],
    ['Cómo navegar, texto "VIRA" en dorado', 'gold'],
    ['Cómo navegar, letras grandes rojas', 'red'],
    ['Cómo navegar, letras en verde, fondo blanco', 'green'],
    ['Cómo navegar, texto blanco', 'white'],
    ['Why I sold my boat, black and yellow', 'yellow'],
    ['Why I sold my boat, blue and white', 'white'],
    ['Why I sold my boat, text "BLUE IN GREEN" in pink', 'pink'],
  ])('give the letters of "%s" the color %s', (prompt, colour) => {
    expect(coloured(prompt, 'text')).toEqual([colour]);
  });

  it.each([
    ['Un faro, fondo negro', 'black'],
    ['Un faro, fondo de color rojo', 'red'],
    ['A lighthouse on a plain blue background', 'blue'],
    ['A lighthouse, background in green', 'green'],
    ['Rutina de piel, tonos verdes', 'green'],
    ['Productividad, tonos marrones', 'brown'],
    ['Two chairs in a studio with purple light', 'purple'],
    ['Dos sillas en un estudio con luz morada', 'purple'],
    ['Un faro bajo un cielo morado, "SOLO"', 'purple'],
    ['A basket of yarn, warm colours', 'warm'],
    ['Un parque, tonos cálidos', 'warm'],
    ['Libros de terror, ambiente oscuro', 'dark'],
    ['Two boxers in a dark gym', 'dark'],
    ['A reporter under the rain', 'rain'],
    ['Un reportero bajo la lluvia', 'rain'],
    ['Un escritorio limpio, luz de mañana', 'morning'],
    ['Why I sold my boat, black and yellow', 'black'],
    ['Why I sold my boat, blue and white', 'blue'],
    ['Salad in a jar, blue and white colors, text in blue', 'white'],
    ['Una bufanda, fondo de madera', 'brown'],
  ])('give the background of "%s" the color %s', (prompt, colour) => {
    expect(coloured(prompt, 'background')).toEqual([colour]);
  });

  it.each([
    'Red light therapy changed my skin',
    'A red apple on a white plate',
    'Apple, orange and banana smoothie',
    'El gato negro de mi vecina',
    'Text "BLUE MONDAY"',
    'The Green Mile explained',
  ])('are not found in "%s"', (prompt) => {
    expect(read(prompt)).toEqual([]);
  });

  it.each([
    [
      'How I edit in 20 minutes, giant "20" on the right',
      [
        ['text', 'giant', null],
        ['right', 'text', null],
      ],
    ],
    [
      'Los 4 errores al pintar, número 4 enorme a la izquierda',
      [
        ['text', 'giant', null],
        ['left', 'text', null],
      ],
    ],
    ['3 libros de terror, numero 3 gigante', [['text', 'giant', null]]],
    ['I ate a giant 5 kilo burger', []],
    ['My first boat, on the right a lighthouse', [['right', 'lighthouse', null]]],
    ['Pan casero, a la derecha el horno', [['right', 'horno', null]]],
  ])('are found with the size and the side of the text in "%s"', (prompt, instructions) => {
    expect(read(prompt)).toEqual(instructions);
  });

  it('are read from a sign only if the prompt gives the sign a color, a target or a place', () => {
    const signsIn = (text: string) => read(text).flatMap(([kind]) => (kind === 'circle' ? [kind] : []));
    expect(signsIn('El último en salir del círculo gana 5.000 €')).toEqual([]);
    expect(signsIn('Last to leave the circle at noon')).toEqual([]);
    expect(signsIn('Mi cartera, círculo en el precio')).toEqual(['circle']);
    expect(signsIn('My wallet, red circle')).toEqual(['circle']);
  });
});
