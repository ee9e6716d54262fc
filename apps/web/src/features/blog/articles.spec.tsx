import { languages } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import type { ProseBlock } from '../../shared/page/prose';
import { openApp } from '../../testing/open-app';
import { articlePath, articles } from './articles';
import type { ArticleFigure } from './content/article-content';
import { loadContent } from './content/content';
import { areaAt, layoutsWith } from './content/corner.figures';
import { filesOf } from './content/files.figures';
import { black, whiteWith } from './content/outlines.figures';
import { withThings } from './content/subjects.figures';
import { longOf, shortOf } from './content/words.figures';
import { countWords, readingMinutes } from './reading-time';

const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };
const each = articles.map((article) => ({ ...article, name: article.key }));
const measured = each.filter(({ key }) => key !== 'revolution');

const shapeOfBlock = (block: ProseBlock) =>
  typeof block === 'string' ? 'text' : 'list' in block ? block.list.length : 'pull';

/** Returns what the languages of a figure must have in common. */
const shapeOfFigure = (figure: ArticleFigure) => {
  if (figure.kind === 'table') return [figure.columns.length, figure.rows.length];
  return figure.kind === 'pictures'
    ? figure.pictures.map(({ name }) => name)
    : figure.sources.map(({ url }) => url);
};

it('every article has an address and a title of its own in both languages', () => {
  for (const language of languages)
    expect(new Set(articles.map(({ title }) => title[language])).size).toBe(articles.length);
  expect(new Set(articles.map(articlePath)).size).toBe(articles.length);
});

it.each(each)('the article $name has equal sections and figures in both languages', async ({ key }) => {
  const content = await loadContent(key);
  const [en, es] = languages.map((language) => ({
    sections: content[language].sections.map(({ id, blocks }) => [id, blocks.map(shapeOfBlock)]),
    figures: Object.entries(content[language].figures).map(([id, own]) => [id, own.map(shapeOfFigure)]),
  }));
  expect(es).toEqual(en);
  const ids = content.en.sections.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of Object.keys(content.en.figures)) expect(ids).toContain(id);
});

it.each(each)('the article $name states a reading time that matches its number of words', async (article) => {
  const content = await loadContent(article.key);
  const minutes = Object.fromEntries(
    languages.map((language) => [language, readingMinutes(content[language].sections)]),
  );
  expect(article.minutes).toEqual(minutes);
});

it.each(each)(
  'the article $name has a title and a summary of the length that search engines show',
  (article) => {
    for (const language of languages) {
      const title = `${article.title[language]} · Portada`;
      expect(title.length).toBeGreaterThanOrEqual(30);
      expect(title.length).toBeLessThanOrEqual(60);
      expect(article.excerpt[language].length).toBeGreaterThanOrEqual(110);
      expect(article.excerpt[language].length).toBeLessThanOrEqual(160);
    }
  },
);

it.each(measured)(
  'the article $name has 600 to 900 words, a table, two pictures and sources',
  async ({ key }) => {
    const content = await loadContent(key);
    for (const language of languages) {
      expect(countWords(content[language].sections)).toBeGreaterThanOrEqual(600);
      expect(countWords(content[language].sections)).toBeLessThanOrEqual(900);
      const kinds = Object.values(content[language].figures).flat();
      expect(kinds.map(({ kind }) => kind).sort()).toEqual(['pictures', 'sources', 'table']);
    }
  },
);

it.each(measured)('the page of the article $name shows its table and pictures', async (article) => {
  await openApp(articlePath(article), nobody);
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: article.title.en })).toBeVisible();
  const { en } = await loadContent(article.key);
  const contents = screen.getByRole('navigation', { name: 'In this article' });
  for (const link of within(contents).getAllByRole('link'))
    expect(document.querySelector(new URL((link as HTMLAnchorElement).href).hash)).toBeVisible();
  for (const figure of Object.values(en.figures).flat())
    if (figure.kind === 'pictures')
      for (const { alt } of figure.pictures) expect(screen.getByRole('img', { name: alt })).toBeVisible();
  const related = screen.getByRole('region', { name: 'Related Articles' });
  expect(within(related).getAllByRole('link')).toHaveLength(4);
  expect(screen.queryByRole('heading', { name: 'Proven Results' })).toBeNull();
});

describe('statements in the articles that follow from the measured figures', () => {
  it('words: short words lose about a third of their height from two to eight words', () => {
    expect(shortOf(8).median / shortOf(2).median).toBeGreaterThan(0.6);
    expect(shortOf(8).median / shortOf(2).median).toBeLessThan(0.72);
  });

  it('words: two long words are about as high as eight short words, and five long words are lower', () => {
    expect(Math.abs(longOf(2).median - shortOf(8).median)).toBeLessThan(1);
    expect(longOf(5).median).toBeLessThan(shortOf(8).median);
  });

  it('words: eight short words pass 8 px in the worst plan, and five long words do not', () => {
    expect(shortOf(8).smallest).toBeGreaterThanOrEqual(8);
    expect(longOf(5).smallest).toBeLessThan(8);
    expect(Math.abs(shortOf(8).area - shortOf(2).area)).toBeLessThanOrEqual(3);
  });

  it('outlines: 4 and 8 px change nothing, and 16 px pass on every ground', () => {
    expect(whiteWith(4).median).toBe(whiteWith(0).median);
    expect(whiteWith(8).median).toBe(whiteWith(0).median);
    expect(whiteWith(12).median).toBeGreaterThan(whiteWith(8).median);
    expect(whiteWith(16).passed).toBe(18);
    expect(black.median).toBeGreaterThan(whiteWith(0).median);
    expect(black.passed).toBeGreaterThan(whiteWith(0).passed);
  });

  it('corner: no planned picture touches the area, and the left side is worse than the right when swapped', () => {
    for (const group of ['left', 'right', 'diagonal', 'other'] as const)
      expect(layoutsWith(group).covered).toBe(0);
    expect(layoutsWith('left').share).toBeGreaterThan(layoutsWith('right').share);
    expect(layoutsWith('diagonal').coveredSwapped).toBe(layoutsWith('diagonal').pictures);
    expect(layoutsWith('other').share).toBeLessThan(1);
    expect(areaAt(1280)).toMatchObject({
      areaWidth: Math.round(1280 * 0.17),
      areaHeight: Math.round(720 * 0.16),
    });
  });

  it('subjects: the lowest of three things has half the height of one thing, which is two thirds of the picture', () => {
    expect(withThings(3).lowest / withThings(1).highest).toBeCloseTo(0.5, 1);
    expect(withThings(1).highest / 94.5).toBeCloseTo(2 / 3, 1);
    expect(withThings(3).share / withThings(1).share).toBeGreaterThan(0.5);
    expect(withThings(3).share / withThings(1).share).toBeLessThan(0.6);
  });

  it('files: the photo as PNG is over 2 MB at 1920 px and seven times the JPEG, and AVIF is the smallest', () => {
    const large = filesOf('photo', 1920);
    expect(large.png).toBeGreaterThan(2_000_000);
    expect(Math.round(large.png / large.jpeg)).toBe(7);
    for (const picture of ['flat', 'comic', 'photo'] as const)
      for (const width of [1280, 1920] as const) {
        const { png, jpeg, webp, avif } = filesOf(picture, width);
        expect(Math.min(png, jpeg, webp, avif)).toBe(avif);
        expect(jpeg).toBeLessThan(500_000);
      }
  });
});
