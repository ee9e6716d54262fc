import { backdropPlaces, plainLights } from '../scene/backdrop.schema';
import { stagingOf } from '../understanding/staging';
import { isIndoors, namesPlace } from '../understanding/staging-places';
import { outfitNamed } from '../understanding/outfit-words';
import { personShapes } from '../knowledge/person-figures/person-figure';
import { outfits, type OutfitName } from '../knowledge/person-figures/outfits';
import { poseNames } from '../knowledge/person-figures/poses';
import { shapesOf } from '../rendering/relief/shapes';

const look = {
  skin: '#ffdbb4',
  hair: '#a55728',
  style: 'long',
  beard: true,
  glasses: true,
  child: false,
} as const;
const names = Object.keys(outfits) as OutfitName[];

describe('the staging of a described scene', () => {
  it.each([
    ['a woman kneading bread dough in a rustic kitchen', 'kitchen', 'day', 'work'],
    ['un ciclista subiendo un puerto de montana bajo la lluvia', 'mountains', 'day', 'ride'],
    ['a surfer riding a huge wave at sunset', 'sea', 'sunset', 'balance'],
    ['una enfermera cansada sentada en el pasillo de un hospital de noche', 'corridor', 'night', 'sit'],
    ['a tired programmer coding at a desk at 3am', 'office', 'night', 'work'],
    ['un luchador enmascarado en el centro del ring', 'ring', 'day', 'box'],
  ] as const)('reads place, time and pose of "%s"', (text, place, time, pose) => {
    expect(stagingOf(text, null)).toMatchObject({ place, time, pose });
  });

  it.each([
    ['una pareja abrazandose bajo la lluvia', 'hug'],
    ['two businessmen shaking hands', 'shake'],
    ['two neighbors arguing over a fence', 'argue'],
    ['un perro persiguiendo a un gato', 'chase'],
    ['a man and a woman walking', null],
  ])('reads what two people do to each other in "%s"', (text, pair) => {
    expect(stagingOf(text, null).pair).toBe(pair);
  });

  it.each(['a girl reading a book under a big tree', 'un hombre tocando la guitarra bajo un arbol en otono'])(
    'is outdoors in "%s"',
    (text) => {
      expect(stagingOf(text, null).place).toBe('forest');
    },
  );

  it('takes the first named place, and not a place in the distance', () => {
    expect(stagingOf('a woman driving along a coastal road, sea on the left', null).place).toBe('road');
    expect(stagingOf('una moto en el desierto, montanas rojas al fondo', null).place).toBe('desert');
  });

  it('reads the weather and the color of spotlights', () => {
    expect(stagingOf('un guitarrista en el escenario con focos azules y humo', null)).toMatchObject({
      lights: '#3f7cff',
      weather: ['fog'],
    });
    expect(stagingOf('a lighthouse in a thunderstorm with lightning', null).weather).toEqual([
      'lightning',
      'rain',
    ]);
  });

  it('reads the pose in the first clause, and lets a seat overrule the pose of a role', () => {
    expect(stagingOf('a blacksmith hammering a sword in a forge, sparks flying', null).pose).toBe('work');
    expect(stagingOf('un boxeador cansado sentado en la esquina del ring', null).pose).toBe('sit');
  });

  it('reads the color of clothes and of lights beside their noun only', () => {
    expect(stagingOf('una mujer con abrigo rojo caminando', null).clothes).toBe('#ff3a3a');
    expect(stagingOf('a red car on the road', 'car')).toMatchObject({ clothes: null, lights: plainLights });
    expect(stagingOf('un chico en su habitacion con luces moradas', null).lights).toBe('#a34cff');
  });

  it('prefers a named place to the place of a role, and lets snow on the ground leave the sky clear', () => {
    expect(stagingOf('a yoga teacher meditating on the beach', null).place).toBe('beach');
    expect(stagingOf('a teacher explaining fractions', null).place).toBe('classroom');
    expect(stagingOf('un lobo en un bosque nevado', 'lobo').weather).toEqual(['snow']);
  });

  it('shows the back of a person who looks at something far away only', () => {
    expect(stagingOf('an astronaut on red dunes watching two moons rise', null).looksAway).toBe(true);
    expect(stagingOf('a man looking at his phone', null).looksAway).toBe(false);
  });

  it('shows a cabin from outside if the cabin is the main thing', () => {
    expect(stagingOf('a cabin in a snowy forest', 'cabin').place).toBe('forest');
    expect(stagingOf('a witch inside a cabin', null).place).toBe('cabin');
  });

  it('names no place without words for a place or an action', () => {
    expect(stagingOf('a red apple', 'apple')).toMatchObject({ place: null, pose: null, tool: null });
  });

  it('tells a noun of the place from a thing in the place', () => {
    expect(namesPlace('cocina', 'kitchen')).toBe(true);
    expect(namesPlace('guitar', 'stage')).toBe(false);
    expect(backdropPlaces.filter(isIndoors)).toContain('gym');
    expect(isIndoors('beach')).toBe(false);
  });

  it.each([
    ['cocinera', 'chef'],
    ['astronaut', 'astronaut'],
    ['programador', 'plain'],
    ['table', null],
  ] as const)('dresses "%s" as %s', (head, outfit) => {
    expect(outfitNamed(head)).toBe(outfit);
  });
});

describe('the figures of a described scene', () => {
  it.each(names)('have shapes that can be lit in the clothes %s', (outfit) => {
    for (const view of ['front', 'back'] as const) {
      const { body } = personShapes({ look, clothes: '#2f8fe7', outfit, pose: 'stand', mood: null, view });
      expect(shapesOf(body)?.length).toBeGreaterThan(8);
    }
  });

  it.each(poseNames)('stay in their square in the pose %s', (pose) => {
    const { body, hands, grip } = personShapes({
      look,
      clothes: '#2f8fe7',
      outfit: 'plain',
      pose,
      mood: 'happy',
      view: 'front',
    });
    const rings = (shapesOf(body + hands) ?? []).flatMap((shape) => shape.rings);
    expect(Math.min(...rings.map(({ x }) => x))).toBeGreaterThan(0);
    expect(Math.max(...rings.map(({ x }) => x))).toBeLessThan(32);
    expect(grip[1]).toBeGreaterThan(3);
  });
});
