import type { PictureRequest } from '@portada/contracts';
import type { IllustrationIndex } from '../knowledge/illustrations';
import { feelingOf } from '../knowledge/feelings';
import { plain } from '../knowledge/words';
import { type ScoredHeadline, headlinesOf } from './clauses';
import { languageIn } from './language';
import { flagOf } from './nouns';
import { decideSenses } from './senses';
import { isDescribed } from './described';
import { crossedOf, struckBy } from './struck';
import { type LayoutInstruction, layoutIn, placedFirst } from './layout-words';
import { struckByElement } from './named';
import { type Avoided, avoidedIn } from './negation';
import { type SaidNumber, numbersIn } from './numbers';
import { type People, type SaidMood, moodIn, peopleIn } from './people';
import type { Setting } from './place-words';
import { type Meant, ranked } from './rank';
import { ofAll, quotedIn, unasked } from './request-words';
import { type SaidPlace, settingsIn } from './settings';
import { type SaidSides, saidSides, sidesByLayout, testBehind } from './side-words';
import { setOf } from './small-words';
import { tagged } from './tagging';
import { type PromptLanguage, type Taggers } from './taggers';
import { thingsIn } from './things';
import { type Token, isNoun, textOf } from './tokens';

/** A thing that a picture shows first; crossed where the prompt names only what shall not be there. */
export type SubjectMeant = Meant & { crossed?: true };

/** What a prompt says, slot by slot. */
export type Understanding = {
  language: PromptLanguage;
  /** Whether small words or the tool decided the language. */
  languageSure: boolean;
  form: 'versus' | 'before-after' | null;
  subjects: SubjectMeant[];
  objects: Meant[];
  action: { lemma: string; negated: boolean } | null;
  place: SaidPlace | null;
  time: Setting | null;
  people: People | null;
  /** The feeling that a word names, of a person or of the whole picture, else the one that the sentence tells. */
  mood: SaidMood | null;
  numbers: SaidNumber[];
  /** Sides by name: none, two or three. */
  sides: (Meant & { name: string })[];
  layout: LayoutInstruction[];
  /** What shall not be seen, with the drawings that it strikes. */
  avoid: (Avoided & { ids: string[] })[];
  /** Text that the prompt quotes. */
  quoted: string | null;
  /** Whether the prompt describes a picture instead of naming a video. */
  described: boolean;
  /** Best first; none for a described picture of people that no short phrase names. */
  headlines: ScoredHeadline[];
  /** Nouns that no drawing is known for, or only one that stands for them: none of them is shown. */
  unknown: string[];
  /** 0 to 1: how sure the first drawing is. From `sure` on it is what the noun means. */
  confidence: number;
};

/** Characters of a prompt that are read. */
const reach = 2000;

/**
 * Reads a prompt into slots. Pure: the same prompt, request and tools give the same answer.
 * @param prompt text without markup, as `cleaned` gives it
 * @param request what the creator asked to leave out
 * @param index the illustration set
 * @param taggers language tools that are loaded by now
 */
export function understand(
  prompt: string,
  request: Pick<PictureRequest, 'elementsToAvoid'>,
  index: IllustrationIndex,
  taggers: Taggers,
): Understanding {
  const text = calm(unasked(prompt.slice(0, reach)));
  const { language, read, sure } = languageIn(text);
  const tokens = tagged(text, read, taggers);
  decideSenses(text, tokens, read);
  const quoted = quotedIn(prompt.slice(0, reach));
  if (quoted !== null) claimQuoted(text, tokens, quoted);
  for (const { 0: said, index: at } of text.matchAll(ofAll)) {
    for (const token of tokens) if (token.at >= at && token.end <= at + said.length) token.role ??= 'frame';
  }
  // "J'ai" is French for "I have", and no artificial intelligence.
  for (const token of tokens) if (token.fold === 'jai') token.role = 'frame';
  const avoided = avoidedIn(text, tokens, read);
  const layout = layoutIn(text, tokens);
  const sides = saidSides(text, tokens) ?? sidesByLayout(text, layout, tokens);
  const numbers = numbersIn(tokens);
  const { place, time } = settingsIn(tokens, read);
  const feeling = feelingOf(told(tokens));
  const people = peopleIn(tokens, feeling?.name ?? null);
  const avoid = avoided.map((one) => ({ ...one, ids: struckBy(one.head, index, read) }));
  const struck = new Set([
    ...request.elementsToAvoid.flatMap((element) => struckByElement(element, index)),
    ...avoid.flatMap(({ ids }) => ids),
  ]);
  const things = thingsIn(tokens, read, sides?.sides ?? []);
  // A thing whose whole phrase is an element to avoid is no thing of the picture, whichever drawing it would have.
  const leftOut = new Set(request.elementsToAvoid.map(plain));
  const shown = things.filter((thing) => !leftOut.has(plain(textOf(thing.tokens))));
  const found = ranked(shown, struck, sides?.sides.length ?? 0, {
    index,
    language: read,
    foreign: language !== 'en' && language !== 'es',
    place,
    text,
  });
  const subjects: SubjectMeant[] =
    found.subjects.length > 0
      ? placedFirst(found.subjects, layout)
      : crossedOf(avoided, request, index, read);
  const described = isDescribed(tokens, layout, prompt, text);
  const heads = new Set(things.filter(({ verb }) => !verb).map(({ head }) => head.fold));
  const said = headlinesOf(text, tokens, heads, described);
  const headlines = sides ? beforeTest(said, text, sides) : said;
  return {
    language,
    languageSure: sure,
    form: sides?.form ?? null,
    subjects,
    objects: found.objects,
    action: actionOf(tokens, described),
    place,
    time,
    people,
    mood: moodIn(tokens) ?? feeling,
    numbers,
    sides: (sides?.names ?? []).map((name, at) => ({
      ...(found.sides[at] ?? nothing),
      ...drawnAsFlag(name, read, struck),
      name,
    })),
    layout,
    avoid,
    quoted,
    described,
    headlines: described
      ? titleOf(
          headlines.length > 0 ? headlines : sceneTitle(text, tokens),
          found.subjects.length > 0 ? found.subjects[0] : subjects[0],
          isTitle(prompt) ? undefined : tokens.find(isNoun),
        )
      : headlines,
    unknown: found.unknown,
    confidence: Math.min(1, subjects[0]?.score ?? 0),
  };
}

