import { realKnowledge } from '../knowledge/knowledge.fixture';
import { hooksOf } from '../hooks/hooks-of';
import type { Knowledge } from '../planning/draft';
import { realTaggers } from '../understanding/taggers.fixture';
import { readPrompt } from './read-prompt';

let knowledge: Knowledge = realKnowledge();
const read = (prompt: string) => hooksOf(readPrompt({ prompt, elementsToAvoid: [] }, knowledge));

/** Maximum processor time in ms of reading a prompt and finding its hooks. */
const most = 50;

/** Processor time of `work` in ms: the minimum of five runs, so that other load on the machine does not count. */
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
  ['one capital', full('A ')],
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
  ['numbers', full('12 ')],
  ['sums', full('$1,000 ')],
  ['spaces', full(' ')],
  ['colors', full('red blue light dark ')],
  ['words for letters', full('text in the big red ')],
  ['signs that say', full('sign that says ')],
  ['places', full('on the left at the top ')],
  ['people at a side', full('man on the left and ')],
  ['nearly asked for', full('a thumbnail of a ')],
  ['nearly a list', full('5 best cosas de ')],
  ['nearly a journey', full('from broke to ')],
  ['superlatives', full('the most worst la más ')],
  ['negations', full('no sin without never ')],
  ['looks', full('epic cool cinematic ')],
  ['accents', full('e\u0301\u0302\u0303\u0304')],
  ['Japanese', full('動画のサムネイルを作ってください')],
  ['Hindi', full('पास्ता कैसे ')],
  ['every script', full('cat 猫 кот قطة 고양이 γάτα חתול ')],
  ['hyphens', full('a-b-c-')],
  ['a long word', full('Donaudampfschifffahrt')],
];

describe('reading of adversarial prompts', () => {
  beforeAll(async () => {
    knowledge = { ...knowledge, taggers: await realTaggers() };
    for (const [, prompt] of hostile) read(prompt);
  });

  it.each(hostile)('reads in bounded time: %s', (_, prompt) => {
    expect(costOf(() => read(prompt))).toBeLessThan(most);
    for (const { text } of read(prompt)) expect(text).not.toMatch(/[\p{Cc}\p{Cf}<>]/u);
  });
});
