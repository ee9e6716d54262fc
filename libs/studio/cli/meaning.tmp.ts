import { readFileSync } from 'node:fs';
import { pictureRequestSchema } from '@portada/contracts';
import { openRenderContext, knowledgeFor } from '../engine/render-context';
import { promptUnderstandingOf } from '../understanding/prompt-understanding';
const plain = (s: string) => s.toUpperCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/[^\p{L}\p{N}$€% ]/gu, ' ').replace(/\b(?:THE|A|AN|EL|LA|LOS|LAS|UN|UNA)\b/g, ' ').replace(/\s+/g, ' ').trim();
const near = (a: string, b: string) => { const [x, y] = [plain(a), plain(b)]; return x === y || x.includes(y) || y.includes(x) || x.split(' ').some((w) => w.length > 3 && y.split(' ').some((v) => v === w || v.replace(/E?S$/, '') === w.replace(/E?S$/, ''))); };
async function main() {
  const context = await openRenderContext(process.argv[2] ?? 'dist/studio');
  const all = JSON.parse(readFileSync('/work/wt/s-titles/docs/studio/judging/meaning-140.json', 'utf8'));
  const count: Record<string, number[]> = {};
  const add = (slot: string, expected: string[], found: string[]) => { const c = (count[slot] ??= [0, 0, 0, 0]); c[0] += expected.length; c[1] += found.length; c[2] += expected.filter((e) => found.some((f) => near(e, f))).length; c[3] += found.filter((f) => expected.some((e) => near(e, f))).length; };
  let heads = 0; const missed: string[] = [];
  for (const one of all) {
    const knowledge = await knowledgeFor(context, one.prompt);
    const u = promptUnderstandingOf(pictureRequestSchema.parse({ prompt: one.prompt }), knowledge.index, knowledge.taggers);
    add('subject', one.subject, u.subjects.map((s: { words: string }) => s.words));
    add('avoid', one.avoid, u.avoid);
    add('place', one.place ? [one.place] : [], [u.placeWords ?? u.place].filter(Boolean) as string[]);
    add('mood', one.mood ? ['x'] : [], u.mood ? ['x'] : []);
    add('sides', one.sides, u.sides);
    add('numbers', one.numbers.map(String), u.numbers);
    const h = u.headline ?? '';
    const ok = one.headlines.length === 0 || one.headlines.some((e: string) => plain(h) === plain(e) || plain(h).includes(plain(e)) || plain(one.prompt) === plain(h)); 
    if (ok) heads += 1; else missed.push(`${one.prompt} => ${h} (${one.headlines.join(' | ')})`);
  }
  for (const [slot, [e = 0, f = 0, r = 0, p = 0]] of Object.entries(count)) console.log(slot, 'R', Math.round((100 * r) / e), 'P', Math.round((100 * p) / f), 'of', e);
  console.log('headline', Math.round((100 * heads) / all.length));
  if (process.env.MISS) console.log(missed.join('\n'));
}
void main();
