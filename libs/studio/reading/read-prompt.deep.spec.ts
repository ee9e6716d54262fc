import { realKnowledge, withPeople } from '../knowledge/knowledge.fixture';
import type { Knowledge } from '../planning/draft';
import { realTaggers } from '../understanding/taggers.fixture';
import { readPrompt } from './read-prompt';
import { type Reading, certain } from './reading';

let knowledge: Knowledge = withPeople(realKnowledge());
const read = (prompt: string, request: { elementsToAvoid?: string[]; headline?: string } = {}): Reading =>
  readPrompt({ prompt, elementsToAvoid: [], ...request }, knowledge);
const phrasesOf = (prompt: string): string[] => read(prompt).phrases.map(({ text }) => text);

describe('the reading of a prompt', () => {
  beforeAll(async () => {
    knowledge = { ...knowledge, taggers: await realTaggers() };
  });

  it.each([
    ['how I paid off $48,000 of debt', '$48,000', 'price'],
    ['monté un negocio con 50 dólares', '$50', 'price'],
    ['I lived in a van for a year', '1 YEAR', 'duration'],
    ['sobreviví 50 horas en la selva', '50 HORAS', 'duration'],
    ['7 errores que arruinan tus fotos', '7 ERRORES', 'count'],
    ['winter camping at -25 degrees', '-25°', 'temperature'],
    ['brewing beer since 1998', '1998', 'year'],
    ['this jacket is 70% off', '70% OFF', 'percent'],
  ])('reads the number of: %s', (prompt, text, kind) => {
    expect(read(prompt).numbers).toContainEqual({ text, kind });
  });

  it.each([
    ['how I paid off $48,000 of debt', 'PAID OFF $48,000'],
    ['easy apple cake without an oven', 'WITHOUT AN OVEN'],
    ['pan casero sin horno', 'SIN HORNO'],
    ['the woman who vanished from a cruise ship', 'VANISHED'],
    ['la casa más cara de Madrid', 'LA CASA MÁS CARA'],
    ['how sharks sleep', 'DO SHARKS SLEEP?'],
    ['cómo duermen los tiburones', '¿DUERMEN LOS TIBURONES?'],
    ['¿vale la pena estudiar medicina?', '¿VALE LA PENA?'],
    ['is college still worth it?', 'STILL WORTH IT?'],
  ])('finds a hook in: %s', (prompt, hook) => {
    expect(phrasesOf(prompt)).toContain(hook);
  });

  it('has nothing to draw beside the subject of a title', () => {
    expect(read('How I paid off $48,000 of student debt').notDrawn).toEqual([]);
    expect(read('Cómo ahorré 12.000 euros en un año').notDrawn).toEqual([]);
  });

  it('names the actions, the states and the persons that no drawing shows', () => {
    expect(read('a giant ape smashing a rusty castle at night').notDrawn).toEqual(
      expect.arrayContaining(['smashing', 'rusty']),
    );
    expect(read('the goal of Carlos Alcaraz that nobody saw').notDrawn).toEqual(['Carlos Alcaraz']);
    expect(read('una mujer bailando bajo la lluvia con un vestido rojo').notDrawn).toContain('bailando');
  });

  it.each([
    'photorealistic portrait of a lion, 85mm, bokeh',
    'retrato hiperrealista de un león, poca profundidad de campo',
    'a cinematic shot of a city in the rain, 4k',
  ])('recognizes the wish for a photograph in: %s', (prompt) => {
    expect(read(prompt).photographic).toBe(true);
  });

  it.each([
    ['the earthquake that killed 300 people', 'grave'],
    ['el crimen de Alcàsser: las víctimas', 'grave'],
    ['mi abuelo murió en la guerra', 'grave'],
    ['exploring a haunted asylum at 3 am', 'dread'],
    ['la muñeca maldita del ático', 'dread'],
    ['my phone battery died at 50%', 'plain'],
    ['I survived 100 days of war in Minecraft', 'plain'],
    ['cheap pasta recipe for students', 'plain'],
  ])('reads the tone of: %s', (prompt, tone) => {
    expect(read(prompt).tone).toBe(tone);
  });

  it.each([
    ['I quit coffee for 30 days', true],
    ['un mes sin azúcar', true],
    ['I quit my job to bake bread', false],
    ['the best coffee in Rome', false],
  ])('knows whether the thing is crossed out: %s', (prompt, isCrossed) => {
    expect(read(prompt).isCrossed).toBe(isCrossed);
  });

  it('leaves text and faces out on request', () => {
    expect(read('a beach at sunset, no text and no people')).toMatchObject({ noText: true, noFaces: true });
    expect(read('una playa, sin texto ni personas')).toMatchObject({ noText: true, noFaces: true });
    expect(read('a beach', { elementsToAvoid: ['faces', 'text'] })).toMatchObject({
      noText: true,
      noFaces: true,
    });
  });

  it('reads the colors, the side of the face and the look of a layout', () => {
    const reading = read('yellow background, old man with a beard on the right, red text WAIT on the left');
    expect(reading).toMatchObject({
      ground: '#ffd60a',
      ink: '#e02020',
      faceSide: 'right',
      people: { gender: 'm', age: 'old' },
    });
    expect(reading.look.gender).toBe('m');
    expect(reading.asked).toEqual([{ text: 'WAIT', color: '#e02020', place: 'left' }]);
  });

  it('reads two sides with their things and prices', () => {
    const { form, sides } = read('$8 burger vs $80 burger');
    expect(form).toBe('versus');
    expect(sides).toHaveLength(2);
    expect(read('my kitchen before and after').form).toBe('before-after');
    expect(
      read('lion on the left, wolf on the right, big VS in the middle').sides.map(({ name }) => name),
    ).toEqual(['lion', 'wolf']);
  });

  it('never takes a person, a face or a flag as the thing beside another thing', () => {
    const things = read('a doctor holding a banana').subjects.map(({ drawing }) => drawing?.id);
    expect(things).toEqual(['banana']);
    expect(read('un robot en un parque').subjects[0]?.drawing?.id).toBe('robot');
  });

  it.each([
    ['the pitcher of lemonade broke', 'pitcher'],
    ['nuts and bolts for beginners', 'nuts'],
    ['traveling across Turkey by bus', 'Turkey'],
    ['restoring a Jaguar from 1961', 'Jaguar'],
    ['me duele la muñeca', 'muñeca'],
    ['el tanque de agua', 'tanque'],
  ])('is not sure of a sense that nothing decides: %s', (prompt, words) => {
    const subject = read(prompt).subjects.find((one) => one.words === words);
    expect(subject?.certainty ?? 0).toBeLessThan(certain);
  });

  it.each([
    ['my computer mouse stopped working', 'computer-mouse'],
    ['python for beginners: code your first app', 'own-code-window'],
    ['el ratón de mi ordenador', 'computer-mouse'],
    ['el caballo del ajedrez', 'own-chess-knight'],
    ['boxing ring for amateurs', 'own-boxing-ring'],
    ['mi gato no come', 'cat'],
  ])('takes the sense that the other words decide: %s', (prompt, id) => {
    expect(read(prompt).subjects[0]).toMatchObject({ drawing: { id }, certainty: 1 });
  });

  it('gives the same reading for the same request', () => {
    const prompt = 'I bought the cheapest house in Detroit for $500';
    expect(read(prompt)).toEqual(read(prompt));
  });
});
