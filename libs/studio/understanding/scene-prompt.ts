import type { PromptScene } from './prompt-scene';
import type { VisualInstructions } from './visual-instructions';
import { isPerson } from './people';
import { describesScene } from './relations';
import { hookWords, setOf } from './small-words';
import { night, sunset, weathers } from './staging-light';
import { namedPlaceIn } from './staging-places';
import { type Token, isNoun } from './tokens';

/** Words of a creator or a viewer; a prompt with one of them is a title. */
const spoken =
  /(?<!\p{L})(?:i|i'm|i’m|i've|we|my|our|you|your|me|mi|mis|tu|tus|tú|yo|nuestr[oa]s?|conmigo|vs|versus|how|why|cómo|por qué|qué|what)(?!\p{L})/iu;

/** Fewest words of a description that begins with neither an article nor a person and has no comma. */
const fewestBare = 6;

/** Words of titles: kinds of videos, durations and relative clauses. */
const titled =
  /(?<!\p{L})(?:recipe|receta|review|guide|gu[ií]a|tips|trucos|day in the life|d[ií]a en la vida|breaking|news|noticias|challenge|reto|for (?:an?|one|two|three|\d+) (?:hours?|days?|weeks?|months?|years?)|(?:durante|por) (?:un[ao]?|dos|tres|\d+) (?:horas?|d[ií]as?|semanas?|mes(?:es)?|años?)|that|que (?!sale|cae|mira)|million|millones)(?!\p{L})/iu;

