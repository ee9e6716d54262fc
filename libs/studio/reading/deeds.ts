import { type Token, isNoun } from '../understanding/tokens';
import { clausesOf } from './clauses';
import { wholeNounPhrase } from './noun-phrase';
import { wordsOf } from './phrase-words';
import type { PromptText } from './prompt-text';
import type { Phrase } from './reading';
import { strongVerb } from './strong-words';
import { verbPhraseAt } from './verb-phrase';

/** Most words of a hook. */
const most = 4;
const speaker = /^(?:i|we)$/;
/** Spanish past forms of the first person with an accent, which a third person has not. */
const firstPerson = /(?:é|í|amos|imos)$/;
const irregular = /^(?:hice|fui|tuve|puse|dije|vine|estuve|pude|supe|quise|traje|vi|di)$/;
const weak =
  /^(?:is|are|was|were|am|be|have|had|has|do|did|does|get|got|go|went|make|made|let|lets|says?|said|think|thought|know|knew|want|wanted|need|es|son|era|fue|hay|ha|he|hice|fui|tuve|puse|di|vi|dice|dijo|pense|segun|quiero|creo)$/;
const adverbs =
  /^(?:finally|accidentally|secretly|actually|just|almost|still|always|por|fin|casi|ya|siempre|aun|todavia)$/;
const passive = /^(?:was|were|is|are|got|gets|been|being|fue|fueron|es|son|ser|sido|esta|estan)$/;
const participle = /(?:ad[oa]s?|id[oa]s?|ed|en)$/;
const denied = /^(?:one|no|not|never|nunca|jamas|dont|doesnt|didnt|cant|wont)$/;
const pronoun = /^(?:se|me|nos|lo|la|los|las)$/;
const particles = /^(?:off|up|out|down|away|back|over|apart)$/;
/** Strong verbs that need no object. */
const intransitive =
  /^(?:vanish|disappear|surviv|quit|escap|explod|crash|fail|collaps|sank|won|lost|lied|cheated|stuck|trapped|stranded|desaparec|sobreviv|renunci|explot|fracas|colaps|hundi|perdi|minti|menti)/;

const isOpen = ({ role }: Token): boolean => role === null || role === 'place' || role === 'time';

/** Returns true for a Spanish or English verb whose subject is the person who speaks. */
const isSpoken = (token: Token, subject: Token | undefined, language: 'en' | 'es'): boolean =>
  language === 'en'
    ? subject !== undefined && speaker.test(subject.fold)
    : token.pos === 'VERB' && (firstPerson.test(token.text.toLowerCase()) || irregular.test(token.fold));

/** A state with its noun: "HAUNTED HOTEL", "HOSPITAL ABANDONADO"; null for a verb in another form. */
function stateAt({ tokens, language }: PromptText, at: number): string | null {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token || !participle.test(token.fold) || token.role !== null) return null;
  if (language === 'es')
    return before && isNoun(before) && token.pos === 'ADJ' ? wordsOf([before, token]) : null;
  const isAdjective = next !== undefined && (isNoun(next) || next.pos === 'ADJ') && token.pos === 'ADJ';
  if (!isAdjective) return null;
  const phrase = wholeNounPhrase(tokens, at + 1, 'en');
  return phrase.length > 0 && phrase.length < most ? wordsOf([token, ...phrase]) : null;
}

/** Returns true for a token that is a verb although a tagger may read it as a noun: "new law bans homework". */
function isVerb(tokens: readonly Token[], at: number): boolean {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (!token) return false;
  if (token.pos === 'VERB') return true;
  if (!strongVerb.test(token.fold)) return false;
  if (participle.test(token.fold) && passive.test(before?.fold ?? '')) return true;
  if (!isNoun(token))
    return token.pos === 'ADJ'
      ? passive.test(before?.fold ?? '') || /^(?:ADP|PUNCT)$/.test(next?.pos ?? 'PUNCT')
      : true;
  return before !== undefined && isNoun(before) && next !== undefined && (isNoun(next) || next.pos === 'DET');
}

/**
 * What a person did, or what happened, in the words of a title: "I QUIT MY JOB", "VANISHED", "BANS HOMEWORK", "HAUNTED HOTEL".
 * @param prompt a title
 */
export function deedsIn(prompt: PromptText): Phrase[] {
  const { tokens, language } = prompt;
  const asked = new Set(
    clausesOf(tokens)
      .filter(({ mark }) => mark === '?')
      .flatMap(({ tokens: clause }) => clause),
  );
  return tokens.flatMap((token, at): Phrase[] => {
    if (!isOpen(token) || asked.has(token)) return [];
    const isStrong = strongVerb.test(token.fold);
    const state = isStrong ? stateAt(prompt, at) : null;
    if (state !== null) return [{ text: state, kind: 'strong', certainty: 0.68 }];
    if (!isVerb(tokens, at) || weak.test(token.fold)) return [];
    let from = at - 1;
    while (adverbs.test(tokens[from]?.fold ?? '')) from -= 1;
    const subject = tokens[from];
    if (subject && denied.test(subject.fold)) return [];
    const isMine = isSpoken(token, subject, language);
    const own = tokens[at - 1];
    const lead = [
      ...(isMine && language === 'en' && subject ? [subject] : []),
      ...(language === 'es' && own && pronoun.test(own.fold) ? [own] : []),
    ];
    const isTold = isStrong || isMine || isAct(tokens, at, from, language);
    if (!isTold) return [];
    const phrase = verbPhraseAt(tokens, at, language, most - lead.length);
    const said = wordsOf([...lead, ...phrase.tokens].sort((a, b) => a.at - b.at));
    const hasObject = phrase.tokens.some((part, place) => place > 0 && !particles.test(part.fold));
    const behind = tokens[at + phrase.tokens.length];
    const ends = (isStrong || isMine) && (behind === undefined || behind.pos === 'PUNCT');
    const certainty = isStrong ? 0.74 : isMine ? 0.64 : 0.6;
    if (hasObject || ends || intransitive.test(token.fold))
      return [{ text: said, kind: 'strong', certainty }];
    // "I built this" stands for a verb whose object is too long.
    const isOpenEnded = isMine && phrase.isCut && phrase.tokens.length === 1;
    const pointer = language === 'es' ? 'ESTO' : 'THIS';
    return isOpenEnded ? [{ text: `${said} ${pointer}`, kind: 'strong', certainty: 0.58 }] : [];
  });
}

/** Returns true for a finite verb of another subject: "the plane that landed", "dog meets a baby", "he built a boat". */
function isAct(tokens: readonly Token[], at: number, from: number, language: 'en' | 'es'): boolean {
  const [subject, token] = [tokens[from], tokens[at]];
  if (!token || !subject || token.pos !== 'VERB' || /(?:ing|ando|iendo)$/.test(token.fold)) return false;
  if (language === 'es' && /[aei]r$/.test(token.fold)) return false;
  const isWished = tokens[at - 2]?.fold === 'que' && tokens[at - 3]?.pos === 'ADP';
  if (/^(?:he|she|they|that|who|which|que|se)$/.test(subject.fold)) return !isWished;
  if (!isNoun(subject)) return false;
  if (language === 'es') return /(?:[ao]n?|[oó]|en?)$/.test(token.text);
  return /(?:ed|[^s]s)$/.test(token.fold) || /[^s]s$/.test(subject.fold);
}
