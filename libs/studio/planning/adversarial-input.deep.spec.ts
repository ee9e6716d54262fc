import { pictureRequestSchema } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { realTaggers } from '../understanding/taggers.fixture';
import { understand } from '../understanding/understand';
import { type Taggers, plainTaggers } from '../understanding/taggers';
import { cleaned, headlineOf } from '../understanding/headline';
import { seededRandom } from '../scene/random';
import { subjectOf } from '../understanding/subject';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;

const read = (prompt: string) => {
  const request = { ...pictureRequestSchema.parse({ prompt: 'ten letters' }), prompt };
  const understanding = understand(cleaned(prompt), request, index, taggers);
  return {
    headline: headlineOf(prompt, understanding),
    subject: subjectOf(request, understanding, index, seededRandom(7)),
  };
};

/**
 * Maximum processor time in ms for planning one prompt. A prompt usually takes 2 ms; an unbounded search takes
 * seconds.
 */
const most = 400;

/**
 * Returns the processor time of `work` in ms: the minimum of five runs, so that other load on the machine does not
 * count.
 */
function costOf(work: () => unknown): number {
  const tries = Array.from({ length: 5 }, () => {
    const start = process.cpuUsage();
    work();
    return process.cpuUsage(start).user / 1000;
  });
  return Math.min(...tries);
}

const full = (piece: string): string => piece.repeat(Math.ceil(2000 / piece.length)).slice(0, 2000);

const hostile: readonly (readonly [string, string])[] = [
  ['one letter', full('a')],
  ['one word', full('rocket ')],
  ['all topics', full('cat dog pizza bitcoin minecraft iphone ')],
  ['nothing but "vs"', full('a vs b ')],
  ['emoji', full('🚀🔥😱👨‍👩‍👧')],
  ['control characters', full('\u0000\u0007\u001b[31mrocket')],
  ['overrides of direction', full('\u202erocket\u202d \u2066cat\u2069')],
  ['markup', full('<script>alert(1)</script>')],
  ['open markup', full('<')],
  ['quotes', full('"')],
  ['an open quote', `"${full('a ')}`.slice(0, 2000)],
  ['articles', full('a the a the ')],
  ['commas', full(',. ;: ')],
  ['digits', full('1,')],
  ['sums', full('$1,000 ')],
  ['spaces', full(' ')],
  ['nearly asked for', full('a thumbnail of a ')],
  ['nearly a list', full('5 best cosas de ')],
  ['nearly a journey', full('from broke to ')],
  ['looks', full('epic cool cinematic ')],
  ['accents', full('e\u0301\u0302\u0303\u0304')],
  ['Japanese', full('動画のサムネイルを作ってください')],
  ['Hindi', full('पास्ता कैसे ')],
  ['every script', full('cat 猫 кот قطة 고양이 γάτα חתול ')],
  ['hyphens', full('a-b-c-')],
  ['a long word', full('Donaudampfschifffahrt')],
];

describe('planning for adversarial prompts', () => {
  beforeAll(async () => {
    taggers = await realTaggers();
    for (const [, prompt] of hostile) read(prompt);
  });

  it.each(hostile)('plans a scene in bounded time: %s', (_, prompt) => {
    const { headline, subject } = read(prompt);
    expect(costOf(() => read(prompt))).toBeLessThan(most);
    expect(index.get(subject.heroes[0].id)).toBeDefined();
    expect(headline.words.length).toBeLessThanOrEqual(12);
    expect(headline.words.join('')).not.toMatch(/[\p{Cc}\p{Cf}<>]/u);
  });
});
