import { motifs } from '../scene/scene.schema';
import { emotionFaces } from '../knowledge/emotions';
import { isPlainSign } from '../knowledge/illustrations';
import { intentHeroes } from '../knowledge/intents';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { concepts, conceptsIn } from './lexicon';
import { topics } from '../knowledge/topic';
import { isStopWord, tokensOf } from '../knowledge/words';

const { index } = realKnowledge();

describe('the lexicon (the table of topics that prompts may name)', () => {
  it('has at least six hundred topics besides the general kinds of video', () => {
    expect(concepts.filter(({ general }) => !general).length).toBeGreaterThanOrEqual(600);
  });

  it('refers only to drawings that exist in the illustration set', () => {
    const ids = [
      ...concepts.flatMap(({ hero, props, before }) => [...hero, ...props, ...(before ?? [])]),
      ...Object.values(intentHeroes).flat(),
      ...Object.values(emotionFaces).flat(),
    ];
    expect([...new Set(ids)].filter((id) => index.get(id) === undefined)).toEqual([]);
  });

  it('has no plain sign, such as an arrow, as the hero (main drawing) of a topic', () => {
    const ids = [
      ...concepts.flatMap(({ hero, before }) => [...hero, ...(before ?? [])]),
      ...Object.values(intentHeroes).flat(),
    ];
    const signs = ids.map((id) => index.get(id)).filter((drawing) => drawing && isPlainSign(drawing));
    expect(signs.map((drawing) => drawing?.id)).toEqual([]);
  });

  it('gives every topic a hero (main drawing), a prop and a setting that can be drawn', () => {
    for (const { when, hero, props, setting, hue } of concepts) {
      expect({ when, heroes: hero.length > 0, props: props.length > 0 }).toEqual({
        when,
        heroes: true,
        props: true,
      });
      if (setting !== undefined) expect(motifs).toContain(setting);
      expect(hue ?? 0).toBeGreaterThanOrEqual(0);
      expect(hue ?? 0).toBeLessThan(360);
    }
  });

  it('finds every topic by each of its phrases', () => {
    const lost = concepts.flatMap((concept) =>
      concept.when.split('|').filter((phrase) => {
        const found = conceptsIn(phrase);
        return !found.includes(concept) && !found.some(({ when }) => when.split('|').includes(phrase));
      }),
    );
    expect(lost).toEqual([]);
  });

  it('has no stop word among the phrases of the topics', () => {
    const small = concepts.flatMap(({ when, general }) =>
      general ? [] : when.split('|').filter((phrase) => tokensOf(phrase).length === 1 && isStopWord(phrase)),
    );
    expect(small).toEqual([]);
  });

  it.each([
    ['in one hour', []],
    ['for us in the night', []],
    ['una de las mejores', []],
    ['haunted house', ['haunted house']],
  ])('finds the topics that "%s" names', (text, meant) => {
    const things = conceptsIn(text).filter(({ general, weak }) => !general && !weak);
    expect(things.map(({ when }) => when.split('|')[0])).toEqual(meant);
  });

  it.each([
    ['猫の動画', 'cat'],
    ['мои собаки', 'dog'],
    ['كيف تربح المال', 'money'],
    ['축구 하이라이트', 'football'],
    ['رحلتي إلى الصحراء', 'desert'],
    ['سافرت بالطائرة والقطار', 'airport'],
    ['Como ganhar dinheiro', 'money online'],
    ["gagner de l'argent", 'money'],
    ['das beste Handy Telefon', 'smartphone'],
  ])('finds common topics in other languages: %s', (text, word) => {
    expect(conceptsIn(text)[0]?.when.split('|')).toContain(word);
  });

  it.each([
    ['a topic without a line of drawings', 'pizza\npasta\n  spaghetti; tomato'],
    ['a setting that is none', 'pizza\n  pizza; tomato; setting=cellar'],
    ['an option that is none', 'pizza\n  pizza; tomato; shape=round'],
  ])('refuses a table of topics with %s', (_, table) => {
    expect(() => topics({ intent: 'food' }, table)).toThrow();
  });
});
