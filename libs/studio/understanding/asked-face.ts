import { bareText, isLater, spoken } from './bare-text';
import { type Token, isNoun } from './tokens';

/** A face that a prompt asks for: its feeling, its noun without accents, and the offsets of its words. */
export type AskedFace = {
  mood: string;
  noun: string;
  /** Word without accents for the owner of the face, in the singular: "woman" in "a tired woman's face"; null for none. */
  owner: string | null;
  at: number;
  end: number;
};

/** Words beside "face" by the feeling that they name, without accents, as regular expressions. */
const feelings: Readonly<Record<string, string>> = {
  shocked:
    'shock(?:ed)?|surprised?|stunned|astonished|amazed|omg|wow|sorpresa|sorprendid[oa]|impactad[oa]|asombro|asombrad[oa]|alucinad[oa]|flipad[oa]|boquiabiert[oa]',
  disgusted: 'disgust(?:ed)?|grossed out|repulsed|asco|asquead[oa]|repugnancia|desagrado',
  scared:
    'scared|terrified|frightened|fear(?:ful)?|horrified|panic(?:ked)?|miedo|susto|asustad[oa]|aterrad[oa]|aterrorizad[oa]|terror|panico',
  angry:
    'angry|furious|mad|rage|annoyed|enfad[oa]|enfadad[oa]|enojo|enojad[oa]|furia|furios[oa]|rabia|molest[oa]',
  crying: 'crying|tearful|in tears|llorando|llorosa?|llanto|de llorar',
  sad: 'sad|disappointed|heartbroken|depressed|triste(?:za)?|deprimid[oa]|decepcion(?:ad[oa])?|pena',
  laughing: 'laughing|hysterical|risa|riendo|carcajada',
  happy:
    'happy|smiling|excited|joyful|cheerful|relieved|feliz|felicidad|alegria|alegre|sonriente|sonriendo|contenta?o?|emocionad[oa]|emocion|alivio',
  tired: 'tired|exhausted|sleepy|cansancio|cansad[oa]|sueno|agotad[oa]|agotamiento|dormid[oa]',
  confused:
    'confused|puzzled|thinking|skeptical|doubtful|curious|duda|confusion|confundid[oa]|pensativ[oa]|pensando|esceptic[oa]|curiosidad',
  proud: 'proud|confident|serious|determined|orgull(?:o|os[oa])|seguridad|seri[oa]|seriedad|decidid[oa]',
  desperate:
    'desperate|worried|stressed|anxious|painful|pained|pain|effort|desesper(?:ad[oa]|acion)|preocup(?:ad[oa]|acion)|estres(?:ad[oa])?|angustia|dolor|esfuerzo',
  embarrassed: 'embarrassed|ashamed|awkward|verguenza|avergonzad[oa]|incomod[oa]',
  screaming: 'screaming|yelling|shouting|gritando|grito',
  loving: 'in love|lovestruck|enamorad[oa]',
};

const faces = 'face|faces|expression|cara|carita|rostro|expresion|gesto';

const isFace = new RegExp(`^(?:${faces})$`);

const patterns: readonly (readonly [mood: string, pattern: RegExp])[] = Object.entries(feelings).map(
  ([mood, words]) => [
    mood,
    spoken(
      `(?:(?:${words})(?:[- ](?:looking|reaction))?\\s+(?:\\p{L}+['’]s\\s+)?(?:${faces})|(?:${faces})\\s+(?:(?:of|with|de|con|muy|super|totalmente|mucho|mucha|looking|very|so|a|an|look)\\s+){0,3}(?:${words}))`,
    ),
  ],
);

/** Matches the words that join a face to the thing before it: "cat with a shocked face", "gato con cara de asco". */
const joins = /(?:with|con|making|poniendo|haciendo)\s+(?:(?:a|an|the|una?|la|su|his|her)\s+)?$/u;

/** Matches the end of a clause or of a quoted text, from which on a face belongs to nothing before it. */
const border = /[,.;:!?()–—"”»]/u;

/**
 * The face that a prompt asks for: "shocked face on the left", "cara de asco". A face of the thing before it, as in
 * "cat with a shocked face", is no face of its own.
 * @param text the prompt
 * @param tokens tokens of the text, tagged
 * @param isPerson whether a token names a person, whose face it may be
 * @returns null if no such face is asked for
 */
export function askedFaceIn(
  text: string,
  tokens: readonly Token[],
  isPerson: (token: Token) => boolean,
): AskedFace | null {
  const bare = bareText(text);
  for (const [mood, pattern] of patterns) {
    const match = pattern.exec(bare);
    if (!match) continue;
    const [at, end] = [match.index, match.index + match[0].length];
    const clause = bare.slice(0, at).split(border).at(-1) ?? '';
    const owners = tokens.filter(
      (token) => token.at >= at - clause.length && token.end <= at && isNoun(token),
    );
    const owner = /(\p{L}+)['’]s\s/u.exec(match[0])?.[1] ?? null;
    const isOfThing =
      owner === null && joins.test(bare.slice(0, at)) && owners.length > 0 && !owners.some(isPerson);
    const isFirst = /^(?:(?:an?|the|una?|la|el|my|mi)(?!\p{L}))?$/u.test(clause.trim());
    if (isOfThing || (!isLater(bare, at) && !isFirst && !joins.test(bare.slice(0, at)))) continue;
    const noun = tokens.find((token) => token.at >= at && token.end <= end && isFace.test(token.fold));
    return { mood, noun: noun?.fold ?? 'face', owner, at, end };
  }
  return null;
}
