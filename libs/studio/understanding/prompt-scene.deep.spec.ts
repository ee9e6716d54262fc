import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { cleaned } from './headline';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { stagingOf } from './staging';
import { understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string) =>
  understand(cleaned(prompt), pictureRequestSchema.parse({ prompt }), index, taggers);

/** The relations of a scene with the head nouns of the members: "cat on laptop". */
const bondsOf = (prompt: string): string[] => {
  const { promptScene } = read(prompt);
  return (promptScene?.bonds ?? []).map(
    ({ of, relation, to }) =>
      `${promptScene?.members[of]?.head} ${relation} ${promptScene?.members[to]?.head}`,
  );
};

describe('promptScene of a described scene', () => {
  it.each([
    'empty stadium, one soccer ball on the penalty spot, floodlights on, light rain',
    'rusty pickup truck, cornfield, golden hour, dust in the air',
    'Taller de carpintería con una mesa de madera, virutas volando y luz entrando por la ventana',
  ])('reads the list of visible things "%s" as a scene', (prompt) => {
    expect(read(prompt).promptScene).not.toBeNull();
  });

  it('reads a fight as a scene and not as a comparison, with the fighters face to face', () => {
    const { promptScene, sides } = read('Un caballero luchando contra un dragón frente a un castillo');
    expect(sides).toEqual([]);
    expect(promptScene?.members.map(({ head }) => head)).toEqual(['caballero', 'dragon', 'castillo']);
    expect(stagingOf('un caballero luchando contra un dragon frente a un castillo', null).looksAway).toBe(
      false,
    );
    expect(read('Real Madrid contra Barcelona: quién gana').form).toBe('versus');
  });

  it.each([
    ['una mujer meditando en una terraza con vistas al mar', 'beach', 'day'],
    ['a couple dancing on a terrace overlooking the sea at sunset', 'beach', 'sunset'],
    ['un reno bajo la aurora boreal', 'snow', 'night'],
    ['una ballena saltando fuera del agua al atardecer', 'sea', 'sunset'],
  ])('takes the place of "%s" from the view and the sky', (prompt, place, time) => {
    expect(stagingOf(prompt, null)).toMatchObject({ place, time });
  });

  it('gives the mother of an animal the drawing of the animal', () => {
    const { promptScene } = read('Un elefante bebé bañándose en un río con su madre');
    expect(promptScene?.members.map(({ kind, id }) => [kind, id])).toEqual([
      ['thing', 'elephant'],
      ['thing', 'elephant'],
    ]);
  });

  it('draws a flag that a person plants, who stands beside it', () => {
    const { promptScene } = read('Una astronauta plantando una bandera en Marte');
    expect(promptScene?.members.map(({ id }) => id)).toEqual(['astronaut', 'own-flag-on-pole']);
    expect(stagingOf('una astronauta plantando una bandera en marte', null).pose).toBeNull();
    expect(stagingOf('penguins on an icy hill', 'penguins').weather).toEqual(['snow']);
  });

  it('reads the Milky Way as a night sky and not as a thing', () => {
    const { promptScene } = read('A camper van parked by a lake under the Milky Way');
    expect(promptScene?.members.map(({ id }) => id)).toEqual(['own-camper-van']);
    expect(stagingOf('a camper van parked by a lake under the milky way', 'van').time).toBe('night');
  });

  it('reads a title with instructions behind commas as no scene', () => {
    expect(read('budget gaming pc build, dark background, no text').promptScene).toBeNull();
  });

  it.each([
    ['una familia en la playa al atardecer', 'own-family'],
    ['un plato de paella sobre una mesa de madera', 'own-paella'],
    ['a bowl of ramen on a wooden table', 'own-noodle-bowl'],
  ])('shows the first member of "%s" as the drawing %s', (prompt, id) => {
    expect(read(prompt).promptScene?.members[0]?.id).toBe(id);
  });

  it.each([
    ['old fisherman on a pier at dawn holding a giant squid', ['fisherman holds squid']],
    ['a cat sitting on a burning laptop, text "OOPS"', ['cat on laptop']],
    [
      'old suitcase full of money under a bed, text "FOUND IT"',
      ['money fills suitcase', 'suitcase under bed'],
    ],
    ['a dog wearing sunglasses behind the wheel of a car at sunset', ['dog wears sunglasses', 'dog in car']],
    ['man asleep at his desk with a clock showing 3 am behind him', ['clock behind man']],
    ['a cracked egg with a dinosaur coming out of it', ['dinosaur from egg']],
    ['micrófono de podcast con una rosa marchita al lado, fondo rojo oscuro', ['rosa beside microfono']],
    ['un gato gigante detrás de una casa pequeña, de noche', ['gato behind casa']],
    ['un chef llorando con una cebolla en la mano, texto "NO PUEDO MÁS"', ['chef holds cebolla']],
    ['una bombilla encendida dentro de una pecera', ['bombilla in pecera']],
    ['una calabaza entre velas encendidas, fondo negro', ['calabaza between velas']],
    ['un perro mojado bajo la lluvia frente a una puerta', ['puerta behind perro']],
    ['Tres gatitos dormidos dentro de una caja de zapatos', ['gatitos in caja']],
    ['Una abuela orgullosa con una lasaña enorme, cocina', ['lasana beside abuela']],
  ])('reads the relations of "%s"', (prompt, bonds) => {
    expect(bondsOf(prompt)).toEqual(bonds);
  });

  it.each([
    ['a broken violin beside a suitcase on a snowy street', 0, { states: ['broken'], count: 1 }],
    ['an elephant sitting on a tiny car, text "BAD IDEA"', 1, { size: 'tiny' }],
    ['two dogs sharing one plate of spaghetti, candle between them', 0, { count: 2 }],
    ['a guitar on fire on a dark stage, text "LAST SHOW"', 0, { states: ['burning'] }],
    ['Chica mirando una ciudad en llamas, de noche', 0, { kind: 'person', states: [] }],
    ['Chico con audífonos puestos frente a dos pantallas, luz morada', 0, { kind: 'person', size: null }],
    ['a stack of pancakes with a burning candle on top, dark background', 0, { id: 'pancakes', count: 1 }],
    ['dos robots bailando en un escenario con luces de neón', 0, { head: 'robots', count: 2 }],
    [
      'dos tazas de café sobre una mesa de madera junto a un libro abierto',
      0,
      { id: 'hot-beverage', count: 2 },
    ],
    ['una pelota de fútbol vieja sobre el césped mojado, lluvia', 0, { states: ['old'] }],
    ['chica con audífonos bajo un paraguas amarillo, noche lluviosa', 2, { count: 1, colour: 'yellow' }],
  ])('reads the attributes of "%s", member %i', (prompt, place, member) => {
    expect(read(prompt).promptScene?.members[place]).toMatchObject(member);
  });

  it('adds a second thing of the same kind in a state of its own', () => {
    const { promptScene } = read(
      'un celular con la pantalla rota sobre hielo y otro intacto al lado, texto "MISMO GOLPE"',
    );
    expect(promptScene?.members.map(({ id, states }) => ({ id, states }))).toEqual([
      { id: 'mobile-phone', states: ['broken'] },
      { id: 'mobile-phone', states: [] },
    ]);
    expect(promptScene?.surface).toBe('ice');
  });

  it.each([
    ['a goldfish in a glass of water next to an alarm clock', null, false],
    ['a laptop buried in snow with a red light on top', 'snow', true],
    ['un caballo corriendo en la playa al atardecer', 'sand', false],
    ['two coffee cups on a wooden table', 'wood', false],
    ['a fisherman in a small boat at dawn', 'water', false],
    ['an astronaut standing beside a rover on Mars', 'sand', false],
  ])('reads the surface of "%s"', (prompt, surface, sunk) => {
    expect(read(prompt).promptScene).toMatchObject({ surface, sunk });
  });

  it.each([
    'How to cook the perfect steak',
    '10 errores al comprar un coche usado',
    'My dog ate my homework',
    'crispy garlic butter steak recipe in a promptScene iron pan',
    'penguins escape from the zoo | breaking news',
    'building a house in 30 days',
    'cat stuck on a roof for three days, no ladder',
    'iPhone vs Android: which one wins',
  ])('reads no scene in the title "%s"', (prompt) => {
    expect(read(prompt).promptScene).toBeNull();
  });

  it.each([
    ['micrófono de podcast con una rosa marchita al lado, capítulo sobre rupturas', ['rupturas']],
    ['un corazón roto sobre un teclado, luz azul, episodio sobre citas online', ['citas online']],
    ['pareja viendo un video en la laptop, ella llora y él se tapa la cara, cuarto oscuro', []],
    ['real estate agent holding keys above a city made of cardboard houses', []],
  ])('takes only a stated topic as the headline of "%s"', (prompt, headlines) => {
    expect(read(prompt).headlines.map(({ text }) => text)).toEqual(headlines);
  });
});

