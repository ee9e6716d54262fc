import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureRequestSchema, productConfig } from '@portada/contracts';
import { realKnowledge } from '../knowledge/knowledge.fixture';
import { promptUnderstandingOf } from '../understanding/prompt-understanding';
import { type Taggers, plainTaggers } from '../understanding/taggers';
import { realTaggers } from '../understanding/taggers.fixture';
import type { Proposals } from './proposals';

const { index } = realKnowledge();
let taggers: Taggers = plainTaggers;
beforeAll(async () => {
  taggers = await realTaggers();
});

const proposed = (prompt: string, headline?: string): Proposals =>
  promptUnderstandingOf(pictureRequestSchema.parse({ prompt, headline }), index, taggers).proposals;

const judged = ['prompts.json', 'prompts-2.json'].flatMap((file) => {
  const path = join(__dirname, '../../../docs/studio/ideas', file);
  return Object.values(JSON.parse(readFileSync(path, 'utf8')) as Record<'en' | 'es', string[]>).flat();
});

describe('proposals for each judged prompt', () => {
  it('are three to five headlines of at most 40 characters, without repetition', () => {
    for (const prompt of judged) {
      const { headlines } = proposed(prompt);
      expect(headlines.length).toBeGreaterThanOrEqual(3);
      expect(headlines.length).toBeLessThanOrEqual(productConfig.proposals.most);
      expect(new Set(headlines).size).toBe(headlines.length);
      for (const headline of headlines) {
        expect(headline).toBe(headline.toUpperCase());
        expect(headline.length).toBeLessThanOrEqual(40);
      }
    }
  });

  it('are one to five titles of at most 70 characters, without repetition', () => {
    for (const prompt of judged) {
      const { titles } = proposed(prompt);
      expect(titles.length).toBeGreaterThanOrEqual(1);
      expect(titles.length).toBeLessThanOrEqual(productConfig.proposals.most);
      expect(new Set(titles).size).toBe(titles.length);
      for (const title of titles) expect(title.length).toBeLessThanOrEqual(70);
    }
  });

  it('contain only numbers of the prompt', () => {
    for (const prompt of judged) {
      const known = new Set(prompt.match(/\d+/g));
      const { headlines, titles } = proposed(prompt);
      for (const text of [...headlines, ...titles])
        for (const number of text.match(/\d+/g) ?? []) expect(known).toContain(number);
    }
  });

  it('are the same for the same prompt', () => {
    for (const prompt of judged.slice(0, 5)) expect(proposed(prompt)).toEqual(proposed(prompt));
  });
});

describe('proposed headlines', () => {
  it.each([
    ['How I paid off $23,000 of debt in one year', 'PAID OFF $23,000 OF DEBT'],
    ['Kindle vs paper books: which one should you buy', 'KINDLE VS PAPER BOOKS'],
    ['Bicicleta eléctrica o moto: qué compensa más en ciudad', '¿BICICLETA ELÉCTRICA O MOTO?'],
    ['Is the Fairphone 6 worth $600? My review after two months', 'WORTH $600?'],
    ['I lived in a tent in my garden for 14 days', 'FOR 14 DAYS'],
    ['Terminé Hollow Knight sin curarme', 'SIN CURARME'],
    ['un gato negro mira la lluvia desde una ventana', 'EL GATO NEGRO'],
    ['"I QUIT MY JOB" in huge yellow letters, shocked face on the right', 'I QUIT MY JOB'],
    ['Croquetas de setas de mi abuela', 'CROQUETAS DE SETAS'],
  ])('for "%s" contain %s', (prompt, headline) => {
    expect(proposed(prompt).headlines).toContain(headline);
  });

  it('do not depend on the headline of the request', () => {
    const prompt = 'How to sharpen a kitchen knife with a whetstone';
    expect(proposed(prompt, 'MY OWN WORDS')).toEqual(proposed(prompt));
  });
});

describe('proposed titles', () => {
  it.each([
    ['How to sharpen a kitchen knife', 'How to sharpen a kitchen knife, step by step'],
    ['Última hora: suben los peajes en todo el país', 'Suben los peajes en todo el país: lo que sabemos'],
    ['7 errores al hacer arroz', '7 errores al hacer arroz (y cómo evitarlos)'],
    ["Grandma's lemon cake with only 4 ingredients", "Grandma's lemon cake: the recipe, step by step"],
    ['Análisis de la Steam Deck después de un año', 'Análisis de la Steam Deck: ¿sí o no?'],
  ])('for "%s" contain "%s"', (prompt, title) => {
    expect(proposed(prompt).titles).toContain(title);
  });

  it('do not say words of the prompt twice', () => {
    const { titles } = proposed('Cómo hacer tortilla de patatas paso a paso');
    for (const title of titles) expect(title.match(/paso a paso/g)?.length ?? 0).toBeLessThan(2);
  });
});

it.each([
  'Comment faire du pain avec mon père dans la cuisine',
  '東京で食べたラーメンが美味しすぎた',
  '🚀🔥🚀🔥🚀🔥🚀🔥🚀🔥',
])('nothing is proposed for "%s", which has no words of English or Spanish', (prompt) => {
  expect(proposed(prompt)).toEqual({ headlines: [], titles: [] });
});

it.each([
  'a '.repeat(1000),
  `${'$5 vs '.repeat(300)}`,
  '¿'.repeat(400) + ' gato',
  '{clause} {topic} of {money} $3',
])('proposals of a hostile prompt keep their bounds (%#)', (prompt) => {
  const { headlines, titles } = proposed(prompt);
  for (const text of [...headlines, ...titles]) expect(text.length).toBeLessThanOrEqual(70);
});
