import type { FoundNumber } from './number-words';
import type { PromptText } from './prompt-text';
import { phraseBehind } from './counted';

const year =
  /(?<![\p{L}\p{N}$€£.,:])(?:(since|in|from|before|until|by|of|desde|en|antes de|hasta|de|del)\s+)?(1[0-9]\d\d|20\d\d)(s)?(?![\p{L}\p{N}]|[.,]\d)/giu;
/** Years from which on a year at the end of a title is that of the video, which is no hook. */
const recent = 2020;

/** The years of a prompt with their word: "SINCE 1998", "1969 MUSTANG". */
export const yearsOf = ({ text, tokens, language }: PromptText): FoundNumber[] =>
  [...text.matchAll(year)].map((match): FoundNumber => {
    const [said, lead = '', digits = '', decade = ''] = match;
    const end = match.index + said.length;
    const behind = phraseBehind(tokens, end, language);
    const isLead = /^(?:since|in|before|until|by|desde|en|antes de|hasta)$/iu.test(lead);
    const phrase = [isLead ? lead : '', digits + decade, isLead ? '' : behind].filter(Boolean).join(' ');
    const isRecent =
      Number(digits) >= recent && !/^(?:since|before|until|by|desde|antes de|hasta)$/iu.test(lead);
    return {
      text: digits + decade,
      kind: 'year',
      at: match.index + (isLead ? 0 : said.length - digits.length - decade.length),
      end,
      phrase: phrase.toUpperCase(),
      certainty: isRecent ? 0.45 : 0.66,
    };
  });
