import type { Language } from '@portada/contracts';

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean));

/** Words that mean no subject, without accents. */
export const stopWords: Record<Language, ReadonlySet<string>> = {
  en: words(`a an the and or but of to in on at by for from with without into onto over under about as is are was were
    be been being am do does did doing done have has had this that these those there here it its he she they them his
    her their our your you we us i im ive my me mine who whom which what when where why how so than then too very just
    can could will would should may might must not no if while through during between after before up down out off
    some any every each more most all both own same such let lets got get gets getting using via per one's`),
  es: words(`el la los las un una unos unas y e o u pero de del al a en con sin por para sobre entre hasta desde como
    que cual quien cuando donde porque es son era eran fue fueron ser estar esta estan estaba este esto estos estas ese
    esa eso esos esas hay he ha han habia se su sus mi mis tu tus me te nos lo le les yo ella ellos nosotros muy mas
    menos ya no si ni tan todo toda todos todas cada otro otra mientras durante tras segun asi tiene tengo tienen
    hacer hago hace ir voy va usando mediante`),
};

/** Words that describe the requested picture, not the subject of the video. */
export const pictureWords =
  words(`thumbnail thumbnails youtube video videos picture image photo photograph illustration
  background foreground backdrop lighting light lit style styled color colors colour colours colorful camera closeup close
  shot scene cinematic photorealistic realistic render portrait landscape composition vibrant dramatic bright dark
  bold text title headline font showing shows show featuring holding pointing looking standing sitting smiling wearing
  holds points looks stands smiles surprised shocked excited happy serious young man woman person guy girl boy people
  big huge giant large small left right side center middle front behind next high quality detailed design modern
  miniatura miniaturas imagen foto fotografia ilustracion fondo iluminacion luz estilo color colores camara plano escena
  cinematografico realista retrato composicion vibrante dramatico dramatica brillante oscuro oscura texto titulo letras
  mostrando muestra sosteniendo senalando mirando sonriendo sorprendido sorprendida feliz serio joven hombre mujer
  persona chico chica gente gran grande enorme pequeno izquierda derecha lado centro delante detras calidad diseno
  moderno moderna canal channel about split screen pastel tones tonos soft suave purple blue red green yellow orange
  pink glowing beautiful shocked rgb azul rojo verde amarillo rosa morado naranja llamativa llamativo`);

/** Words that attract a viewer's attention. */
export const strongWords =
  words(`secret secrets insane crazy worst best never ever first last free vs versus challenge
  survived survive built made crash crashed crashing won lost destroyed impossible hidden truth mistake mistakes stop
  why how ultimate fastest cheapest biggest scariest easy perfect wrong banned exposed finally only hardcore master
  learn quit broke rich real fake extreme warning new tutorial review guide tips tricks hack hacks top tried spent bought ate trained survived quit
  everyone nobody million billion saddest giant world's deadly dangerous
  secreto secretos loco peor mejor mejores nunca primera primero ultimo gratis contra reto sobrevivi construi gane perdi
  imposible oculto verdad error errores basta definitivo rapido barato facil perfecto perfecta prohibido solo extremo
  aprende aprender cuidado nuevo nueva resena guia consejos trucos increible rutina probe compre hice pase todos nadie casero casera abandonado abandonada gigante mortal peligroso pena`);

const spelledNumbers =
  words(`one two three four five six seven eight nine ten twenty thirty fifty hundred thousand
  million billion dos tres cuatro cinco seis siete ocho nueve diez veinte treinta cincuenta cien mil millon millones`);

/** Greatest number of cached forms. Adversarial prompts contain many words that occur once. */
const remembered = 4096;

/** Caches a function of a word. A full cache is cleared. */
function oncePerWord(work: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    if (known.size >= remembered) known.clear();
    const form = work(word);
    if (word.length <= 40) known.set(word, form);
    return form;
  };
}

/**
 * Normalizes a word for comparison: lower case, no accents, letters and digits only.
 * @param word any text
 */
export const plain = oncePerWord((word) =>
  word
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ''),
);

/** Case endings of Russian and Ukrainian nouns. */
const cyrillicEnding = /[аеёиоуыэюяійь]{1,2}[мхв]?$/u;
/**
 * Arabic articles, prepositions and conjunctions that are written as one word with the noun: "in the desert", "and with
 * milk".
 */
const arabicStart = /^(?:[وف]?(?:[بك]?ال|لل)(?=.{2,})|[وفبلك](?=.{4,}))/u;
/** The feminine ending of an Arabic noun, alone and before the suffixes "my" and "our". */
const arabicEnd = /(?<=.{2})(?:تي|تنا|[ةه])$/u;

