import { type Token, isNoun } from '../understanding/tokens';
import { type Clause, clausesOf } from './clauses';
import { wholeNounPhrase, withoutArticle } from './noun-phrase';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import type { Phrase } from './reading';
import { strongVerb } from './strong-words';
import { verbPhraseAt } from './verb-phrase';
import { wholeWords } from './whole-words';

const most = 4;

/** Questions of titles that stand alone, without the words around them. */
const formulas: Readonly<Record<'en' | 'es', RegExp>> = {
  en: wholeWords(
    "(?:still |really |even )?worth (?:it|the (?:money|hype|price|risk))|which (?:one )?is (?:better|best)|which one|how much|how long|how does it work|what happens|what happened|what went wrong|what if|what now|who wins|who won|what's inside|fake or real|real or fake|good or bad|yes or no|scam or legit|is it safe|does it work|is it real|then what",
    'g',
  ),
  es: wholeWords(
    '(?:vale|merece) la pena|cu[áa]l es mejor|cu[áa]l gana|cu[áa]nto (?:cuesta|cuestan|gana|vale|dura|cobra)|qu[ée] pas[óoa]|c[óo]mo funciona|qui[ée]n (?:gana|fue|es)|qu[ée] hice mal|qu[ée] hay (?:dentro|detr[áa]s|debajo)|funciona|verdad o mentira|real o falso|y si|es seguro|y ahora qu[ée]|son buenos|sirve|sirven',
    'g',
  ),
};
const asking =
  /^(?:is|are|was|were|do|does|did|can|could|should|would|will|what|who|whos|where|when|which|why|how|que|quien|quienes|donde|cuando|cual|cuales|por|como|es|son|era|puede|puedes|debes|hay|cuanto|cuantos|cuanta|cuantas|existe|existen)$/;
const dropped = /^(?:actually|really|still|even|ever|just|realmente|de verdad|aun|todavia)$/;
const dangling =
  /^(?:a|an|the|of|in|on|at|to|for|with|and|or|if|is|are|do|does|did|can|should|you|i|my|your|el|la|los|las|un|una|de|del|en|con|y|o|si|que|se|te|me|mi|tu|su|por|para|al)$/;

