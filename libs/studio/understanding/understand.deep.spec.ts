import { realKnowledge } from '../knowledge/knowledge.fixture';
import { cleaned } from './headline';
import { type Count, type JudgedPrompt, heroOf, promptsOf, scorecardOf, tableOf } from './scorecard.fixture';
import { sure } from './match';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const read = (prompt: string, elementsToAvoid: string[] = []) =>
  understand(cleaned(prompt), { elementsToAvoid }, index, taggers);

/** Minimum recall and precision in percent that the test accepts. */
type Floor = readonly [recall: number, precision: number];

const share = (part: number, whole: number): number => (whole === 0 ? 100 : (100 * part) / whole);

const below = (slots: Record<string, Count>, floors: Record<string, Floor>): string[] =>
  Object.entries(floors).flatMap(([slot, [recall, precision]]) => {
    const { expected, found, right } = slots[slot] ?? { expected: 0, found: 0, right: 0 };
    const got = [share(right, expected), share(right, found)] as const;
    return got[0] < recall || got[1] < precision ? [`${slot}: ${got.map(Math.round).join(' / ')}`] : [];
  });

describe('understand, measured on prompts with reviewed results', () => {
  // The minimum values are measured values, rounded down. The prompts of the last row were kept aside and scored
  // once; do not tune the tables on these prompts. A described scene has no headline, unless the prompt states
  // a topic. A drawing that only symbolizes a thing is not shown, which lowers the recall and raises the precision of the hero.
  // A feeling that only the verb implies counts against the precision of the mood.
  it.each<[string, string, JudgedPrompt['half'][], Record<string, Floor>]>([
    [
      'the first 120',
      'first-120.json',
      ['tune', 'held'],
      {
        ...{ hero: [84, 93], headline: [94, 94], avoid: [100, 100], sides: [85, 100], layout: [85, 92] },
        ...{ numbers: [97, 97], place: [86, 81], time: [90, 90], mood: [90, 90], pose: [100, 100] },
      },
    ],
    [
      '40 written after the first prototype',
      'fresh-40.json',
      ['fresh'],
      {
        hero: [82, 93],
        headline: [96, 96],
        avoid: [100, 100],
        sides: [100, 100],
        place: [77, 77],
        mood: [100, 100],
      },
    ],
    [
      '70 that tables were written beside',
      'second-140.json',
      ['tune'],
      {
        hero: [85, 97],
        headline: [95, 95],
        avoid: [100, 100],
        sides: [100, 100],
        place: [73, 65],
        pose: [100, 100],
      },
    ],
    [
      '70 kept aside',
      'second-140.json',
      ['held'],
      {
        hero: [66, 83],
        headline: [90, 90],
        avoid: [100, 85],
        sides: [90, 60],
        place: [65, 75],
        mood: [100, 60],
      },
    ],
    [
      '40 written after the code',
      'after-40.json',
      ['after'],
      {
        hero: [91, 94],
        headline: [91, 91],
        avoid: [100, 100],
        sides: [50, 100],
        place: [80, 80],
        mood: [100, 100],
      },
    ],
    [
      '150 by an author who had not read the code, whose faults were then mended',
      'after-150.json',
      ['after'],
      {
        ...{ hero: [89, 94], headline: [93, 93], avoid: [100, 100], sides: [100, 87], layout: [87, 73] },
        ...{ place: [62, 66], time: [73, 87], mood: [54, 66], pose: [55, 90] },
      },
    ],
    [
      '120 by another author, scored once',
      'after-120.json',
      ['after'],
      {
        ...{ hero: [86, 93], headline: [97, 97], avoid: [90, 90], sides: [100, 100], layout: [88, 82] },
        ...{ place: [69, 63], time: [61, 88], mood: [87, 87], pose: [50, 100] },
      },
    ],
  ])(
    'reaches the required recall and precision for every part of a prompt, on %s',
    (_, file, halves, floors) => {
      const card = scorecardOf(
        promptsOf(file).filter(({ half }) => halves.includes(half)),
        index,
        taggers,
      );
      const low = below(card.slots, floors);
      const report = low.length === 0 ? '' : [...low, tableOf(card), ...card.misses].join('\n');
      expect(report).toBe('');
    },
  );
});