describe('promptScene of a picture with a place, light or weather', () => {
  it.each([
    ['A hot air balloon over green valleys at dawn', 'own-hot-air-balloon'],
    ['Un globo aerostático gigante sobre las montañas al amanecer', 'own-hot-air-balloon'],
    ['A castle on top of a cliff in thick fog', 'castle'],
    ['A stone bridge across a river at sunset', 'own-stone-bridge'],
    ['A lone wolf howling in the snow at night', 'own-wolf-howling'],
    ['Un perro corriendo por un prado al atardecer', 'own-dog-running'],
  ])('shows "%s" as a scene with the drawing %s and without a headline', (prompt, id) => {
    const { promptScene, headlines } = read(prompt);
    expect(promptScene?.members[0]?.id).toBe(id);
    expect(headlines).toEqual([]);
  });

  it.each(['A Night at the Haunted Hotel in the Mountains', 'A beginner guide to snow camping at night'])(
    'reads the title "%s" as no scene',
    (prompt) => {
      expect(read(prompt).promptScene).toBeNull();
    },
  );

  it('reads the aurora as light of the sky and not as a thing', () => {
    const heads = read('A wooden cabin under the northern lights in a snowy forest').promptScene?.members.map(
      ({ head }) => head,
    );
    expect(heads).not.toContain('lights');
  });

  it('shows a train that crosses a viaduct on the viaduct', () => {
    expect(bondsOf('A steam train crossing a viaduct in the mountains')).toContain('train on viaduct');
    expect(bondsOf('Un tren cruzando un viaducto en las montañas')).toContain('tren on viaducto');
  });
});
