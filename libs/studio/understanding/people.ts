import { poseIn } from './poses';
import { setOf } from './small-words';
import { type Token, isNoun } from './tokens';

/** People that a prompt asks for. */
export type People = {
  /** The word of the prompt for the people, as written. */
  words: string;
  count: number | 'group';
  gender: 'm' | 'f' | null;
  mood: string | null;
  pose: string | null;
  /** True if Open Peeps can show the people: one adult or child without a costume. */
  shown: boolean;
};

const women =
  setOf(`woman women girl girls lady mom mum mother grandma grandmother granny wife girlfriend sister aunt queen
  princess bride actress waitress daughter mujer mujeres chica chicas senora madre mama abuela esposa novia hermana tia
  hija reina princesa nina ninas anciana bailarina enfermera profesora maestra doctora cientifica jugadora gemelas
  amigas amiga cantanta bruja influencer suegra cunada prima sobrina madrastra abuelita mamita hermanita nieta granddaughter novias vecina jefa cocinera
  camarera alumna pasajera viajera ama pelirroja rubia embarazada moms mums stepmom niece coworkera actriz`);
const men =
  setOf(`man men boy boys guy guys dude dad father grandpa grandfather husband boyfriend brother uncle king
  prince groom son gentleman hombre hombres chico chicos senor padre papa abuelo esposo novio hermano tio hijo rey
  principe nino ninos anciano bailarin profesor maestro cientifico jugador luchador boxeador pirata gamer granjero amigo
  suegro cunado primo sobrino padrastro abuelito hermanito nieto nietos grandson businessmen empresario empresarios vecino jefe cocinero camarero alumno pasajero viajero fisherman
  pescador caballero dads grandpas stepdad nephew fireman policeman businessman barbero albanil`);
const anyone =
  setOf(`streamer youtuber person people teenager teen kid kids child children baby toddler couple friends twins adult
  teacher chef cook doctor nurse student athlete runner singer dancer player artist gamer farmer worker driver
  astronaut clown knight bride boss crowd passenger customer neighbor neighbour landlord traveler persona personas gente adolescente bebe pareja amigos estudiante atleta
  cantante payaso jefe boxer fans family familia padres parents abuelos grandparents suegros hermanos siblings pasajero pasajera cliente vecino vecina viajero viajera`);

/** People that Open Peeps cannot show: babies, groups, and people who are recognized by their clothes. */
const unshown =
  setOf(`baby babies businessmen empresarios nietos toddlers kids children boys girls twins ninos ninas bebe bebes hijos hijas gemelos gemelas newborn clown payaso knight astronaut bride groom
  pirata caballero king queen prince princess rey reina principe princesa bruja boxer boxeador luchador crowd people gente family familia
  padres parents abuelos grandparents suegros hermanos siblings fans friends amigos amigas pareja couple band santa`);
const moods: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    'shocked',
    setOf(
      'shocked surprised astonished amazed stunned sorprendido sorprendida impactado impactada asombrado asombrada',
    ),
  ],
  [
    'scared',
    setOf(
      'scared terrified afraid frightened screams horrified asustado asustada aterrado aterrada aterrorizado',
    ),
  ],
  [
    'angry',
    setOf('angry angrily furious mad enraged enojado enojada furioso furiosa enfadado enfadada rabioso'),
  ],
  [
    'happy',
    setOf(
      'happy happily smiling cheerful joyful smiles feliz felices sonriente sonrientes contento contenta alegre sonriendo',
    ),
  ],
  ['sad', setOf('sad sadly crying depressed cries heartbroken triste llorando lloroso deprimido deprimida')],
  ['laughing', setOf('laughing laughs laugh riendo rie')],
  ['tired', setOf('tired exhausted sleepy cansado cansada agotado agotada')],
  ['proud', setOf('proud proudly confident orgulloso orgullosa orgullosamente')],
  ['screaming', setOf('screaming shouting yelling gritando')],
  ['desperate', setOf('desperate despairing hopeless desesperado desesperada desesperacion')],
  ['disgusted', setOf('disgusted grossed asqueado asqueada')],
  [
    'embarrassed',
    setOf('embarrassed ashamed blushing avergonzado avergonzada sonrojado sonrojada ruborizada'),
  ],
  ['loving', setOf('enamorado enamorada lovestruck')],
  ['confused', setOf('confused puzzled thinking confundido confundida pensativo pensativa')],
];