const whyEn = /^\P{L}*why (?:is|are|was|were) (?:\p{L}+ ){1,3}((?:so |too )?\p{L}+)(?=\s*(?:$|[?:,.(]))/iu;
const whyEs =
  /^\P{L}*por qu[ée] (?:\p{L}+ ){1,3}(?:es|son|est[áa]n?) ((?:tan |muy )?\p{L}+)(?=\s*(?:$|[?:,.(]))/iu;

const asQuestion = (words: string, language: 'en' | 'es'): string =>
  language === 'es' ? `¿${words.replace(/^[¿¡]/, '')}?` : `${words}?`;

/** The questions of a title in their own words. */
function ownQuestions({ text, tokens, language }: PromptText): string[] {
  const isQuestion = /[?¿]/.test(text);
  const known = [...text.matchAll(formulas[language])].flatMap(({ 0: said, index }) => {
    const isAsked =
      isQuestion ||
      index === 0 ||
      /[:,.(-]\s*$/.test(text.slice(0, index)) ||
      /^(?:vale|merece|(?:still |really |even )?worth)/iu.test(said);
    const ends = /^\s*(?:$|[?!,.;:)])/.test(text.slice(index + said.length));
    const isOpen = /^(?:what if|y si|funciona|sirven?|is it real)$/iu.test(said) && !ends;
    return isAsked && !isOpen ? [said.toUpperCase()] : [];
  });
  const clauses = clausesOf(tokens).filter(
    ({ tokens: [first], mark }) => mark === '?' || (first && isQuestion && asking.test(first.fold)),
  );
  const prefixes = clauses.flatMap((clause) => prefixOf(clause, language));
  return [...known, ...whyIn({ text, language }), ...prefixes].map((words) => asQuestion(words, language));
}

/** "Why is the sky blue" and "por qué el cielo es azul" as "WHY BLUE?" and "¿POR QUÉ ES AZUL?". */
function whyIn({ text, language }: Pick<PromptText, 'text' | 'language'>): string[] {
  const [, state] = (language === 'es' ? whyEs : whyEn).exec(text) ?? [];
  const [copula] = language === 'es' ? (/(?<!\p{L})(?:es|son|está|están)(?!\p{L})/iu.exec(text) ?? []) : [];
  if (state === undefined) return [];
  return [
    language === 'es' ? `POR QUÉ ${copula ?? 'ES'} ${state}`.toUpperCase() : `WHY ${state}`.toUpperCase(),
  ];
}

/** Words that only ask whether the rest is true. */
const openings = [
  'es verdad que',
  'es cierto que',
  'sabias que',
  'is it true that',
  'did you know',
  'is it true',
].map((words) => words.split(' '));

/** Number of words of an opening such as "is it true that". */
const openingLength = (said: readonly Token[]): number =>
  openings.find((words) => words.every((word, at) => said[at]?.fold === word))?.length ?? 0;

/** The first words of a question that are a whole question, otherwise its verb with its object. */
function prefixOf({ tokens }: Clause, language: 'en' | 'es'): string[] {
  const all = tokens.filter(({ fold, role }) => !dropped.test(fold) && role !== 'quoted');
  const said = all.slice(openingLength(all));
  const [first] = said;
  if (!first || !asking.test(first.fold)) {
    if (said.length <= most && said.length > 1) return [wordsOf(said)];
    const event = said.slice(
      Math.max(
        1,
        said.findIndex(({ fold }) => strongVerb.test(fold)),
      ),
    );
    return strongVerb.test(event[0]?.fold ?? '') && event.length <= most ? [wordsOf(event)] : [];
  }
  for (let length = Math.min(most, said.length); length > 1; length -= 1) {
    const [last, next] = [said[length - 1], said[length]];
    if (!last || dangling.test(last.fold)) continue;
    const isWhole =
      next === undefined || (/^(?:ADP|CONJ)$/.test(next.pos) && !/^(?:of|de|del)$/.test(next.fold));
    const hasVerb = said
      .slice(1, length)
      .some(({ pos, fold }) => pos === 'VERB' || (pos === 'AUX' && !dangling.test(fold)) || pos === 'ADJ');
    if (isWhole && (hasVerb || next === undefined)) return [wordsOf(said.slice(0, length))];
  }
  const why = said.slice(0, 3);
  if (first.fold === 'por' && why[2]?.pos === 'VERB') return [wordsOf(why)];
  const [, degree] = said;
  if (first.fold === 'how' && degree && /^(?:ADJ|ADV)$/.test(degree.pos)) return [wordsOf([first, degree])];
  const verb = said.findIndex(({ pos }, at) => at > 1 && pos === 'VERB');
  const deed = verb < 0 ? null : verbPhraseAt(said, verb, language, most);
  return deed && !deed.isCut && deed.tokens.length > 1 ? [wordsOf(deed.tokens)] : [];
}

const plural = ({ fold }: Token): boolean => /[^s]s$/.test(fold);
const finite = (token: Token): boolean =>
  token.pos === 'VERB' && !/(?:ing|ed|ando|iendo|[aei]r)$/.test(token.fold);

/** A question from the subject and the verb of a title: "DO SHARKS SLEEP?", "¿DUERMEN LOS TIBURONES?". */
function turnedIn({ tokens, language }: PromptText): string[] {
  const [clause] = clausesOf(tokens);
  const said = clause?.tokens ?? [];
  const opens = /^(?:how|why|como)$/.test(said[0]?.fold ?? '') ? 1 : said[0]?.fold === 'por' ? 2 : 0;
  if (opens === 0 || said.some(({ role, pos }) => role === 'quoted' || pos === 'AUX')) return [];
  if (language === 'es') {
    const verb = said[opens];
    const subject = verb ? wholeNounPhrase(said, opens + 1, 'es') : [];
    const isVerb = verb !== undefined && finite(verb) && /(?:n|a|e)$/.test(verb.fold);
    if (!isVerb || subject.length === 0 || subject.length > 3 || said.length > opens + 1 + subject.length)
      return [];
    return [wordsOf([verb, ...subject])];
  }
  const subject = wholeNounPhrase(said, opens, 'en');
  const head = subject.findLast(isNoun);
  const verb = said[opens + subject.length];
  if (!head || !plural(head) || !verb || !finite(verb) || said.length > opens + subject.length + 1) return [];
  const words = [
    'DO',
    ...withoutArticle(subject).map(({ text }) => text.toUpperCase()),
    verb.text.toUpperCase(),
  ];
  return words.length <= most ? [words.join(' ')] : [];
}

/**
 * The questions of a title: its own ones, and its subject and verb as a question.
 * @param prompt the prompt
 */
export const questionPhrases = (prompt: PromptText): Phrase[] =>
  prompt.isDescribed
    ? []
    : [
        ...ownQuestions(prompt).map((text): Phrase => ({ text, kind: 'question', certainty: 0.72 })),
        ...turnedIn(prompt).map((words): Phrase => ({
          text: asQuestion(words, prompt.language),
          kind: 'question',
          certainty: 0.66,
        })),
      ];
