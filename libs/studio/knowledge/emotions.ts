import { plain } from './words';

/** Emotions that words of a prompt may name. */
export const emotions = [
  'joy',
  'surprise',
  'fear',
  'anger',
  'sadness',
  'love',
  'pride',
  'disgust',
  'doubt',
  'calm',
] as const;
export type Emotion = (typeof emotions)[number];

/** Drawings of faces that show an emotion, best first. */
export const emotionFaces: Readonly<Record<Emotion, readonly [string, ...string[]]>> = {
  joy: ['face-with-tears-of-joy', 'grinning-face-with-big-eyes', 'partying-face'],
  surprise: ['exploding-head', 'astonished-face', 'face-with-open-mouth'],
  fear: ['face-screaming-in-fear', 'fearful-face', 'cold-face'],
  anger: ['face-with-symbols-on-mouth', 'pouting-face', 'angry-face'],
  sadness: ['loudly-crying-face', 'crying-face', 'face-holding-back-tears'],
  love: ['smiling-face-with-heart-eyes', 'smiling-face-with-hearts', 'star-struck'],
  pride: ['smiling-face-with-sunglasses', 'star-struck', 'partying-face'],
  disgust: ['nauseated-face', 'face-vomiting', 'grimacing-face'],
  doubt: ['thinking-face', 'face-with-raised-eyebrow', 'face-with-monocle'],
  calm: ['relieved-face', 'smiling-face-with-smiling-eyes', 'sleeping-face'],
};

/** Words that name an emotion, normalized by `plain`. A star at the end of a word matches any ending. */
const signs: Readonly<Record<Emotion, string>> = {
  fear: `scar* creep* terrif* horror haunted nightmare* panic* fear afraid danger* deadly cursed spooky miedo terror*
    aterra* asust* embrujad* panico pesadilla* peligr* mortal* maldit* terrorific* survive*`,
  sadness: `sad saddest cry crying cried tears goodbye broke broken lost lose losing died death heartbroken breakup
    fail* depress* lonely quit quitting crash* collapse* bankrupt* triste* llor* lagrima* adios perdi perdido perder
    murio muerte fracas* ruina arruin* desplom* colapso*`,
  anger: `angry angriest furious rage hate hates hated mad worst scam* exposed banned fired unfair enfad* enoj* furios*
    rabia odio odian peor peores estafa* injust* basta despidieron`,
  disgust: 'disgust* gross nasty rotten vomit* asco asqueros* podrid*',
  pride: `won win winner* winning champion* record finally built earned achieved gane gano ganador* campeon* consegui
    logre construi sobrevivi survived mastered beat`,
  surprise: `surpris* expected believe insane crazy craziest shock* unbelievabl* incredibl* impossible unexpected secret secrets wow omg epic
    biggest extreme mindblowing locura loco loca locos locas impact* increible* imposible* inesperad* secreto*
    sorprend* epico epica extrem* viral`,
  joy: `funny funniest hilarious laugh* happy happiest fun party prank* meme* comedy celebrat* gracios* divertid* risa*
    reir feliz felices fiesta* broma* comedia celebra* humor`,
  love: `love loves loved cute cutest adorable romantic wedding girlfriend boyfriend beautiful delicious amor amo
    enamor* lindo linda lindos tiern* romantic* boda novio novia hermos* delicios* encanta*`,
  doubt: `should really truth myster* unsolved why realmente verdad misterio* debes deberias`,
  calm: `calm relax* peaceful cozy meditat* sleep asmr quiet calma tranquil* paz acogedor* meditacion dormir silencio`,
};

const rising = `skyrocket* soar* surg* boom booms booming grow grows growth grew gain gains gained rais* rise rises
  rising rose doubl* tripl* increas* earn earns earned earning profit* save saved saving savings ahorr* bull bullish pump pumps pumping sube suben subio
  subiendo subida crec* dispar* gane gano ganar gana ganamos ganando gananci* aument* duplic* alcista won made moon`;
const falling = `cuts slashes recort* crash* collapse* plummet* dump* drop drops dropped dropping fall falls falling fell declin* lose loses
  lost losing loss losses decreas* bear bearish recession crisis bankrupt* broke layoffs dead worthless muerto muerta cae caen caer cayo cayendo
  caida caidas baja bajan bajo bajando perdi pierde perdimos perdio perder perdiendo perdida perdidas desplom* hund*
  colaps* quiebra recesion bancarrota bajista arruin*`;

type Signs = { whole: Set<string>; starts: string[] };

const signsOf = (text: string): Signs => {
  const all = text.split(/\s+/).filter(Boolean);
  return {
    whole: new Set(all.filter((word) => !word.endsWith('*'))),
    starts: all.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
  };
};

const tells = ({ whole, starts }: Signs, word: string): boolean =>
  whole.has(word) || starts.some((start) => word.startsWith(start));

const emotionSigns = emotions.map((emotion) => [emotion, signsOf(signs[emotion])] as const);
const [upSigns, downSigns] = [signsOf(rising), signsOf(falling)];

/** Number of words of a prompt that are examined. Longer prompts repeat themselves. */
const reach = 150;

const wordsOf = (text: string): string[] => text.split(/\s+/, reach).map(plain).filter(Boolean);

/**
 * Finds the emotion of a text; the first word that names an emotion decides.
 * @param text a prompt
 * @returns null if no word names an emotion
 */
export function emotionOf(text: string): Emotion | null {
  for (const word of wordsOf(text)) {
    const found = emotionSigns.find(([, sign]) => tells(sign, word));
    if (found) return found[0];
  }
  return null;
}

/** Matches words of rising that describe a thing and no change: "a raised garden bed", "rising dough". */
const standing =
  /\braised (?=(?:\p{L}+ )?(?:beds?|floors?|planters?|desks?)\b)|\brising (?=dough|sun\b|star\b)/giu;

/**
 * Finds out if something rises or falls in a text; the first word of rising or falling decides.
 * @param text a prompt
 * @returns null if there is no such word
 */
export function trendOf(text: string): 'up' | 'down' | null {
  for (const word of wordsOf(text.replace(standing, ' '))) {
    if (tells(upSigns, word)) return 'up';
    if (tells(downSigns, word)) return 'down';
  }
  return null;
}