/** Returns true if a word without accents names a feeling. */
export const isFeeling = (fold: string): boolean =>
  calmWords.has(fold) || moods.some(([, words]) => words.has(fold));

/** The English name of the feeling that a word without accents names; null for any other word. */
export const feelingNamed = (fold: string): string | null =>
  moods.find(([, words]) => words.has(fold))?.[0] ?? null;

/** Words for the mood of a whole picture, which are not the feeling of a person. */
const calmWords = setOf('calm relaxed peaceful serene tranquilo tranquila relajado relajada sereno serena');

const counts: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  dos: 2,
  tres: 3,
  cuatro: 4,
  cinco: 5,
};
/**
 * Finds the people of a prompt: their number, their sex if a word names it, mood and pose. A word for a person beside
 * a mood or a pose, or at the start of the description of a picture, is a person to show.
 * @param tokens of a prompt, tagged
 * @param feeling feeling that the sentence implies; used if no word beside the person names a feeling
 * @returns null if the prompt names no person
 */
export function peopleIn(tokens: readonly Token[], feeling: string | null = null): People | null {
  const { open, at } = personIn(tokens);
  const person = open[at];
  if (!person) return null;
  const mood = moodNear(open, at)?.name ?? feeling;
  const pose = poseIn(open.slice(at));
  const gender = women.has(person.fold) ? 'f' : men.has(person.fold) ? 'm' : null;
  const count = countOf(open, at, person);
  return {
    words: person.text,
    count,
    gender: gender ?? genderNear(open.slice(at)),
    mood,
    pose,
    shown: count === 1 && !unshown.has(person.fold) && !unshown.has(person.stem),
  };
}

/** A feeling in a prompt: its English name, and the words of the prompt. */
export type SaidMood = { name: string; words: string };

/**
 * Finds the feeling that a prompt names: a feeling beside its person, otherwise the first feeling.
 * @param tokens of a prompt, tagged
 * @returns null if no word names a feeling
 */
export function moodIn(tokens: readonly Token[]): SaidMood | null {
  const { open, at } = personIn(tokens);
  const calm = open.find(({ fold }) => calmWords.has(fold));
  return (
    (at < 0 ? null : moodNear(open, at)) ??
    moodAmong(open) ??
    (calm ? { name: 'calm', words: calm.text } : null)
  );
}

/** The tokens that are neither excluded nor quoted, and the index of the first person among them, -1 if none. */
function personIn(tokens: readonly Token[]): { open: Token[]; at: number } {
  const open = tokens.filter(({ role }) => role !== 'avoid' && role !== 'quoted');
  return {
    open,
    at: open.findIndex(
      (token, at) =>
        isPerson(token) &&
        // The son of "the prodigal son" is part of a set phrase that a drawing shows.
        !(token.sense ?? '').startsWith('own-') &&
        !possessed(token) &&
        !isOwner(open, at) &&
        !isOfGame(open, at) &&
        !isOfCompound(open, at),
    ),
  };
}

/** Nouns about a person, as in "the story of my grandfather"; other nouns before "of" belong to the person. */
const aboutPerson = setOf(
  'story life letter letters photo picture portrait death history secret secrets face voice historia vida carta cartas foto retrato muerte secreto secretos cara rostro voz',
);

