import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../testing/open-app';
import { smallFontCharacters } from '../../testing/small-font';
import { exampleIds, featuredIds, niches } from './example-ids';
import { examplesMessages } from './examples.messages';
import { exampleCardUrl } from './examples-seo';
import { excerpt } from './excerpt';
import { contentOf, loadNiches } from './niche-content';
import { nicheIds } from '../../shared/niches';

const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };
const robots = () => document.querySelector('meta[name=robots][content*=noindex]');
const publicFolder = join(__dirname, '../../../public');

beforeAll(async () => void (await loadNiches()));

/** Returns the ids of the examples that the gallery shows. */
const shownIds = () =>
  [...screen.getByRole('main').querySelectorAll('li a[href^="/examples/"]')]
    .map((link) => link.getAttribute('href')?.replace('/examples/', '') ?? '')
    .filter((id) => !id.startsWith('niches/'));

describe('the gallery of examples', () => {
  it('shows forty examples, those of the landing page first, and links to the niches', async () => {
    await openApp('/examples', nobody);
    await screen.findByRole('heading', { level: 1 });
    const main = within(screen.getByRole('main'));
    expect(shownIds()).toEqual(exampleIds);
    expect(exampleIds).toHaveLength(40);
    expect(exampleIds.slice(0, 3)).toEqual(featuredIds);
    for (const id of featuredIds) expect(main.getByText(contentOf(id).text.en)).toBeVisible();
    expect(main.getByText('40 examples')).toBeVisible();
    for (const id of nicheIds)
      expect(main.getByRole('link', { name: examplesMessages.en.niches[id] })).toHaveAttribute(
        'href',
        `/examples/niches/${id}`,
      );
    expect(main.getByRole('heading', { name: 'Why Choose Our AI?' })).toBeVisible();
    expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
    expect(main.getByRole('link', { name: 'See the prices' })).toHaveAttribute('href', '/#pricing');
    expect(main.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home/Examples');
  });

  it('filters by niche and style, writes the choices into the address and announces the number', async () => {
    const { router } = await openApp('/examples', nobody);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Niche' }), 'Music');
    await waitFor(() => expect(shownIds()).toEqual(niches.music));
    expect(router.state.location.search).toBe('?niche=music');
    await userEvent.selectOptions(screen.getByLabelText('Style'), 'Neon');
    await waitFor(() => expect(shownIds()).toEqual(['make-a-beat']));
    expect(router.state.location.search).toBe('?niche=music&style=neon');
    expect(screen.getAllByText('1 example').length).toBeGreaterThan(0);
    await waitFor(() => expect(document.querySelector('[aria-live]')).toHaveTextContent('1 example'));
    await userEvent.selectOptions(screen.getByLabelText('Format'), '4:3');
    expect((await screen.findAllByText('No example has this combination.'))[0]).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Show all' }));
    await waitFor(() => expect(shownIds()).toHaveLength(40));
    expect(router.state.location.search).toBe('');
  });

  it('applies the choices of the address and ignores unknown ones', async () => {
    await openApp('/examples?format=9:16&style=none&niche=__proto__', nobody);
    const tall = exampleIds.filter((id) => contentOf(id).drawn.ratio === '9:16');
    expect(tall.length).toBeGreaterThan(0);
    await waitFor(() => expect(shownIds()).toEqual(tall));
    expect(screen.getByLabelText('Format')).toHaveValue('9:16');
    expect(screen.getByLabelText('Style')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Niche' })).toHaveValue('');
  });
});

it.each(featuredIds)(
  'the page of the example %s shows its features, a call to action and the other examples',
  async (id) => {
    await openApp(`/examples/${id}`, nobody);
    await screen.findByRole('heading', { level: 1, name: contentOf(id).title.en });
    const main = within(screen.getByRole('main'));
    expect(main.getByText('AI Generated')).toBeVisible();
    const features = main.getByRole('heading', { name: 'Key features' }).closest('section');
    expect(within(features as HTMLElement).getAllByRole('listitem')).toHaveLength(5);
    expect(main.getByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
    expect(main.getByRole('link', { name: 'View More Examples' })).toHaveAttribute('href', '/#examples');
    for (const other of featuredIds.filter((one) => one !== id)) {
      const { title, text } = contentOf(other);
      expect(main.getByRole('link', { name: title.en })).toHaveAttribute('href', `/examples/${other}`);
      expect(main.getByText(excerpt(text.en))).toBeVisible();
    }
    expect(robots()).toBeNull();
  },
);

it('the page of an example shows its settings and carries them to the editor with its prompt', async () => {
  await openApp('/examples/forest-camping', nobody);
  await screen.findByRole('heading', { level: 1, name: 'Alone in the forest' });
  const main = within(screen.getByRole('main'));
  const settings = main.getByRole('heading', { name: 'Settings' }).closest('section');
  expect(settings).toHaveTextContent(
    'HeadlineALONEStyleCinematicMoodMysteriousPaletteEarthPhotographed placeForestFormat16:9',
  );
  const address = main.getByRole('link', { name: 'Use this' }).getAttribute('href') ?? '';
  expect(Object.fromEntries(new URL(address, 'http://localhost').searchParams)).toEqual({
    view: 'register',
    prompt: 'Camping alone in the forest',
    headline: 'ALONE',
    style: 'photorealistic',
    mood: 'mysterious',
    colorPalette: 'Earth',
    aspectRatio: '16:9',
    place: 'forest',
    seed: '27',
  });
  for (const other of niches.travel.filter((one) => one !== 'forest-camping'))
    expect(main.getByRole('link', { name: contentOf(other).title.en })).toBeVisible();
  expect(main.getByRole('link', { name: 'All examples of the niche Travel' })).toHaveAttribute(
    'href',
    '/examples/niches/travel',
  );
});

it('the page of a niche shows its advice, its examples and the other niches', async () => {
  await openApp('/examples/niches/gaming', nobody);
  await screen.findByRole('heading', { level: 1, name: 'Gaming thumbnails' });
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^A gaming thumbnail needs one enemy/)).toBeVisible();
  const titles = main.getAllByRole('article').map((card) => within(card).getByRole('link').textContent);
  expect(titles).toEqual(niches.gaming.map((id) => contentOf(id).title.en));
  expect(main.queryByRole('link', { name: 'Gaming' })).toBeNull();
  expect(main.getByRole('link', { name: 'Music' })).toHaveAttribute('href', '/examples/niches/music');
  expect(main.getByRole('navigation', { name: 'You are here' })).toHaveTextContent('Home/Examples/Gaming');
});

it.each([
  ['/examples/nothing-here', 'Example Not Found', "The example you're looking for doesn't exist.", '/'],
  ['/examples/niches/nothing-here', 'Niche not found', 'There are no examples of this niche.', '/examples'],
])('shows a not-found page with noindex and a link at %s', async (path, title, text, href) => {
  await openApp(path, nobody);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByText(text)).toBeVisible();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link')).toHaveAttribute('href', href);
  expect(robots()).not.toBeNull();
});

