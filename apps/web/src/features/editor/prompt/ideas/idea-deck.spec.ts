import { createIdeaDeck } from './idea-deck';
import { englishIdeas } from './english-ideas';
import { nicheIds } from '../../../../shared/niches';
import { spanishIdeas } from './spanish-ideas';

/** Random numbers that repeat: a sequence with a fixed seed. */
const seeded = () => {
  let state = 7;
  return () => {
    state = (state * 16807) % 2147483647;
    return state / 2147483647;
  };
};

it('gives every idea once before an idea comes again, and never the same idea twice in a row', () => {
  const ideas = ['a', 'b', 'c', 'd'];
  const deck = createIdeaDeck(ideas, seeded());
  const given = Array.from({ length: 400 }, () => deck.next());
  for (let round = 0; round < given.length; round += ideas.length)
    expect(given.slice(round, round + ideas.length).sort()).toEqual(ideas);
  expect(given.some((idea, place) => idea === given[place - 1])).toBe(false);
});

it('gives the only idea of a list again, and nothing of an empty list', () => {
  const deck = createIdeaDeck(['a']);
  expect([deck.next(), deck.next()]).toEqual(['a', 'a']);
  expect(createIdeaDeck([]).next()).toBeUndefined();
});

it.each([
  ['English', englishIdeas],
  ['Spanish', spanishIdeas],
])('has at least six different %s ideas of 10 to 100 characters for each niche', (_, ideas) => {
  const all = nicheIds.flatMap((niche) => {
    expect(ideas[niche].length).toBeGreaterThanOrEqual(6);
    return ideas[niche];
  });
  expect(new Set(all).size).toBe(all.length);
  for (const idea of all) expect(idea.length >= 10 && idea.length <= 100).toBe(true);
});
