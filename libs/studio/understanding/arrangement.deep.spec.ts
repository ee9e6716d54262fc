import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { cleaned } from './headline';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string) =>
  understand(cleaned(prompt), pictureRequestSchema.parse({ prompt }), index, taggers);

/** The parts of a prompt: "3 own-dog-sitting left crossed". */
const partsOf = (prompt: string): string[] =>
  (read(prompt).arrangement?.parts ?? []).map(({ scene, place, isBehind, isCrossed, isNumbered }) =>
    [
      scene.members[0]?.count,
      scene.members[0]?.id ?? scene.members[0]?.head,
      place.x,
      place.y === 'top' ? 'top' : null,
      isBehind ? 'behind' : null,
      isCrossed ? 'crossed' : null,
      isNumbered ? 'numbered' : null,
    ]
      .filter((one) => one !== null)
      .join(' '),
  );

describe('arrangement of a title with instructions', () => {
  it.each([
    [
      'Text "THEN vs NOW" with an old phone on the left and a new phone on the right, red background',
      ['1 mobile-phone left', '1 mobile-phone right'],
    ],
    [
      'Comparación de dos coches: uno rojo a la izquierda y uno azul a la derecha, texto "¿CUÁL?"',
      ['1 automobile left', '1 automobile right'],
    ],
    [
      'Two dogs: a white one on the left and a brown one on the right, text "WHO WINS?"',
      ['1 own-dog-sitting left', '1 own-dog-sitting right'],
    ],
    [
      'A big red X over a plate of pasta, text "STOP EATING THIS" at the bottom, white background',
      ['1 own-pasta crossed'],
    ],
    [
      'Texto "ERROR" a la derecha y un ordenador con una calavera a la izquierda',
      ['1 desktop-computer left'],
    ],
    [
      'Budget laptop review: laptop in the middle, text "ONLY $299" top left, green check mark on the right',
      ['1 laptop center', '1 check-mark-button right'],
    ],
    [
      'Texto "ANTES / AHORA" con una casa vieja a la izquierda y una nueva a la derecha',
      ['1 derelict-house left', '1 house-with-garden right'],
    ],
    [
      'Una mujer cansada a la derecha y un portátil a la izquierda, texto "BASTA" arriba',
      ['1 woman right', '1 laptop left'],
    ],
    [
      'Chess lesson: a white queen on the left and a black bishop on the right, text "WHO?"',
      ['1 own-chess-queen left', '1 own-chess-bishop right'],
    ],
    [
      'Clase de ajedrez con un caballo blanco a la izquierda y una torre negra a la derecha, texto "¿QUÉ?"',
      ['1 own-chess-knight left', '1 own-chess-rook right'],
    ],
    [
      'Tools for students: put a tablet in the center, a stack of books on the left, red X over the books, text "STOP"',
      ['1 own-tablet center', '1 books left crossed'],
    ],
    [
      'Dog breeds compared, three dogs in a row with numbers 1 2 3 over them, no text',
      ['3 own-dog-sitting numbered'],
    ],
    [
      'Mi viaje: torre Eiffel a la derecha, avión arriba a la izquierda, texto "BARATO" abajo',
      ['1 own-eiffel-tower right', '1 airplane left top'],
    ],
    [
      'Errores: una planta a la izquierda tachada con una X roja, texto "NO" a la derecha',
      ['1 potted-plant left crossed'],
    ],
  ])('reads the places, counts and signs of "%s"', (prompt, parts) => {
    expect(partsOf(prompt)).toEqual(parts);
  });

  it.each([
    'Best cameras of the year, dark background, text "TOP 5" on the left',
    'How I learned to cook, laptop on the left, white text "EASY"',
    'a fox and a rabbit on a bench in the snow',
  ])('finds no arrangement in "%s"', (prompt) => {
    expect(read(prompt).arrangement).toBeNull();
  });

  it('finds no arrangement if a placed thing has no drawing', () => {
    expect(partsOf('Repairs: a car on the left, a flumbert on the right, text "GO"')).toEqual([]);
  });

  it('reads a second thing of the same kind, and names the halves as the title does', () => {
    const { halves, sides } = read(
      'PS5 o Xbox, pantalla dividida, un mando azul a la izquierda y uno verde a la derecha, VS en el centro',
    );
    expect(halves?.map(({ id, colour }) => `${colour} ${id}`)).toEqual([
      'blue own-controller',
      'green own-controller',
    ]);
    expect(sides.map(({ name }) => name)).toEqual(['PS5', 'Xbox']);
  });
});
