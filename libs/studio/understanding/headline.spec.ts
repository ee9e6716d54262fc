import { realKnowledge } from '../knowledge/knowledge.fixture';
import { type Taggers, plainTaggers } from './taggers';
import { realTaggers } from './taggers.fixture';
import { understand } from './understand';
import { cleaned, headlineOf } from './headline';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

beforeAll(async () => {
  taggers = await realTaggers();
});

const headlineFor = (prompt: string, asked?: string) =>
  headlineOf(prompt, understand(cleaned(prompt), { elementsToAvoid: [] }, index, taggers), asked);

const said = (prompt: string, asked?: string) => {
  const { words, badge, language } = headlineFor(prompt, asked);
  return { text: words.join(' '), badge, language };
};

describe('headlineOf (headline and badge of a prompt)', () => {
  it.each([
    ['I built a rocket in 24 hours', 'I BUILT A ROCKET IN 24 HOURS', null],
    ['learn Python in one hour', 'LEARN PYTHON IN ONE HOUR', null],
    ['How I made $10,000 with AI', 'HOW I MADE $10,000 WITH AI', null],
    ['minecraft hardcore day 100', 'MINECRAFT HARDCORE DAY 100', null],
    ['iPhone vs Android', 'IPHONE VS ANDROID', null],
    ['5 minute pasta', '5 MINUTE PASTA', null],
    ['crypto and bitcoin crash, investors in panic', 'CRYPTO AND BITCOIN CRASH', null],
    ['Create a thumbnail about a haunted house', 'HAUNTED HOUSE', null],
    ['A shocked man with the title "AI TOOK MY JOB?!" and a robot', 'AI TOOK MY JOB?!', null],
    ['Mi rutina de mañana', 'MI RUTINA DE MAÑANA', null],
    ['Aprende guitarra en 10 minutos', 'APRENDE GUITARRA EN 10 MINUTOS', null],
    ['Una miniatura sobre «el peor error» que cometí', 'EL PEOR ERROR', null],
    ['"$40K → $?" my first year as a freelancer', '$40K » $?', null],
    ['Macro shot of a bee on a sunflower, soft bokeh', 'BEE ON A SUNFLOWER', null],
    ['Cómo gané 5.000 € con inteligencia artificial', 'CÓMO GANÉ 5.000€ CON INTELIGENCIA ARTIFICIAL', null],
    ['Receta de hamburguesa casera por solo $3', 'RECETA DE HAMBURGUESA CASERA POR SOLO $3', null],
  ])('returns headline and badge for "%s"', (prompt, text, badge) => {
    expect(said(prompt)).toMatchObject({ text, badge });
  });

  it('prefers the headline of the request to the words of the prompt', () => {
    expect(said('a rocket with "BOOM" on it', 'Lift off now').text).toBe('LIFT OFF NOW');
  });

  it.each([
    ['7 habits of highly productive people', '7 HABITS OF HIGHLY PRODUCTIVE PEOPLE'],
    ['Why your phone is secretly listening to you', 'WHY YOUR PHONE IS SECRETLY LISTENING TO YOU'],
    ['is AI going to take our jobs?', 'IS AI GOING TO TAKE OUR JOBS?'],
    ['the truth about sugar nobody tells you', 'THE TRUTH ABOUT SUGAR NOBODY TELLS YOU'],
    ['Qué comer para perder grasa sin pasar hambre', 'QUÉ COMER PARA PERDER GRASA SIN PASAR HAMBRE'],
    ['I turned my garage into a gym', 'I TURNED MY GARAGE INTO A GYM'],
    ['Mi gato rompió la tele y esto pasó', 'MI GATO ROMPIÓ LA TELE Y ESTO PASÓ'],
    ['Mi novia me dejó por un youtuber', 'MI NOVIA ME DEJÓ POR UN YOUTUBER'],
    ['The scariest boss fight in video game history', 'THE SCARIEST BOSS FIGHT IN VIDEO GAME HISTORY'],
    ['La mejor tortilla de patatas del mundo', 'LA MEJOR TORTILLA DE PATATAS DEL MUNDO'],
    ['Pasé el juego más difícil de la historia', 'PASÉ EL JUEGO MÁS DIFÍCIL DE LA HISTORIA'],
    [
      'I bought the cheapest car on Facebook Marketplace',
      'I BOUGHT THE CHEAPEST CAR ON FACEBOOK MARKETPLACE',
    ],
    ['Do not go to this hotel in Las Vegas', 'DO NOT GO TO THIS HOTEL IN LAS VEGAS'],
    ['Por qué nunca deberías comer antes de dormir', 'POR QUÉ NUNCA DEBERÍAS COMER ANTES DE DORMIR'],
    ['¿Merece la pena Netflix en 2026?', '¿MERECE LA PENA NETFLIX EN 2026?'],
    ['Can I beat a grandmaster at chess?', 'CAN I BEAT A GRANDMASTER AT CHESS?'],
    ['MacBook Air M4 vs MacBook Pro M4', 'MACBOOK AIR M4 VS MACBOOK PRO M4'],
    ['Antes y después: mi habitación con solo 100 €', 'MI HABITACIÓN CON SOLO 100€'],
    ['Kitchen renovation before and after', 'KITCHEN RENOVATION'],
  ])('does not cut words that belong together in the headline of "%s"', (prompt, text) => {
    expect(said(prompt).text).toBe(text);
  });

  it.each([
    ['No duermas en este hotel embrujado', 'NO DUERMAS EN ESTE HOTEL EMBRUJADO'],
    ['5 minute pasta that tastes amazing', '5 MINUTE PASTA THAT TASTES AMAZING'],
    ['Honest review of the new iPhone', 'HONEST REVIEW OF THE NEW IPHONE'],
    ['Reacting to the saddest movie ever', 'REACTING TO THE SADDEST MOVIE EVER'],
    ['La pizza más grande del mundo', 'LA PIZZA MÁS GRANDE DEL MUNDO'],
    ['Construí una casa en el árbol', 'CONSTRUÍ UNA CASA EN EL ÁRBOL'],
    ['Los 5 lugares más misteriosos del planeta', 'LOS 5 LUGARES MÁS MISTERIOSOS DEL PLANETA'],
    [
      'I tried to survive on a desert island with nothing',
      'I TRIED TO SURVIVE ON A DESERT ISLAND WITH NOTHING',
    ],
    ['I spent a night in a haunted house', 'I SPENT A NIGHT IN A HAUNTED HOUSE'],
    ['Is it safe to travel to Mexico?', 'IS IT SAFE TO TRAVEL TO MEXICO?'],
    ['¿Vale la pena comprar un coche eléctrico?', '¿VALE LA PENA COMPRAR UN COCHE ELÉCTRICO?'],
    ['Last to leave the pool wins $10,000', 'LAST TO LEAVE THE POOL WINS $10,000'],
    ['Cómo tocar el piano sin saber música', 'CÓMO TOCAR EL PIANO SIN SABER MÚSICA'],
    [
      'Los mejores sitios para viajar a Tokio con poco dinero',
      'LOS MEJORES SITIOS PARA VIAJAR A TOKIO CON POCO DINERO',
    ],
    ['Why everyone is leaving Instagram', 'WHY EVERYONE IS LEAVING INSTAGRAM'],
    ['I turned my garage into a gym', 'I TURNED MY GARAGE INTO A GYM'],
    ['7 habits of highly productive people', '7 HABITS OF HIGHLY PRODUCTIVE PEOPLE'],
    ['You will never buy bread again', 'YOU WILL NEVER BUY BREAD AGAIN'],
    ['El problema de matemáticas más difícil', 'EL PROBLEMA DE MATEMÁTICAS MÁS DIFÍCIL'],
    ['3 year old runs the house', '3 YEAR OLD RUNS THE HOUSE'],
  ])('chooses a whole clause of "%s" as headline', (prompt, text) => {
    expect(said(prompt).text).toBe(text);
  });

  it.each([
    ["Dark Souls 3 but I can't roll", "DARK SOULS 3 BUT I CAN'T ROLL"],
    ['House of cards: the fall of FTX', 'HOUSE OF CARDS: THE FALL OF FTX'],
    ['10 minute abs, no equipment', '10 MINUTE ABS, NO EQUIPMENT'],
    ['Croquetas de jamón: el truco de mi madre', 'CROQUETAS DE JAMÓN: EL TRUCO DE MI MADRE'],
    ['Tortilla de patatas: con cebolla o sin cebolla', 'TORTILLA DE PATATAS: CON CEBOLLA O SIN CEBOLLA'],
    ['La caída de Constantinopla, 1453', 'LA CAÍDA DE CONSTANTINOPLA, 1453'],
    ['La llamada de las 3:33', 'LA LLAMADA DE LAS 3:33'],
    ['Knee pain when squatting? Try this', 'KNEE PAIN WHEN SQUATTING? TRY THIS'],
    [
      '10 Spanish phrases you need before going to Mexico',
      '10 SPANISH PHRASES YOU NEED BEFORE GOING TO MEXICO',
    ],
  ])('returns the whole title "%s" as headline, because the title fits', (prompt, text) => {
    expect(said(prompt).text).toBe(text);
  });

  it.each([
    ['Podcast episodio 12: la soledad con un psiquiatra', 'LA SOLEDAD CON UN PSIQUIATRA'],
    ['Historia de terror: el payaso del sótano', 'EL PAYASO DEL SÓTANO'],
    ['Receta de la abuela: lentejas con chorizo, olla de barro, estilo rústico', 'LENTEJAS CON CHORIZO'],
    ['The woman in the mirror (true horror story)', 'THE WOMAN IN THE MIRROR'],
    ['Breaking: central bank raises rates again', 'CENTRAL BANK RAISES RATES AGAIN'],
  ])('drops the words of "%s" that only name the kind of video', (prompt, text) => {
    expect(said(prompt).text).toBe(text);
  });

  it.each([
    ['Volcano tour in Hawaii, aerial view, warm colors, no people', 'VOLCANO TOUR IN HAWAII'],
    [
      'El misterio de las líneas de Nazca, vista aérea, tono misterioso',
      'EL MISTERIO DE LAS LÍNEAS DE NAZCA',
    ],
    ['Pan casero sin amasar, primer plano del pan, nada de personas', 'PAN CASERO SIN AMASAR'],
    [
      'Stop watering your plants like this. Sad dying monstera on the left, healthy one on the right',
      'STOP WATERING YOUR PLANTS LIKE THIS',
    ],
  ])('leaves the instructions of "%s" out of the headline', (prompt, text) => {
    expect(said(prompt).text).toBe(text);
  });

  it('keeps only the sum of money of the description of a scene', () => {
    const { text, badge } = said(
      'A surprised young man standing in the middle of a busy street and looking up at a huge golden bitcoin coin, dramatic lighting, worth $69,000 today',
    );
    expect(text).toBe('$69,000');
    expect(badge).toBeNull();
  });

  it.each([
    ['how to cook pasta at home', 'en'],
    ['cómo cocinar pasta en casa', 'es'],
    ['los mejores trucos para minecraft', 'es'],
    ['minecraft', 'en'],
  ])('detects the language of "%s"', (prompt, language) => {
    expect(said(prompt).language).toBe(language);
  });

  it('returns an empty headline if no typeface has a character of the prompt', () => {
    expect(said('איך לבשל פסטה בבית').text).toBe('');
    expect(said('我赚了很多钱学习编程').text).toBe('');
    expect(said('🚀🔥🚀🔥🚀🔥').text).toBe('');
  });

  it.each([
    ['日本語のサムネイルを作ってください', '日本語', 'Dela Gothic One'],
    ['「絶対に見ないで」ホラー動画', '絶対に 見ないで', 'Dela Gothic One'],
    ['東京で食べたラーメンが美味しすぎた', '東京で 食べたラーメン', 'Dela Gothic One'],
    ['кот украл пиццу', 'КОТ УКРАЛ ПИЦЦУ', 'Rubik Mono One'],
    ['مرحبا بالعالم هذا اختبار', 'مرحبا بالعالم هذا اختبار', 'Lalezar'],
    ['고양이가 피자를 먹는 영상', '고양이가 피자를 먹는 영상', 'Black Han Sans'],
  ])('sets a headline in another script in the typeface of that script: %s', (prompt, text, face) => {
    const { words, face: own } = headlineFor(prompt);
    expect([words.join(' '), own]).toEqual([text, face]);
    expect(words.length).toBeLessThanOrEqual(5);
  });

  it.each([
    'The dog and the cat of my friend in the house with a ball and a bone for the',
    'la rutina de la mañana de mi abuela en el campo con el perro y el gato para',
    'how to make the best pizza in the world with only three things from the store',
    'los errores que todos cometen en la cocina y cómo los puedes evitar en casa',
  ])(
    'neither begins nor ends the headline of "%s" with a word that depends on a neighbouring word',
    (prompt) => {
      const { words } = headlineFor(prompt);
      expect(words.length).toBeLessThanOrEqual(8);
      expect(words[0]).not.toMatch(/^(?:A|THE|AND|OF|DE|Y|EN|IN|WITH|CON)$/);
      expect(words.at(-1)).not.toMatch(
        /^(?:A|THE|AND|OF|DE|Y|EN|IN|WITH|CON|FOR|PARA|EL|LA|MY|MI|TO|DEL|QUE)$/,
      );
    },
  );

  it('removes markup and control characters from the headline', () => {
    expect(said('<script>alert(1)</script> rocket\u0000 launch\u202e now').text).not.toMatch(
      /[<>\u0000\u202e]/,
    );
  });
});