function singular(word: string): string {
  const bare = plain(word);
  if (/[\u0400-\u04ff]/u.test(bare)) return bare.length > 3 ? bare.replace(cyrillicEnding, '') : bare;
  if (/[\u0600-\u06ff]/u.test(bare)) return bare.replace(arabicStart, '').replace(arabicEnd, '');
  if (bare.length > 5 && /(?:ion|dad)es$/.test(bare)) return bare.slice(0, -2);
  if (bare.length > 6 && /(?:or|al)es$/.test(bare)) return bare.slice(0, -2);
  if (bare.length > 5 && bare.endsWith('oes')) return bare.slice(0, -2);
  if (bare.length > 4 && /ies?$/.test(bare)) return `${bare.replace(/ies?$/, '')}y`;
  if (bare.length > 4 && /(?:ches|shes|sses|xes)$/.test(bare)) return bare.slice(0, -2);
  if (bare.length > 4 && /(?:che|xe)$/.test(bare)) return bare.slice(0, -1);
  if (bare.length > 3 && bare.endsWith('s') && !bare.endsWith('ss') && !/(?:us|is)$/.test(bare)) {
    return bare.slice(0, -1);
  }
  return bare;
}

/**
 * Normalizes a word for comparison and removes its plural ending, so that "rockets" finds "rocket", "cohetes" "cohete"
 * and "canciones" "cancion".
 * @param word any text
 */
export const stem = oncePerWord(singular);

/** French and Italian articles and other short words that are joined to a noun by an apostrophe, as in "l'argent". */
const elision = /^(?:[cdjlmnst]|qu|dell|all|un)['’](?=\p{L}{2})/iu;

/**
 * Splits a text into words. A word with a hyphen is returned whole and in parts: "T-Rex", "5-minute".
 * @param text any text
 */
export const tokensOf = (text: string): string[] =>
  text
    .split(/[^\p{L}\p{N}\p{M}$€%'’-]+/u)
    .flatMap((word) => (word.includes('-') ? [word, ...word.split('-')] : [word]))
    .map((word) => word.replace(elision, ''))
    .filter((word) => plain(word) !== '');

/**
 * True if a word is a figure, an amount of money or a spelled number.
 * @param word word as written
 */
export const isNumber = (word: string): boolean => /\p{N}/u.test(word) || spelledNumbers.has(plain(word));

/**
 * True if a word is a stop word in English or Spanish, or has no letters and digits.
 * @param word word as written
 */
export const isStopWord = (word: string): boolean => {
  const bare = plain(word);
  return bare === '' || stopWords.en.has(bare) || stopWords.es.has(bare);
};

/** Words of video titles that only one of the two languages has, without accents. */
const telling: Record<Language, ReadonlySet<string>> = {
  en: words(`best worst day night life money game games food house home challenge routine morning free new old world
    build built learn review travel cheap easy fast top cat dog school work people man woman girl boy time year years
    hours minutes great first last never only make made cook cooking workout music song movie book phone car horror
    scary funny weird story news today truth mistake tips guide world war love hate buy bought win won lost secret`),
  es: words(`rutina manana receta recetas facil casa casera dia dias noche vida dinero juego juegos comida reto viaje
    viajar gato perro gatito perrito mejor mejores peor peores nuevo nueva viejo gratis mundo aprende aprender escuela
    trabajo hombre mujer chica chico tiempo horas minutos anos primera primero ultimo nunca solo cocina cocinar ejercicio
    musica cancion pelicula libro telefono movil coche carro miedo terror gracioso historia noticia noticias verdad error
    errores consejos guia guerra amor odio comprar compre gane ganar perdi perder secreto construi probe pruebo
    sobrevivi hice hago mi mis jugar jugando gimnasio cerveza playa barato caro futbol ninos bebe amigos fiesta`),
};
const spanishEnding =
  /(?:cion|ciones|dad|dades|mente|illo|illa|illos|ando|iendo|ito|ita|itos|itas|oso|osa|osos|anza|aje|ismo|ero|era)$/;
const englishEnding = /(?:ing|ness|ight|ould|ck|sh|wn|ly|ee|th|tion|ful|less)$/;

/**
 * Detects the language of a text by its stop words, common words of video titles, endings and letters. The default is
 * English.
 * @param text a prompt
 */
export function languageOf(text: string): Language {
  const found = text.split(/\s+/, 200).map(plain).filter(Boolean);
  const has = (language: Language, word: string) =>
    (stopWords[language].has(word) ? 1 : 0) + (telling[language].has(word) ? 1 : 0);
  let lead = (text.slice(0, 2000).match(/[ñ¿¡áéíóú]/gi) ?? []).length;
  for (const word of found) {
    lead += has('es', word) - has('en', word);
    if (spanishEnding.test(word)) lead += 0.5;
    if (englishEnding.test(word)) lead -= 0.5;
  }
  return lead > 0 ? 'es' : 'en';
}
