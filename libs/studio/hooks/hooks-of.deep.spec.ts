import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import type { Knowledge } from '../planning/draft';
import { layoutWord } from '../reading/picture-words';
import { readPrompt } from '../reading/read-prompt';
import { seededRandom } from '../scene/random';
import { realTaggers } from '../understanding/taggers.fixture';
import type { Hook } from './hook';
import { hooksOf } from './hooks-of';

const folder = join(__dirname, '../../../docs/studio/judging');

/** All prompts of the judged rounds, English and Spanish. */
const prompts: readonly string[] = readdirSync(folder)
  .filter((name) => /^round-\d+\.json$/.test(name))
  .sort()
  .flatMap((name) => {
    const { en, es } = JSON.parse(readFileSync(join(folder, name), 'utf8')) as { en: string[]; es: string[] };
    return [...en, ...es];
  });

let knowledge: Knowledge = realKnowledge();
const hooksIn = (prompt: string): Hook[] => hooksOf(readPrompt({ prompt, elementsToAvoid: [] }, knowledge));
const free = (prompt: string): Hook[] => hooksIn(prompt).filter(({ kind }) => kind !== 'asked');

/** Words of hooks that the studio adds to the words of a prompt. */
const added =
  /^(?:do|a|al|the|1|i|im|this|esto|why|por|que|vs|dont|doesnt|didnt|cant|no|way|so|sad|tired|scared|wow|yes|si|help|gross|huh|oops|enough|hahaha|jajaja|aaah|puede|ser|guau|miedo|basta|triste|puedo|mas|asco|ayuda|verguenza|to)$/;
const letters = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}+|[’']/gu, '')
    .toLowerCase();

describe('hooks of prompts', () => {
  beforeAll(async () => {
    knowledge = { ...knowledge, taggers: await realTaggers() };
  });

  it('has one to four words and at most 24 letters', () => {
    for (const prompt of prompts)
      for (const { text } of free(prompt)) {
        expect(text.split(' ').length).toBeLessThanOrEqual(4);
        expect(text.replaceAll(' ', '').length).toBeLessThanOrEqual(24);
        expect(text).toBe(text.toUpperCase());
      }
  });

  it('has no word of layout and no filler', () => {
    for (const prompt of prompts)
      for (const { text } of free(prompt)) {
        expect(text).not.toMatch(layoutWord);
        expect(text).not.toMatch(/LOOK CLOSELY|WATCH THIS|FOR REAL|MIRA BIEN|MIRA ESTO|EN SERIO/);
      }
  });

  it('consists of words of the prompt in the language of the prompt', () => {
    for (const prompt of prompts) {
      const said = letters(prompt);
      for (const { text } of free(prompt))
        for (const word of text.split(' ')) {
          const bare = word.replace(/[¿?¡!.,"“”()]/g, '');
          const isSaid = said.includes(letters(bare).replace(/s$/, ''));
          const isMade = added.test(letters(bare)) || /[\d$€]/.test(bare);
          if (!isSaid && !isMade) throw new Error(`"${word}" of "${text}" is not a word of: ${prompt}`);
        }
    }
  });

  it('never repeats a hook, and gives the same hooks again', () => {
    for (const prompt of prompts) {
      const hooks = hooksIn(prompt);
      expect(new Set(hooks.map(({ text }) => text)).size).toBe(hooks.length);
      expect(hooksIn(prompt)).toEqual(hooks);
    }
  });

  it('begins with the asked texts in the order of the prompt', () => {
    for (const prompt of prompts) {
      const { asked } = readPrompt({ prompt, elementsToAvoid: [] }, knowledge);
      const hooks = hooksIn(prompt);
      if (hooks.length === 0) continue;
      expect(hooks.slice(0, asked.length).map(({ text }) => text)).toEqual(
        asked.map(({ text }) => text.toUpperCase()),
      );
    }
  });

  it('is empty for a picture without text', () => {
    expect(hooksIn('a cat on a chair, no text')).toEqual([]);
    expect(hooksIn('un gato en una silla, sin letras')).toEqual([]);
  });

  it('keeps its rules for words in any order', () => {
    const seed = 20_261_130;
    const random = seededRandom(seed);
    const words = prompts.flatMap((prompt) => prompt.split(' '));
    for (let round = 0; round < 300; round += 1) {
      const length = Math.floor(random.between(3, 23));
      const prompt = Array.from(
        { length },
        () => words[Math.floor(random.between(0, words.length))] ?? '',
      ).join(' ');
      for (const { text } of free(prompt))
        if (text.split(' ').length > 4 || layoutWord.test(text))
          throw new Error(`Seed ${seed}: "${text}" is no hook of: ${prompt}`);
    }
  });
});