/** Returns true for a person who only owns the thing of the prompt: "the bicycle of my father". */
function isOwner(open: readonly Token[], at: number): boolean {
  const [thing, of, whose] = open.slice(Math.max(0, at - 3), at);
  return (
    at > 2 &&
    /^(?:de|of)$/.test(of?.fold ?? '') &&
    /^(?:mi|mis|tu|tus|su|sus|nuestro|nuestra|my|your|his|her|our|their)$/.test(whose?.fold ?? '') &&
    thing !== undefined &&
    isNoun(thing) &&
    !aboutPerson.has(thing.fold) &&
    !isPerson(thing)
  );
}

const firstOfCompound = setOf(
  'baby toddler kid kids child student teacher chef doctor nurse boss farmer driver player gamer girl boy man',
);

/** Returns true for the first word of a compound, which is no person: "student loans", "baby owl", "chef knife". */
function isOfCompound(open: readonly Token[], at: number): boolean {
  const [token, next] = [open[at], open[at + 1]];
  if (!token || !next || !firstOfCompound.has(token.fold) || next.pos !== 'NOUN' || isPerson(next))
    return false;
  return /^\p{Ll}/u.test(next.text) && next.at - token.end === 1 && !next.fold.endsWith('ing');
}

/** Returns true for the boss of a game, who is no person: "boss fight", "final boss", "jefe final". */
const isOfGame = (open: readonly Token[], at: number): boolean =>
  /^(?:boss|bosses|jefe|jefes)$/.test(open[at]?.fold ?? '') &&
  (open[at]?.sense === '' ||
    /^(?:fights?|battles?|rush|level|final|finales)$/.test(open[at + 1]?.fold ?? '') ||
    open[at - 1]?.fold === 'final');

/** The feeling whose word is nearest to a person, within five words before and seven words behind. */
function moodNear(open: readonly Token[], at: number): SaidMood | null {
  const from = Math.max(0, at - 5);
  const byDistance = open
    .slice(from, at + 8)
    .map((token, place) => ({ token, distance: Math.abs(from + place - at) }))
    .sort((a, b) => a.distance - b.distance);
  for (const { token } of byDistance) {
    const found = moodAmong([token]);
    if (found) return found;
  }
  return null;
}

function moodAmong(tokens: readonly Token[]): SaidMood | null {
  for (const [name, words] of moods) {
    const token = tokens.find(({ fold }) => words.has(fold));
    if (token) return { name, words: token.text };
  }
  return null;
}

/**
 * The sex of a person.
 * @param word noun without accents; null for no noun
 * @returns null if the noun names no sex
 */
export const genderOf = (word: string | null): 'm' | 'f' | null =>
  word === null ? null : women.has(word) ? 'f' : men.has(word) ? 'm' : null;

/** Returns true if a token names a person. */
export const isPerson = (token: Token): boolean =>
  (isNoun(token) || token.pos === 'ADJ') &&
  (women.has(token.fold) || men.has(token.fold) || anyone.has(token.fold));

const possessed = ({ text }: Token): boolean => /['’]s?$/.test(text);

function countOf(open: readonly Token[], at: number, person: Token): People['count'] {
  const near = open.slice(Math.max(0, at - 3), at);
  // A number behind another noun or before a comma counts something else: "sleep 4 hours, tired woman".
  const from = near.findLastIndex((token) => token.pos === 'PUNCT' || isNoun(token)) + 1;
  for (const { fold, text } of near.slice(from)) {
    const said = counts[fold] ?? (/^\d$/.test(text) ? Number(text) : undefined);
    if (said !== undefined) return said;
  }
  if (/^(?:crowd|people|gente|family|familia|padres|parents|abuelos|suegros|hermanos)$/.test(person.fold))
    return 'group';
  if (/^(?:couple|pareja|twins)$/.test(person.fold)) return 2;
  return person.stem !== person.fold && !/(?:boss|jefes)$/.test(person.fold) ? 'group' : 1;
}

function genderNear(behind: readonly Token[]): 'm' | 'f' | null {
  const said = behind.find(({ fold }) => fold === 'his' || fold === 'her' || fold === 'she' || fold === 'he');
  if (!said) return null;
  return said.fold === 'his' || said.fold === 'he' ? 'm' : 'f';
}
