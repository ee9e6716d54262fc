import type { Tagger, Taggers } from './taggers';
import type { Pos, Token } from './tokens';

const loaded: { [language in keyof Taggers]?: Promise<Tagger> } = {};

/**
 * Loads the tagger of a language once per thread: wink-nlp for English, es-compromise for Spanish.
 * @param language language of the prompt that will be planned
 * @returns taggers with the loaded one; the tagger of the other language is null
 * @throws Error if the package is not installed
 */
export async function loadTaggers(language: keyof Taggers): Promise<Taggers> {
  const tagger = await (loaded[language] ??= language === 'en' ? englishTagger() : spanishTagger());
  return { en: null, es: null, [language]: tagger };
}

async function englishTagger(): Promise<Tagger> {
  const [{ default: wink }, { default: model }] = await Promise.all([
    import('wink-nlp'),
    import('wink-eng-lite-web-model'),
  ]);
  const nlp = wink(model, ['sbd', 'pos']);
  const { its } = nlp;
  return (text, tokens) => {
    const words = nlp.readDoc(text).tokens();
    const values = words.out(its.value) as string[];
    const parts = words.out(its.pos) as string[];
    return aligned(
      text,
      tokens,
      values.map((value, place) => ({ value, pos: universal[parts[place] ?? ''] ?? 'NOUN' })),
    );
  };
}

const universal: Readonly<Record<string, Pos>> = {
  ADJ: 'ADJ',
  ADP: 'ADP',
  ADV: 'ADV',
  AUX: 'AUX',
  CCONJ: 'CONJ',
  SCONJ: 'CONJ',
  DET: 'DET',
  INTJ: 'INTJ',
  NOUN: 'NOUN',
  NUM: 'NUM',
  PART: 'PART',
  PRON: 'PRON',
  PROPN: 'PROPN',
  VERB: 'VERB',
};

type Tagged = { value: string; pos: Pos; lemma?: string };

/** Gives each token the tag of the library's word that begins at the same offset. */
function aligned(text: string, tokens: readonly Token[], words: readonly Tagged[]) {
  const starts = new Map<number, Tagged>();
  const lower = text.toLowerCase();
  let from = 0;
  for (const word of words) {
    const at = word.value === '' ? -1 : lower.indexOf(word.value.toLowerCase(), from);
    if (at < 0) continue;
    if (!starts.has(at)) starts.set(at, word);
    from = at + word.value.length;
  }
  return tokens.map(({ at }) => {
    const word = starts.get(at);
    return word ? { pos: word.pos, ...(word.lemma ? { lemma: word.lemma } : {}) } : null;
  });
}

/** The fields of an es-compromise term that this file uses. */
type SpanishTerm = { text: string; tags?: Iterable<string>; root?: string };
type SpanishText = { compute(what: string): SpanishText; docs: SpanishTerm[][] };

/**
 * Package name in a variable, so that the compiler does not read the package's type sources, which do not compile here.
 */
const spanishPackage: string = 'es-compromise';

async function spanishTagger(): Promise<Tagger> {
  const { default: nlp } = (await import(spanishPackage)) as { default: (text: string) => SpanishText };
  return (text, tokens) => {
    const terms = nlp(text).compute('root').docs.flat();
    return aligned(
      text,
      tokens,
      terms.map(({ text: value, tags, root }) => ({
        value,
        pos: spanishPos(new Set(tags)),
        ...(root ? { lemma: root } : {}),
      })),
    );
  };
}

const spanishTags: readonly (readonly [string, Pos])[] = [
  ['Determiner', 'DET'],
  ['Preposition', 'ADP'],
  ['Conjunction', 'CONJ'],
  ['Pronoun', 'PRON'],
  ['Adverb', 'ADV'],
  ['Value', 'NUM'],
  ['Verb', 'VERB'],
  ['Adjective', 'ADJ'],
  ['ProperNoun', 'PROPN'],
  ['Noun', 'NOUN'],
];
const spanishPos = (tags: ReadonlySet<string>): Pos =>
  spanishTags.find(([tag]) => tags.has(tag))?.[1] ?? 'NOUN';
