import { pictureRequestSchema, pictureSizes } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { planScene } from '../planning/plan-scene';
import { withWords } from './words-matched';

const knowledge = realKnowledge();
const measured = { score: 100, lines: [] };

const matchOf = (prompt: string, more: object = {}) => {
  const request = pictureRequestSchema.parse({ prompt, ...more });
  const scene = planScene({ ...request, ...pictureSizes['16:9'], seed: 1 }, knowledge);
  return withWords(measured, request, scene, knowledge);
};

describe('withWords (the score for showing the things of the prompt)', () => {
  it('gives all points to an image that draws or writes every thing of its prompt', () => {
    expect(matchOf('A dog on a bed').lines).toMatchObject([{ rule: 'words', value: 100, verdict: 'good' }]);
  });

  it('lowers the score of an image that neither draws nor writes a thing of its prompt', () => {
    const { score, lines } = matchOf('A dog and a flurbel', { headline: 'HELLO' });
    expect(lines).toMatchObject([{ rule: 'words', value: 50 }]);
    expect(score).toBeLessThan(50);
  });

  it('counts a word as written only if the whole word is written', () => {
    expect(matchOf('A flurb on the dog', { headline: 'FLURBISH' }).lines).toMatchObject([{ value: 50 }]);
  });

  it('adds no line to the score of an image whose prompt names no thing', () => {
    expect(matchOf('Why should we do this at all?')).toBe(measured);
  });
});