const quotes = /["“”«»„][^"“”«»„]{2,60}["“”«»„]|(?:^|\s)['‘][^'‘’]{2,60}['’](?=$|[\s.,;:!?])/gu;

/** The first words of a description: an article, a number or a person, with an adjective for the person. */
const opening =
  /^\W*(?:(?:an?|two|three|four|five|un|una|unos|unas|dos|tres|cuatro|cinco)\s|(?:\p{L}{2,}(?:ed|ing|y|ious|ful|ent|old)\s)?(?:person|persona|man|woman|hombre|mujer|niñ[oa]|kid|couple|pareja|girl|boy|chic[oa]|grandmother|grandfather|grandma|grandpa|granny|abuelit[oa]|abuel[oa])\s)/iu;

/** Words of instructions about the picture, without accents, which follow a title. */
const instructed =
  /(?<!\p{L})(?:background|backround|bg|fondo|texto?s?|title|titulo|letters|letras|font|style|estilo|split|face|cara|arrow|flecha|halves|colou?rs?|colores|tonos?)(?!\p{L})/u;

/** Matches the first preposition of place, in lower case without accents. */
const spatial =
  /(?<!\p{L})(?:over|above|on|in|at|under|through|across|between|along|by|near|sobre|en|bajo|entre|por|junto|cruzando|crossing)(?!\p{L})/u;

/** Matches the article or number of a thing that is not known yet; "Man asleep in the office" is a title. */
const startsDescription = /^\W*(?:an?|two|three|four|five|un[ao]?s?|dos|tres|cuatro|cinco)\s/iu;

/** Most capitals behind the first word, beside names; a title has more: "A Night at the Haunted Hotel". */
const mostCapitals = 1;

/**
 * Returns true if a prompt shows its main member at a place or in the air, and names the place, the light or the
 * weather: "A castle on top of a cliff in the fog". The main member is before the first preposition, so "A night in
 * the hotel" is no such prompt.
 */
function isPictured(text: string, folded: string, main: { head: string }): boolean {
  const at = folded.search(spatial);
  const capitals = text
    .split(/\s+/)
    .slice(1)
    .filter((word) => /^\p{Lu}/u.test(word)).length;
  return (
    startsDescription.test(text) &&
    at > 0 &&
    capitals <= mostCapitals &&
    folded.slice(0, at).includes(main.head) &&
    (night.test(folded) ||
      sunset.test(folded) ||
      weathers.some(([, words]) => words.test(folded)) ||
      namedPlaceIn(folded) !== null)
  );
}

/** Fewest words of a description. */
const fewest = 5;

/** Spanish adverbs of place that a tagger may read as verbs. */
const adverbs = setOf('detras delante encima debajo arriba abajo dentro');

/** Returns true for a word alone between two commas, which names a place or a thing: ", cocina". */
const isAlone = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === ',' && (tokens[at + 1] === undefined || tokens[at + 1]?.text === ',');

/**
 * Returns true if a prompt describes the picture of a scene: at least one member that can be drawn, and words for a
 * relation, a pose or a list of visible things.
 * @param prompt as the creator wrote it, without markup
 * @param tokens tokens of the prompt
 * @param promptScene members that the prompt names, and their relations
 */
export function isScenePrompt(prompt: string, tokens: readonly Token[], promptScene: PromptScene): boolean {
  const text = prompt.replace(quotes, ' ').trim();
  const [main] = promptScene.members;
  if (
    !main ||
    spoken.test(text) ||
    titled.test(text) ||
    text.split(/\s+/).length < fewest ||
    /[?¿:]/.test(text)
  )
    return false;
  const first = tokens.find(({ fold }) => fold !== '');
  if (!first) return false;
  const isLow = /^\W*\p{Ll}/u.test(text);
  const opens = opening.test(text);
  // In "building a house in 30 days" the verb has no subject, so the prompt is a title.
  const gerunds = tokens.filter((token, at) => {
    const before = tokens[at - 1];
    return (
      token.role === null &&
      token.pos === 'VERB' &&
      /(?:ing|(?:ando|iendo|yendo)(?:[mts]e|nos)?(?:les?|l[oa]s?)?)$/.test(token.fold) &&
      before !== undefined &&
      (isNoun(before) || before.pos === 'ADJ' || before.pos === 'ADV')
    );
  });
  const gerund = gerunds.length > 0;
  // Two actions beside each other describe a picture in capitals as well: "Shavings flying and light falling in".
  const isLively = gerunds.length > 1 && text.includes(',');
  if (!opens && ((!isLow && !isLively) || hookWords.has(first.fold) || /^(?:VERB|ADP|DET)$/.test(first.pos)))
    return false;
  const finite = tokens.some(
    ({ pos, fold, role }) =>
      role !== 'quoted' && role !== 'layout' && pos === 'AUX' && !/^(?:being|been|siendo)$/.test(fold),
  );
  if (finite && !(isLow && opens)) return false;
  // A whole sentence is a title: "penguins escape from the zoo".
  const tells = tokens.some(
    ({ pos, fold, role }, at) =>
      role === null &&
      pos === 'VERB' &&
      !isAlone(tokens, at) &&
      !adverbs.has(fold) &&
      !/(?:ing|ed|en|(?:ando|iendo|yendo)(?:[mts]e|nos)?(?:les?|l[oa]s?)?|[ai]d[oa]s?|t[oa]s?|ch[oa]s?)$|^(?:made|built|lit|cut|torn|worn|left|lost|held)$/.test(
        fold,
      ),
  );
  const folded = text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  const isTold = describesScene(folded);
  if (tells && !text.includes(',') && !(isLow && opens && (isTold || gerund))) return false;
  if (gerund || isTold) return opens || text.includes(',') || text.split(/\s+/).length >= fewestBare;
  // Three parts without a verb and without instructions are a list of visible things.
  const isList = isLow && text.split(',').length > 2 && !finite && !tells && !instructed.test(folded);
  if (isList || (opens && !finite && !tells && isPictured(text, folded, main))) return true;
  // A list of visible things behind a comma describes a picture in capitals as well: "Una puerta abierta, pasillo oscuro".
  return (
    (isLow || (text.includes(',') && !finite && !tells)) &&
    opens &&
    (promptScene.bonds.length > 0 ||
      promptScene.surface !== null ||
      main.states.length > 0 ||
      text.includes(',') ||
      tokens.some(isPerson))
  );
}

/** Relations that a picture shows only if both members are drawn in it. */
const shownRelations = /^(?:holds|wears|on|in|under|watches|fills|behind)$/;

/**
 * Returns true if the words around a quoted headline order a picture: a person or a thing with a related second thing, or
 * three things. The quoted text is the headline, so the rest can only be the description of the picture.
 * @param promptScene members that the prompt names, and their relations
 * @param visual requests about the picture; a close-up or two halves have layouts of their own
 */
export function isOrder(
  { members, bonds }: PromptScene,
  { closeUp, split, times }: Pick<VisualInstructions, 'closeUp' | 'split' | 'times'>,
): boolean {
  const isDrawn = members.every(({ id, kind }) => id !== null || kind === 'person');
  if (closeUp || split || times !== null || !isDrawn) return false;
  const isPair = members[0]?.kind === 'person' && members[0].count === 2;
  return isPair || members.length > 2 || bonds.some(({ relation }) => shownRelations.test(relation));
}

const topic =
  /(?:cap[ií]tulo|episodio|episode|chapter|podcast|v[ií]deo|vlog|tutorial|charla|reportaje|documental|documentary)\s+(?:\p{L}+\s+)?(?:about|on|sobre|acerca de)\s+(?:(?:the|an?|el|la|los|las|un|una)\s+)?([^,.;:"“«]{3,40})/iu;

/** Most words of a stated topic that is set as the headline. */
const longestTopic = 4;

/**
 * The topic that the description of a scene states: "rupturas" in "capítulo sobre rupturas".
 * @param text prompt of a scene
 * @returns null if the description states no topic
 */
export function topicIn(text: string): string | null {
  const said = topic.exec(text)?.[1]?.trim();
  return said && said.split(/\s+/).length <= longestTopic ? said : null;
}
