import { phraseBehind } from './counted';
import type { FoundNumber } from './number-words';
import type { PromptText } from './prompt-text';

const scales: readonly (readonly [RegExp, string])[] = [
  [/^(?:million|millones|mill[óo]n|mio)$/iu, 'M'],
  [/^(?:billion|bn)$/iu, 'B'],
  [/^(?:thousand|mil)$/iu, 'K'],
  [/^[kmb]$/iu, 'K'],
];
const scale = 'million|billion|thousand|millones|mill[óo]n|mil';
const currency =
  'euros?|d[óo]lares|d[óo]lar|dollars?|bucks|usd|pesos?|soles|pounds?(?= (?:a|per|for|on|of)(?!\\p{L})|$)|rupees|libras esterlinas';
const amount = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,])(?:(?:US|MX)?([$€£])\\s?(\\d+(?:[.,]\\d+)*)\\s?(?:([kKmMbB])(?!\\p{L})|(?:(${scale})(?!\\p{L})))?|(\\d+(?:[.,]\\d+)*)\\s?(?:([kKmM])|(${scale})(?: de)?)?\\s?(?:([$€£])|(?:de )?(${currency})(?!\\p{L})))`,
  'giu',
);
const leads =
  /(?<!\p{L})(under|over|only|just|less than|more than|menos de|m[áa]s de|s[óo]lo|por s[óo]lo|with only|con s[óo]lo)\s+(?:a\s+|un\s+)?$/iu;
const rate =
  /^\s?(?:\/|(?:a|an|per|each|al|a la|por|cada|every)\s+)(day|week|month|year|hour|night|d[íi]a|semana|mes|a[ñn]o|hora|noche)(?!\p{L})/iu;

const signOf = (word: string): string =>
  /^euro/i.test(word) ? '€' : /^(?:d[óo]lar|dollar|buck|usd)/iu.test(word) ? '$' : ` ${word}`;
const scaleOf = (word: string): string => scales.find(([said]) => said.test(word))?.[1] ?? '';

/** The amounts of money of a prompt: "$48,000", "UNDER $150", "3.000€ AL MES", "$300K JOB". */
export const pricesOf = ({ text, tokens, language }: PromptText): FoundNumber[] =>
  [...text.matchAll(amount)].map((match): FoundNumber => {
    const [said, sign, sum = match[5] ?? '', short, long, , shortBehind, longBehind, signBehind, word] =
      match;
    const unit = short ?? shortBehind ?? '';
    const scaled = unit === '' ? scaleOf(long ?? longBehind ?? '') : unit.toUpperCase();
    const mil = /^mil$/i.test(longBehind ?? long ?? '') ? ' MIL' : null;
    const behindSign = signBehind ?? (word === undefined ? '' : signOf(word));
    const value =
      sign === undefined && behindSign === '$' && word !== undefined ? `$${sum}` : `${sign ?? ''}${sum}`;
    const tail = value.startsWith('$') && behindSign === '$' ? '' : behindSign;
    const shown =
      `${value}${mil && sum.length < 4 ? (tail === '€' || value.startsWith('$') ? '.000' : mil) : scaled}${tail}`.toUpperCase();
    const end = match.index + said.length;
    const lead = leads.exec(text.slice(Math.max(0, match.index - 20), match.index))?.[1] ?? '';
    const per = rate.exec(text.slice(end))?.[0] ?? '';
    const tailWords = per !== '' ? per.trim().replace(/^\//, 'A ') : phraseBehind(tokens, end, language);
    const before = lead.replace(/^(?:por|con|with)\s/iu, '');
    const phrase = [before, shown, tailWords].filter(Boolean).join(' ').toUpperCase();
    return {
      text: shown,
      kind: 'price',
      at: match.index - lead.length,
      end: end + per.length,
      phrase,
      certainty: 0.9,
    };
  });
