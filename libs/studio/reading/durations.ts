import { type FoundNumber, digitsOf, spelledNumber } from './number-words';
import type { PromptText } from './prompt-text';
import { anyOf, wholeWords } from './whole-words';

const units =
  anyOf(`seconds? minutes? mins? hours? days? nights? weeks? weekends? months? years? decades? segundos? minutos? horas?
  d[íi]as? noches? semanas? mes meses a[ñn]os? d[ée]cadas?`);
const span = new RegExp(
  `(?<![\\p{L}\\p{N}$€£.,])(?:(\\d[\\d.,]*|${spelledNumber})[- ]+|(an?|una?) +)(?:(?:consecutive|straight|whole|entire|full|extra|seguid[oa]s?|enter[oa]s?) )?(${units})(?!\\p{L})(?:[- ](old)(?!\\p{L}))?`,
  'giu',
);
/** Words before "a week" and "un año" with which they are a span of time and no rate. */
const spanLead = /(?<!\p{L})(?:for|in|within|after|en|durante|tras|every)\s+$/iu;
const timeLead = /(?<!\p{L})(in|en|after|tras|only|just|s[óo]lo|a los)\s+(?:just |only |s[óo]lo )?$/iu;
const clock = wholeWords('(1[0-2]|[1-9])(?::[0-5]\\d)?\\s?([ap])\\.?m\\.?', 'g');
const age = /(?<!\p{L})(?:at|aged|age) (\d{1,2})(?=\s*(?:$|[,.;:!?)]))/giu;

/** The spans of time and times of day of a prompt: "24 HOURS", "1 YEAR", "IN 10 MINUTES", "3 AM", "AT 45". */
export const durationsOf = ({ text, language }: PromptText): FoundNumber[] => {
  const spans = [...text.matchAll(span)].flatMap((match): FoundNumber[] => {
    const [said, digits, article, unit = '', old] = match;
    const before = text.slice(Math.max(0, match.index - 24), match.index);
    if (article !== undefined && !spanLead.test(before)) return [];
    const value = digits === undefined ? '1' : digitsOf(digits);
    if (value === '' || (value === '1' && /^(?:days?|d[íi]a|noche|night)$/iu.test(unit))) return [];
    const many = Number(value.replace(/[.,]/g, '')) !== 1;
    const plural = many && language === 'en' && !/s$/i.test(unit) ? `${unit}s` : unit;
    const isAge = old !== undefined || (/a[ñn]os$/iu.test(unit) && /(?:de|a los)\s+$/iu.test(before));
    const lead = timeLead.exec(before)?.[1] ?? '';
    const shown = `${value} ${plural}${old === undefined ? '' : ' OLD'}`.toUpperCase();
    const phrase = [article === undefined ? lead : '', shown].filter(Boolean).join(' ').toUpperCase();
    return [
      {
        text: shown,
        kind: 'duration',
        at: match.index,
        end: match.index + said.length,
        phrase,
        certainty: isAge ? 0.66 : 0.85,
      },
    ];
  });
  const clocks = [...text.matchAll(clock)].map((match): FoundNumber => {
    const shown = match[0]
      .replace(/[.\s]/g, '')
      .replace(/([ap]m)$/i, ' $1')
      .toUpperCase();
    return {
      text: shown,
      kind: 'duration',
      at: match.index,
      end: match.index + match[0].length,
      phrase: shown,
      certainty: 0.7,
    };
  });
  const ages = [...text.matchAll(age)].map((match): FoundNumber => ({
    text: match[1] ?? '',
    kind: 'duration',
    at: match.index,
    end: match.index + match[0].length,
    phrase: match[0].toUpperCase(),
    certainty: 0.68,
  }));
  return [...spans, ...clocks, ...ages];
};