/** The words of a prompt without those that it leaves out. */
const told = (tokens: readonly Token[]): string =>
  tokens
    .filter(({ role, fold }) => fold !== '' && role !== 'layout')
    .map(({ text }) => text)
    .join(' ');

/** A side that is a country, people or language is drawn as its flag. */
function drawnAsFlag(name: string, language: 'en' | 'es', struck: ReadonlySet<string>): Partial<Meant> {
  const id = flagOf(name, language);
  return id === null || struck.has(id) ? {} : { id, score: 1, source: 'noun' };
}

/** Words for a person that say neither name nor trade, without accents. */
const anybody = setOf(
  'man woman girl boy guy person someone somebody people kid child men women hombre mujer chica chico nina nino persona alguien tipo muchacho muchacha joven hombres mujeres',
);

/**
 * A described picture has no title: its subject, in two to four words, goes before its clauses. What a person without
 * a name or a trade does in it is seen and not read: "a man crying in front of a laptop".
 */
function titleOf(
  headlines: ScoredHeadline[],
  subject: SubjectMeant | undefined,
  first: Token | undefined,
): ScoredHeadline[] {
  // A title stands before the description: "Stop watering like this. Dying plant on the left".
  if (headlines[0]?.whole) return headlines;
  const words = subject?.words.split(' ').length ?? 0;
  if (!subject || subject.crossed || words < 2 || words > 4)
    return first && anybody.has(first.fold) ? [] : headlines;
  const score = (headlines[0]?.score ?? 0) + 0.1;
  return [
    { text: subject.words, score, badge: null },
    ...headlines.filter(({ text }) => text !== subject.words),
  ];
}

/** Most words of the title of a scene. */
const longestScene = 4;

/** The title of a scene without any other: its first noun phrase, with one more behind "of" or "in". */
function sceneTitle(text: string, tokens: readonly Token[]): ScoredHeadline[] {
  const from = tokens.findIndex((token) => token.role !== 'layout' && isNoun(token));
  const phrase: Token[] = [];
  for (const token of tokens.slice(Math.max(0, from))) {
    const joins = /^(?:of|in|at|on|de|del|en)$/.test(token.fold);
    const isPart = isNoun(token) || token.pos === 'ADJ' || joins;
    if (!isPart || token.role === 'layout' || token.role === 'avoid' || phrase.length === longestScene) break;
    phrase.push(token);
  }
  while (phrase.length > 0 && !isNoun(phrase.at(-1) as Token) && phrase.at(-1)?.pos !== 'ADJ') phrase.pop();
  const [first, last] = [phrase[0], phrase.at(-1)];
  return first && last && phrase.length > 1
    ? [{ text: text.slice(first.at, last.end), score: 0, badge: null }]
    : [];
}

/** The names of a versus are its headline; what is compared stands on the badge. */
function beforeTest(headlines: ScoredHeadline[], text: string, sides: SaidSides): ScoredHeadline[] {
  const badge = testBehind(text, sides);
  const first = sides.sides[0]?.[0];
  if (badge === null || !first) return headlines;
  const names = text.slice(first.at, text.indexOf(badge, first.at)).trim();
  return [{ text: names, score: (headlines[0]?.score ?? 0) + 0.1, badge }, ...headlines];
}

/** A capital begins a title: "Shocked woman finding a snake". */
const isTitle = (prompt: string): boolean => /^\p{Lu}/u.test(prompt);

const nothing: Meant = { words: '', id: null, alternatives: [], source: null, score: 0 };

/** A text in capitals is read like any other. */
const calm = (text: string): string => (/\p{Ll}/u.test(text) || text.length < 6 ? text : text.toLowerCase());

function claimQuoted(text: string, tokens: readonly Token[], quoted: string): void {
  const at = text.indexOf(quoted);
  if (at < 0) return;
  for (const token of tokens) if (token.at >= at && token.end <= at + quoted.length) token.role = 'quoted';
}

const weakVerbs = /^(?:is|are|was|do|does|did|have|has|get|got|let|lets|be|go|make)$/;

/** The main verb: the first finite one, or the first at all. */
function actionOf(tokens: readonly Token[], described: boolean): Understanding['action'] {
  if (described) return null;
  const verbs = tokens.filter(({ pos, role }) => pos === 'VERB' && (role === null || role === 'quoted'));
  const main = verbs.find(({ fold }) => !weakVerbs.test(fold)) ?? verbs[0];
  if (!main) return null;
  const before = tokens[tokens.indexOf(main) - 1]?.fold ?? '';
  return { lemma: main.lemma, negated: /^(?:no|not|dont|never|nunca|jamas|without|sin)$/.test(before) };
}
