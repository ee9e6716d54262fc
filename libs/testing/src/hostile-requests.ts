/** Text fields of a request for an image. */
export type HostileRequest = {
  prompt: string;
  headline?: string;
  elementsToInclude?: string[];
  elementsToAvoid?: string[];
};

const sixty = (start: string): string => start.padEnd(60, 'abcdefghij');

/**
 * Requests for images with input that often breaks programs, by the name of the input. The api refuses some of these
 * requests.
 */
export const hostileRequests: Record<string, HostileRequest> = {
  '2,000 characters of words': { prompt: 'word '.repeat(400).trim() },
  'one word of 2,000 characters': { prompt: 'x'.repeat(2000) },
  '2,000 capitals without a space': { prompt: 'W'.repeat(2000), headline: 'W'.repeat(60) },
  'control characters': { prompt: 'rocket \u0007\u0008\u001b[31m launch \u009f\u007f now\r\n\tand more' },
  'a NUL': { prompt: 'a rocket \u0000 launches now' },
  markup: { prompt: '<svg onload=alert(1)><text>&amp;</text></svg> "</text>" rocket', headline: '<b>&lt;' },
  'a template and a query': { prompt: "${process.exit(1)} {{7*7}} '; DROP TABLE users; -- %s %n" },
  'bidirectional control characters': {
    prompt: 'rocket \u202e hcnual \u2066 now \u2069 \u200f\u202b end \u202c',
  },
  'Arabic and Hebrew with Latin': { prompt: 'مرحبا بالعالم rocket שלום עולם 24 hours' },
  'only emoji': { prompt: '🚀🔥💀🤯👨‍👩‍👧‍👦🏳️‍🌈🚀🔥💀🤯' },
  'only one emoji, 1,000 times': { prompt: '🔥'.repeat(1000), headline: '🔥'.repeat(30) },
  'empty after trimming': { prompt: ' \t\n\u00a0\u2003\u3000 '.repeat(5) },
  'only invisible characters': { prompt: '\u200b\u2060\ufeff\u200d\u00ad\u180e'.repeat(5) },
  'only punctuation': { prompt: '?!.,;:…—–-_*#@/\\|~^`\'"()[]{}<>' },
  'one letter with 1,980 combining marks': { prompt: `rocket Z${'\u0301\u0327\u0336'.repeat(660)}` },
  'only combining marks': { prompt: '\u0301'.repeat(2000) },
  'unpaired surrogates': { prompt: '\ud83d rocket \udc00 launch \ud800', headline: '\udfff WOW' },
  'emoji with 500 joiners': { prompt: '👩\u200d'.repeat(500), headline: '👩\u200d'.repeat(20) },
  'joiners between letters': { prompt: [...'a rocket in space'.repeat(50)].join('\u200d') },
  'flags and modifiers': { prompt: '🇪🇸🇯🇵🇧🏿🏿🏿🏻👍🏽👍🏽\ufe0f\u20e3*\ufe0f\u20e3'.repeat(20) },
  'private and unassigned characters': {
    prompt: 'rocket \ue000\uf8ff\u{10fffd}\uffff\ufdd0\u{e0041}'.repeat(20),
  },
  'ten long elements': {
    prompt: 'A plain picture of a rocket',
    elementsToInclude: Array.from({ length: 10 }, (_, place) => sixty(`thing ${place} `)),
    elementsToAvoid: Array.from({ length: 10 }, (_, place) => sixty(`other ${place} `)),
  },
  'elements of every script': {
    prompt: 'A plain picture of a rocket',
    elementsToInclude: ['🔥', 'خبز', '寿司', '\u202etac', '<b>', '1️⃣', 'Ω', 'ñandú', '  a  ', '$1,000'],
  },
  'the same elements to include and to avoid': {
    prompt: 'A cat and a rocket on fire',
    elementsToInclude: ['cat', 'rocket', 'fire', 'text'],
    elementsToAvoid: ['cat', 'rocket', 'fire', 'text', 'face', 'arrow', 'background'],
  },
  'numbers out of range': {
    prompt: '$999999999999999999999999999999 in 1e308 days, top -1, 0 of NaN, 12:99:00',
  },
  'names of JavaScript properties': {
    prompt: 'constructor __proto__ toString hasOwnProperty undefined null NaN',
  },
  'a quotation without an end': { prompt: '"""\'\'\'«“‘ rocket launch " and \' and “' },
};