describe('understand (reads subject, place, people and sides of a prompt)', () => {
  it.each([
    ['Viajé en tren por toda Noruega', 'train'],
    ['Mi bebé durmió toda la noche', 'baby'],
    ['Casa pequeña antes y después de la reforma', 'house-with-garden'],
    ['Entrenamiento de piernas en casa sin pesas', 'leg'],
    ['Corte de pelo en casa: salió mal', 'own-hair-clipper'],
    ['Wedding dress shopping gone wrong', 'own-wedding-dress'],
  ])('draws the thing of "%s", and not the verb, the event or the kind of exercise', (prompt, hero) => {
    expect(read(prompt).subjects[0]?.id).toBe(hero);
  });

  it.each([
    ['the Andromeda galaxy is beautiful', 'milky-way'],
    ['Galaxy S26 review: the camera is insane', 'mobile-phone'],
    ['a heart made of paper', 'red-heart'],
    ['what happens to your heart during a heart attack', 'anatomical-heart'],
    ['Machu Picchu como nunca lo has visto', 'own-machu-picchu'],
    ['Dragon boss fight with one heart left', 'dragon'],
    ['scary animals at the bottom of the ocean', 'shark'],
    ['los animales más peligrosos del mar', 'shark'],
    ['a golden retriever learns to swim', 'dog'],
    ['MacBook Pro review after one year', 'laptop'],
  ])('draws the right sense of a word with several senses in "%s": %s', (prompt, id) => {
    expect(heroOf(read(prompt))).toBe(id);
  });

  it.each([
    ["J'ai testé le meilleur restaurant de Paris", 'robot'],
    ['bolo de chocolate fofinho', 'bowling'],
    ['iPhone 17 Pro vs Galaxy', 'astronaut'],
    ['zzgx vs flurbel', 'boxing-glove'],
    ['Top 5 tips for beginners', 'guide-dog'],
    ['my plan for 2027', 'package'],
  ])('never draws a wrong sense of a word in "%s": %s', (prompt, id) => {
    const { subjects, objects, sides } = read(prompt);
    expect([...subjects, ...objects, ...sides].map((meant) => meant.id)).not.toContain(id);
  });

  it.each([
    ['Tacos al pastor caseros', 'church'],
    ['Hice un banco de madera con palets', 'bank'],
    ['El gato hidráulico: cómo cambiar una rueda', 'cat'],
    ['Viví bajo tierra una semana', 'globe-showing-europe-africa'],
    ['Cómo tirar faltas como Cristiano', 'latin-cross'],
    ['Elden Ring: cómo vencer a Radahn', 'ring'],
    ['Best fish and chips in Brighton', 'fish'],
    ['House of cards: the fall of FTX', 'joker'],
    ['Bear market survival guide', 'bear'],
    ['Tesla Model Y vs BYD Seal', 'seal'],
    ['Windows 11 vs Linux Mint for old laptops', 'herb'],
    ['Learn Python in one hour', 'snake'],
    ['El mejor teclado mecánico por 40 euros', 'mechanic'],
    ['Tormenta solar: ¿estamos preparados?', 'cloud-with-lightning-and-rain'],
    ['The secret menu at Chick-fil-A', 'hatching-chick'],
    ['El pueblo fantasma de Belchite', 'ghost'],
    ['The chip shortage nobody talks about', 'brain'],
  ])('is never sure of a drawing with a wrong sense of a word in "%s": %s', (prompt, id) => {
    const { subjects, objects, sides } = read(prompt);
    const certain = [...subjects, ...objects, ...sides].filter(({ score }) => score >= sure);
    expect(certain.map((meant) => meant.id)).not.toContain(id);
  });

  it.each([
    ['Ceviche peruano auténtico', 'ceviche'],
    ['Cómo cocinar tofu', 'tofu'],
    ['Cómo cuidar una suculenta', 'suculenta'],
    ['How to fix a leaking roof', 'roof'],
    ['Una manta por 20 euros', 'manta'],
    ['The abandoned hospital on Route 9', 'hospital'],
  ])('shows no drawing that only symbolizes the thing of "%s"', (prompt, noun) => {
    const { confidence, unknown } = read(prompt);
    expect(confidence).toBeLessThan(sure);
    expect(unknown).toContain(noun);
  });

  it.each([
    ['Mi rutina de cuidado facial para piel grasa', 'piel grasa'],
    ['Learn the korean alphabet in 20 minutes', 'korean alphabet'],
  ])('keeps the noun of "%s" together with its adjective: %s', (prompt, pair) => {
    expect(read(prompt).wordPairs).toContain(pair);
  });

  it('reads no person in a set phrase that a drawing shows', () => {
    expect(read('La parábola del hijo pródigo explicada').people).toBeNull();
  });

  it.each([
    ['How to sharpen kitchen knives', 'own-chef-knife'],
    ['10 minute abs, no equipment', 'own-abs-torso'],
    ['Así es la vida de una cirujana', 'own-surgeon'],
    ['Elden Ring beginner mistakes', 'own-controller'],
    ['Cambio de aceite en casa paso a paso', 'own-engine-oil'],
    ['Saturn rings explained for kids', 'own-saturn-planet'],
    ['The parable of the prodigal son', 'own-bible'],
    ['My favourite plate of tacos in Mexico City', 'taco'],
    ['Un plato de paella por 3 euros', 'own-paella'],
    ['The battle of Stalingrad explained', 'military-helmet'],
    ['How to potty train in 3 days', 'own-potty'],
    ['Qué comer antes de entrenar', 'fork-and-knife-with-plate'],
    ['Mario Kart tips for beginners', 'own-controller'],
    ['Cómo cambiar un pañal sin llorar', 'own-diaper'],
    ['Cómo pintar una pared sin manchas', 'own-paint-roller'],
    ['5 credit cards you should cancel today', 'own-credit-card'],
    ['Los mejores móviles baratos de 2026', 'mobile-phone'],
    ['my honest review of the PS5 Pro', 'own-console-white'],
    ['Batería para principiantes: tu primer ritmo', 'drum'],
    ['Pan sin gluten que parece de verdad', 'bread'],
  ])('finds a sure drawing for the thing of "%s"', (prompt, id) => {
    expect(heroOf(read(prompt))).toBe(id);
  });

  it.each([
    ["My toddler won't sleep: what finally worked", 'tired'],
    ['My mother in law hates my cooking', 'angry'],
    ['Mi suegra odia mi comida', 'angry'],
    ['Me despidieron por un tuit', 'sad'],
    ['Se rompió mi pantalla', 'sad'],
    ['El hotel más caro de Dubái', 'shocked'],
    ['The worst airline ever', 'angry'],
    ['I lost 30 pounds in a year', 'proud'],
    ['Conduje sin miedo por primera vez', 'proud'],
    ['Something is living in our attic', 'scared'],
    ['A shocked woman who won the lottery', 'shocked'],
  ])('finds the feeling that the sentence "%s" implies', (prompt, name) => {
    expect(read(prompt).mood?.name).toBe(name);
  });

  it.each([
    ['un niño abrazando a un perro', { gender: 'm', pose: 'hugging', shown: true }],
    ['Toddler screaming in a supermarket', { count: 1, shown: true }],
    ['A family at the beach', { count: 'group', shown: false }],
    ['My baby hates peas', { shown: false }],
    ['A tired mom beside a crying baby', { gender: 'f', mood: 'tired', shown: true }],
    ['hombre preocupado con las manos en la cabeza', { gender: 'm', pose: 'hands on head', shown: true }],
    [
      'profesora enfadada con un examen en la mano',
      { gender: 'f', mood: 'angry', pose: 'holding', shown: true },
    ],
    ['Mi suegra odia mi comida', { gender: 'f', mood: 'angry', shown: true }],
    ['a clown in a dark hallway', { shown: false }],
  ])(
    'finds the people of "%s", and reports if the drawings of Open Peeps can show these people',
    (prompt, people) => {
      expect(read(prompt).people).toMatchObject(people);
    },
  );

  it.each([
    ['un plato de pasta sin comida picante', 'comida picante'],
    ['a quiet beach, no text', 'text'],
    ['cat with a crown, textless please', 'text'],
    ["a house on a hill, don't add text", 'text'],
    ['old man fixing a clock, without any lettering', 'lettering'],
    ['un gato con gafas, que no tenga texto', 'text'],
    ['un faro en la noche, no pongas letras', 'text'],
    ['una bruja y su caldero, nada escrito', 'text'],
    ['30 days without sugar: what happened to my body', 'sugar'],
    ['granola casera sin azúcar ni miel', 'azúcar'],
  ])('excludes the things that "%s" negates: %j', (prompt, words) => {
    const { avoid, subjects, objects } = read(prompt);
    expect(avoid.map((one) => one.words)).toContain(words);
    const struck = new Set(avoid.flatMap(({ ids }) => ids));
    const drawn = [...subjects.filter(({ crossed }) => !crossed), ...objects].map(({ id }) => id ?? '');
    expect(drawn.filter((id) => struck.has(id))).toEqual([]);
  });

  it.each([
    'no way this is real',
    'no pain no gain',
    'sin duda el mejor perro',
    "don't buy an iPhone",
    'no compres un coche',
  ])('excludes no thing of "%s"', (prompt) => {
    expect(read(prompt).avoid).toEqual([]);
  });

  it('crosses out an excluded thing if the prompt names no other thing', () => {
    expect(read('a week without sugar').subjects[0]).toMatchObject({ id: 'candy', crossed: true });
    expect(read('una semana sin azúcar').subjects[0]).toMatchObject({ id: 'candy', crossed: true });
  });

  it('never draws an element to avoid of the request, not even crossed out', () => {
    const { subjects } = read('a week without sugar', ['candy']);
    expect(subjects.map(({ id }) => id)).not.toContain('candy');
  });

  it.each([
    ['A golden retriever and a flurbel on a skateboard', 'golden retriever'],
    ['Un perro asombrado en la playa y una guitarra', 'perro'],
    ['iPhone vs Android: which one wins', 'iPhone'],
    ['10,000 bees in a red car', '10 000 bees'],
    ['building a cabin in the forest alone, no power tools', 'cabin'],
  ])('for "%s", shows no drawing of a thing that the request excludes with "%s"', (prompt, element) => {
    const before = read(prompt);
    const after = read(prompt, [element]);
    const said = (words: string) => words.toLowerCase().replace(',', ' ');
    const thing = before.subjects.find(({ words }) => said(words) === said(element));
    expect(thing?.id).toEqual(expect.any(String));
    const shown = [...after.subjects, ...after.objects, ...after.sides];
    expect(shown.map(({ id }) => id)).not.toContain(thing?.id);
    expect(after.subjects.map(({ words }) => said(words))).not.toContain(said(element));
  });

  it('omits the first thing of all prompts in first-120.json and second-140.json if this thing is an element to avoid', () => {
    const kept = ['first-120.json', 'second-140.json'].flatMap(promptsOf).filter(({ prompt }) => {
      const [first] = read(prompt).subjects;
      if (!first || first.crossed) return false;
      const { subjects, objects } = read(prompt, [first.words.replaceAll(',', ' ')]);
      return [...subjects, ...objects].some(({ words }) => words === first.words);
    });
    expect(kept.map(({ prompt }) => prompt)).toEqual([]);
  });

  it('finds the people of a prompt, and draws the people if the prompt names no other thing', () => {
    expect(read('a shocked man pointing at a giant shark').people).toEqual({
      words: 'man',
      count: 1,
      gender: 'm',
      mood: 'shocked',
      pose: 'pointing',
      shown: true,
    });
    expect(heroOf(read('a shocked man pointing at a giant shark'))).toBe('shark');
    expect(heroOf(read('una mujer sonriente'))).toBe('woman');
  });

  it('finds the three sides of a comparison', () => {
    expect(read('Nikon versus Canon versus Sony: camera shootout').sides.map(({ name }) => name)).toEqual([
      'nikon',
      'canon',
      'sony',
    ]);
  });

  it.each([
    ['Samsung S26 Ultra vs Pixel 11 camera test', ['samsung s26 ultra', 'pixel 11'], 'camera test'],
    ['iPhone 17 vs Galaxy S26 prueba de cámara', ['iphone 17', 'galaxy s26'], 'prueba de cámara'],
  ])('finds the two sides and the kind of test of "%s"', (prompt, sides, badge) => {
    const understood = read(prompt);
    expect(understood.sides.map(({ name }) => name)).toEqual(sides);
    expect(understood.headlines[0]?.badge).toBe(badge);
    expect(understood.headlines[0]?.text.toLowerCase()).toBe(sides.join(' vs '));
  });

  it.each([
    ['A tired mom at 3am with a crying baby, text: NO SLEEP', 'NO SLEEP'],
    ['a dog, big red text NO MERCY and a bone', 'NO MERCY'],
    ['un perro, texto en amarillo: NUNCA MÁS', 'NUNCA MÁS'],
    ['a dog with a bone, text on the left', null],
    ['In other words, it is over', null],
    ['TEXT ME BEFORE YOU LEAVE', null],
  ])('finds the text that the prompt "%s" asks to write in the image', (prompt, quoted) => {
    expect(read(prompt).quoted).toBe(quoted);
  });

  it('does not show the drawing "rolling on the floor laughing" for "tile floor"', () => {
    expect(heroOf(read('my new tile floor'))).not.toBe('rolling-on-the-floor-laughing');
  });

  it.each([
    ['How vaccines train your immune system', 'syringe'],
    ['3 mistakes that ruin your pour over coffee', 'hot-beverage'],
    ['Air fryer chicken wings, crispy, close-up', 'poultry-leg'],
    ['woman shocked looking at her phone bill, kitchen table', 'receipt'],
  ])('finds the main drawing of "%s" by the grammar of the sentence', (prompt, hero) => {
    expect(heroOf(read(prompt))).toBe(hero);
  });

  it('treats a ship as a thing and not as a place', () => {
    expect(read('Ranking every Cruise Ship Food').place).toBeNull();
  });

  it('returns the same result for the same prompt after other prompts were read', () => {
    const prompts = promptsOf('fresh-40.json').map(({ prompt }) => prompt);
    const forward = prompts.map((prompt) => read(prompt));
    const backward = [...prompts].reverse().map((prompt) => read(prompt));
    expect(backward.reverse()).toEqual(forward);
  });

  it.each([
    ['one letter', 'a'],
    ['nouns', 'cat dog pizza bitcoin '],
    ['negations', 'no sin without nothing '],
    ['sides', 'a vs b or c '],
    ['prepositions', 'in the house of the dog '],
    ['commas', 'red cat, no dog, '],
    ['quotes', '"a" \'b\' '],
    ['digits', '1,000 $2 3% '],
    ['hyphens', 'a-b-c-'],
  ])('takes less than twelve times as long for a prompt of %s that is four times as long', (_, piece) => {
    const promptOf = (length: number) => piece.repeat(2000).slice(0, length);
    // The test compares a ratio of times, which is valid on a slow machine too. A quadratic run time would give a
    // ratio of 16.
    const leastOf = (prompt: string): number => {
      const tries = Array.from({ length: 6 }, () => {
        const start = process.cpuUsage();
        read(prompt);
        const { user, system } = process.cpuUsage(start);
        return user + system;
      });
      return Math.max(1000, Math.min(...tries));
    };
    read(promptOf(2000));
    expect(leastOf(promptOf(2000)) / leastOf(promptOf(500))).toBeLessThan(12);
  });

  it.each([
    'Dragon boss fight with one heart left',
    'the final boss of Elden Ring',
    'el jefe final es un dragón',
  ])('finds no person in "%s", which names the boss of a game', (prompt) => {
    expect(read(prompt).people).toBeNull();
  });

  it('understands prompts without a tagger (a tool that names parts of speech)', () => {
    const { subjects } = understand('un tiburón gigante', { elementsToAvoid: [] }, index, plainTaggers);
    expect(subjects[0]?.id).toBe('shark');
  });
});
