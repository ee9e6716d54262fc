/**
 * Cyrillic and Greek letters and small capitals that look like a Latin letter. Full-width and mathematical letters are
 * not listed, because Unicode normalization (NFKD) replaces them.
 */
const lookAlikes = new Map(
  Object.entries({
    a: 'аαᴀ',
    b: 'вьβʙ',
    c: 'сϲᴄ',
    d: 'ԁᴅ',
    e: 'еєэεᴇ',
    f: 'ғ',
    g: 'ԍɡɢ',
    h: 'нһʜ',
    i: 'іїιıɪ',
    j: 'јᴊ',
    k: 'кκᴋ',
    l: 'ӏʟł',
    m: 'мᴍ',
    n: 'пηɴ',
    o: 'оοσøᴏ',
    p: 'рρᴘ',
    q: 'ԛ',
    r: 'гʀ',
    s: 'ѕꜱ',
    t: 'тτᴛ',
    u: 'υцᴜ',
    v: 'ѵνᴠ',
    w: 'ԝωшᴡ',
    x: 'хχ',
    y: 'уүγʏ',
    z: 'ᴢ',
  }).flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)),
);

/** Digits and signs that stand for a letter. "1" and "|" stand for "i" or "l", so that a text has two readings. */
const leet = new Map(
  Object.entries({
    '0': 'o',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '@': 'a',
    $: 's',
    '€': 'e',
  }),
);

/** Largest number of letters that one character stands for. A sign for more letters, such as "㏂", separates words. */
const mostLetters = 3;

/**
 * Replaces a text by Latin letters in lower case: without accents, invisible characters and look-alikes of other
 * scripts. "ñ" stays, because "cono" and "coño" are two words.
 * @param text at most a few thousand characters
 */
export const toLatin = (text: string): string =>
  [
    ...text
      .replace(/[^\p{ASCII}]/gu, (character) => {
        const letters = character.normalize('NFKD');
        return [...letters].length > mostLetters ? ' ' : letters;
      })
      .toLowerCase()
      .replace(/n\u0303/gu, 'ñ')
      .replace(/[\p{M}\p{Cf}]/gu, ''),
  ]
    .map((letter) => lookAlikes.get(letter) ?? letter)
    .join('');

/**
 * Returns the readings of a chunk of text in which digits and signs may stand for letters, such as "p0rn". A chunk
 * without such characters, or without any letter, has no reading.
 * @param chunk result of `toLatin` without white space
 */
export const leetReadings = (chunk: string): string[] => {
  const bare = chunk.replace(/^[^\p{L}\p{N}@$€]+|[^\p{L}\p{N}@$€]+$/gu, '');
  if (!/\p{L}/u.test(bare) || !/[\d@$€|!]/u.test(bare)) return [];
  return ['i', 'l'].map((one) =>
    [...bare]
      .map((sign) => leet.get(sign) ?? (/[1|!]/u.test(sign) ? one : sign))
      .filter((sign) => /\p{L}/u.test(sign))
      .join(''),
  );
};

/** Returns a word with each run of equal letters as one letter. */
export const withoutRepetition = (word: string): string => word.replace(/(.)\1+/gu, '$1');

/** Returns the lengths of the runs of equal letters of a word. */
export const runLengths = (word: string): number[] =>
  (word.match(/(.)\1*/gu) ?? []).map((run) => [...run].length);