describe('the texts of the examples', () => {
  it.each(exampleIds)('the example %s has its texts, settings and social card', (id) => {
    const { drawn, title, seoTitle, text, alt } = contentOf(id);
    expect(existsSync(join(publicFolder, exampleCardUrl(id)))).toBe(true);
    expect(drawn.prompt.es).not.toBe(drawn.prompt.en);
    for (const language of languages) {
      const shown =
        seoTitle?.[language] ?? examplesMessages[language].seoExample.replace('{{title}}', title[language]);
      expect(shown.length).toBeGreaterThanOrEqual(30);
      expect(shown.length).toBeLessThanOrEqual(60);
      const description = excerpt(text[language], 160);
      expect(description.length).toBeGreaterThanOrEqual(110);
      expect(alt[language]).toMatch(language === 'en' ? /humbnail/ : /^Miniatura/);
    }
  });

  it('have only characters of the small font file, which every page loads', async () => {
    const known = smallFontCharacters();
    const texts = exampleIds.flatMap((id) => {
      const { drawn, title, text } = contentOf(id);
      const { headline = { en: '', es: '' } } = drawn.settings;
      return [title, text, drawn.prompt, headline].flatMap((one) => Object.values(one));
    });
    const contents = await loadNiches();
    const shown = [
      ...texts,
      ...contents.flatMap(({ heading, text }) => [heading, text].flatMap(Object.values)),
    ];
    const isKnown = (character: string) => known.has(character.codePointAt(0) ?? 0);
    expect(shown.filter((text) => ![...text].every(isKnown))).toEqual([]);
  });

  it('have ten niches with four examples each, all ratios and styles, and photographed places', () => {
    const drawn = exampleIds.map((id) => contentOf(id).drawn);
    expect(nicheIds.map((niche) => niches[niche].length)).toEqual(Array(10).fill(4));
    expect(new Set(exampleIds).size).toBe(40);
    expect(new Set(drawn.map(({ ratio }) => ratio)).size).toBe(4);
    expect(new Set(drawn.map(({ settings }) => settings.style)).size).toBe(10);
    expect(drawn.filter(({ settings }) => settings.place !== undefined).length).toBeGreaterThanOrEqual(4);
  });
});

describe('excerpt (the beginning of a text)', () => {
  it('keeps a text of 100 characters unchanged', () => {
    expect(excerpt('x'.repeat(100))).toBe('x'.repeat(100));
  });

  it('cuts a longer text to at most 100 characters after a whole word', () => {
    const text = `${'word '.repeat(19)}wonderful, and more`;
    expect(excerpt(text)).toBe(`${'word '.repeat(18)}word…`);
    for (const language of languages)
      for (const id of exampleIds)
        expect(excerpt(contentOf(id).text[language]).length).toBeLessThanOrEqual(100);
  });

  it('cuts a single word that is too long', () => {
    expect(excerpt('x'.repeat(101))).toBe(`${'x'.repeat(99)}…`);
  });
});
