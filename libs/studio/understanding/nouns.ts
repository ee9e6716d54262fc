import { cityFlagLines } from '../knowledge/city-flags';
import { plain, stem } from '../knowledge/words';
import { looseNouns } from '../knowledge/loose-nouns';
import { englishNouns } from '../knowledge/nouns-english';
import { exactNouns } from '../knowledge/nouns-exact';
import { foodNouns } from '../knowledge/nouns-food';
import { livingNouns } from '../knowledge/nouns-living';
import { spanishNouns } from '../knowledge/nouns-spanish';
import { flagNouns, ownNouns } from '../knowledge/own-objects';
import { thingNouns } from '../knowledge/nouns-things';
import { worldNouns } from '../knowledge/nouns-world';

/**
 * Drawings by a word or phrase, written as the stems of its words with single spaces. `only` limits a drawing to one
 * language; null means both languages.
 */
export type NounTable = ReadonlyMap<string, readonly { id: string; only: 'en' | 'es' | null }[]>;

/** Number of words of the longest phrase. */
export const longestNoun = 4;

const joined = (words: string, form: (word: string) => string): string =>
  words
    .split(/[\s-]+/)
    .map(form)
    .filter(Boolean)
    .join(' ');

/** The key of a phrase in a noun table: stems of the words, with hyphens replaced by spaces. */
export const nounKey = (words: string): string => joined(words, stem);

/** The singular of a Spanish plural that `stem` does not shorten: "delfines", "luces". */
const spanishSingular = (word: string): string => {
  const bare = plain(word);
  if (bare.length > 4 && bare.endsWith('ces')) return `${bare.slice(0, -3)}z`;
  return bare.length > 4 && /[bcdfghjklmnprtvxyz]es$/.test(bare) ? bare.slice(0, -2) : bare;
};

/** English singulars by irregular plurals: "knives", "wolves". */
const irregular: ReadonlyMap<string, string> = new Map(
  `knives knife,wolves wolf,leaves leaf,loaves loaf,shelves shelf,wives wife,mice mouse,geese goose,teeth tooth,feet foot,
  men man,women woman,children child,oxen ox,thieves thief,scarves scarf,halves half,elves elf`
    .split(',')
    .map((pair) => pair.trim().split(' ') as [string, string]),
);
const englishSingular = (word: string): string => {
  const bare = plain(word);
  // Plurals in "uses", such as "octopuses" and "viruses", lose the "es".
  return irregular.get(bare) ?? (/\wuses$/.test(bare) ? bare.slice(0, -2) : stem(word));
};

/**
 * The keys for looking up a phrase: as written, as stems, as a Spanish singular, as an English singular.
 * @param words one to four words
 */
export const nounForms = (words: string): string[] => [
  ...new Set([
    joined(words, plain),
    nounKey(words),
    joined(words, spanishSingular),
    joined(words, englishSingular),
  ]),
];

/**
 * Reads noun tables with lines of the form `drawing: word, phrase, word@en`.
 * @param tables texts of lines
 * @returns drawings by word; if lines disagree, the first line counts for its language
 */
function nounTableOf(tables: readonly string[]): NounTable {
  const table = new Map<string, { id: string; only: 'en' | 'es' | null; stemmed: boolean }[]>();
  for (const line of tables.flatMap((text) => text.split('\n'))) {
    const colon = line.indexOf(':');
    if (colon < 0) continue;
    const id = line.slice(0, colon).trim();
    for (const entry of line.slice(colon + 1).split(',')) {
      const [words = '', only = ''] = entry.trim().split('@');
      for (const key of new Set([joined(words, plain), nounKey(words)])) {
        if (key === '') continue;
        const list = table.get(key) ?? [];
        const exact = key === joined(words, plain);
        const meaning = { id, only: only === 'en' || only === 'es' ? only : null } as const;
        // An entry with the same spelling goes before an entry with the same stem: "mar" is not "mars".
        if (exact)
          list.splice(list.findIndex(({ stemmed }) => stemmed) >>> 0, 0, { ...meaning, stemmed: false });
        else list.push({ ...meaning, stemmed: true });
        table.set(key, list);
      }
    }
  }
  return table;
}

/** The noun table of the studio, English and Spanish. */
export const nouns: NounTable = nounTableOf([
  ownNouns,
  exactNouns,
  spanishNouns,
  englishNouns,
  thingNouns,
  worldNouns,
  livingNouns,
  foodNouns,
]);

const phraseBeginnings: ReadonlySet<string> = new Set(
  [...nouns.keys()].filter((key) => key.includes(' ')).map((key) => key.slice(0, key.indexOf(' '))),
);

/** Returns true if a phrase of several words in the noun table begins with a word, without accents. */
export const isNounBeginning = (fold: string): boolean => phraseBeginnings.has(fold);

const flags: NounTable = nounTableOf([flagNouns]);

const cityFlags: NounTable = nounTableOf([cityFlagLines]);

const loose: NounTable = nounTableOf([looseNouns]);

/**
 * The drawing of a word in a table. A drawing of the thing itself goes before a drawing that only symbolizes the thing.
 */
function foundIn(table: NounTable, words: string, language: 'en' | 'es'): string | null {
  let symbol: string | null = null;
  for (const form of nounForms(words)) {
    for (const { id, only } of table.get(form) ?? []) {
      if (only !== null && only !== language) continue;
      if (!isLoose(words, id, language)) return id;
      symbol ??= id;
    }
    if (symbol !== null) return symbol;
  }
  return null;
}

/**
 * The drawing that a word or phrase of the table means.
 * @param words as written
 * @param language of the prompt
 * @returns null if the table does not have the words
 */
export const drawingOf = (words: string, language: 'en' | 'es'): string | null =>
  foundIn(nouns, words, language);

/**
 * Returns true if a drawing only symbolizes a noun of the table: a briefcase for a career.
 * @param words as written
 * @param id the drawing that `drawingOf` gives for them
 * @param language of the prompt
 */
export const isLoose = (words: string, id: string, language: 'en' | 'es'): boolean =>
  nounForms(words).some((form) =>
    loose.get(form)?.some((entry) => entry.id === id && (entry.only === null || entry.only === language)),
  );

/**
 * The flag of a country, people or language.
 * @param words as written, such as "Spain" or "alemán"
 * @param language of the prompt
 * @returns name of the drawing of the flag; null if there is none
 */
export const flagOf = (words: string, language: 'en' | 'es'): string | null =>
  foundIn(flags, words, language);

/**
 * The flag of the country of a city that has no landmark among the drawings.
 * @param words as written, such as "Lisbon"
 * @param language of the prompt
 * @returns name of the drawing of the flag; null if there is none
 */
export const cityFlagOf = (words: string, language: 'en' | 'es'): string | null =>
  foundIn(cityFlags, words, language);

/** Returns true if a single word is in the noun table. */
export const isKnownNoun = (word: string, language: 'en' | 'es'): boolean =>
  plain(word) !== '' && drawingOf(word, language) !== null;
