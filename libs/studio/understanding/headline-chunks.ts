/** Longest headline in a script without spaces, and longest line of such a headline, in characters. */
const longest = 14;
const longestPiece = 6;
/** Longest line, in characters, that is not cut if it has no good place for a cut, such as "マインクラフト". */
const longestWord = 9;

/** Words that ask for a picture or are polite, and have no information about the video. */
const asking =
  /(?:(?:youtube|ユーチューブ|動画|の)*(?:サムネイル|サムネ|缩略图|縮圖|封面|썸네일)(?:画像)?(?:を|の|图)?)|(?:を?(?:作って|作成して|描いて|デザインして)(?:ください|下さい|欲しい|ほしい)?)|(?:ください|下さい)|(?:制作|做一个|做一個|请|請)/giu;

/** Small words of Japanese and Chinese after which a line may end. */
const particle = /[はがをにでとものへや的了！？!?]/u;

/**
 * Splits a headline in Japanese or Chinese, which have no spaces between words, into at most three lines.
 * @param text Japanese or Chinese, with Latin words in it or without
 */
export function chunksOf(text: string): string[] {
  const clause = clausesOf(text)[0] ?? '';
  const whole = shortened(clause);
  if ([...whole].length <= longestPiece) return whole === '' ? [] : [whole];
  const pieces = whole.split(' ').flatMap((part) => halved(part));
  return pieces.length <= 3 ? pieces : [...pieces.slice(0, 2), pieces.slice(2).join('')];
}

const clausesOf = (text: string): string[] =>
  text
    .replace(asking, ' ')
    .split(/[、。，；;:：.・]|\s(?=\s)|(?<=[！？!?])/u)
    .map((clause) => clause.replace(/\s+/g, ' ').trim())
    .map((clause) => clause.replace(/^[のをがはにでと]+|[のをがは]+$/gu, '').trim())
    .filter((clause) => /[\p{L}\p{N}]/u.test(clause));

/** Shortens a clause to the longest headline: at a small word if there is one, otherwise at the limit. */
function shortened(clause: string): string {
  const chars = [...clause];
  if (chars.length <= longest) return clause;
  const cut = chars.slice(0, longest);
  for (let place = cut.length - 1; place >= longest / 2; place -= 1) {
    if (particle.test(cut[place] ?? '')) return cut.slice(0, place).join('').trim();
  }
  return cut.join('').trim();
}

/** Cuts a text near its middle: after a small word, otherwise where the kind of letter changes. */
function halved(part: string): string[] {
  const chars = [...part];
  if (chars.length <= longestPiece) return [part];
  const middle = chars.length / 2;
  let best = { place: Math.round(middle), cost: Infinity, good: false };
  for (let place = 2; place <= chars.length - 2; place += 1) {
    const [before = '', after = ''] = [chars[place - 1], chars[place]];
    const kind = particle.test(before) ? 0 : kindOf(before) === kindOf(after) ? 4 : 1;
    const cost = kind + Math.abs(place - middle) * 0.7;
    if (cost < best.cost) best = { place, cost, good: kind < 4 };
  }
  if (!best.good && chars.length <= longestWord) return [part];
  return [chars.slice(0, best.place).join(''), chars.slice(best.place).join('')];
}

function kindOf(char: string): 'kana' | 'katakana' | 'han' | 'other' {
  if (/\p{Script=Hiragana}/u.test(char)) return 'kana';
  if (/[\p{Script=Katakana}ー]/u.test(char)) return 'katakana';
  return /\p{Script=Han}/u.test(char) ? 'han' : 'other';
}
