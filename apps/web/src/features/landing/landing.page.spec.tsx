import { productConfig, marketing, plansIn } from '@portada/contracts';
import { act, screen, within } from '@testing-library/react';
import { openApp } from '../../testing/open-app';
import { setLanguage } from '../../shared/i18n/translation';
import { sectionsMessages } from './sections.messages';

const openLanding = async () => {
  const view = await openApp('/', {});
  await screen.findByRole('heading', { level: 1, name: 'Describe your video. Get the thumbnail.' });
  return view;
};
const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
const section = (name: string) => within(screen.getByRole('region', { name }));

afterEach(() => {
  jest.restoreAllMocks();
});

it('the landing page has every section, one h1, one title and no skipped heading levels', async () => {
  await openLanding();
  expect(document.querySelectorAll('h1, title')).toHaveLength(2);
  const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName.slice(1)));
  expect(levels.every((level, at) => level <= (levels[at - 1] ?? 0) + 1)).toBe(true);
  expect(screen.getAllByRole('region').map(({ id }) => id)).toEqual([
    'examples',
    'shelf',
    'benefits',
    'results',
    'squares',
    'demo',
    'pricing',
    'faq',
    'closing',
  ]);
});

it('the landing page opens an example image in a new tab and announces the new tab to screen readers', async () => {
  await openLanding();
  const link = screen.getByRole('link', { name: /opens in a new tab/ });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/pictures\/hero-wide-.+-1280\.webp$/));
});

it('the landing page links to the examples page, to the registration and to its own examples section', async () => {
  await openLanding();
  expect(hrefs(section('Three videos, three sentences').getAllByRole('link'))).toEqual([
    '/examples/tech-tutorial',
    '/examples/gaming-content',
    '/examples/lifestyle-vlog',
    '/examples',
  ]);
  const packs = section('Pay for images, not for months');
  expect(hrefs(packs.getAllByRole('link', { name: /^Choose/ }))).toEqual([
    '/auth?view=register&pack=plan-10',
    '/auth?view=register&pack=plan-20',
    '/auth?view=register&pack=plan-50',
  ]);
  expect(screen.getByRole('link', { name: 'See examples' })).toHaveAttribute('href', '#examples');
});

it('the landing page shows the packs, the price per credit with three decimals, and the free credits', async () => {
  await openLanding();
  for (const { name, pricePerCredit } of plansIn('en')) {
    const pack = within(screen.getByRole('article', { name }));
    expect(pack.getByText(`$${pricePerCredit} per credit`)).toBeVisible();
  }
  expect(screen.getAllByText(`${productConfig.signUpCredits} free credits · no card required`)).toHaveLength(
    2,
  );
});

it('all answers of the FAQ on the landing page have the same name attribute, so that only one answer is open at a time', async () => {
  await openLanding();
  const names = [...document.querySelectorAll('#faq details')].map((item) => item.getAttribute('name'));
  expect(names).toHaveLength(7);
  expect(new Set(names).size).toBe(1);
  expect(names[0]).toBeTruthy();
});

it('the landing page shows the marketing figures with one footnote, and hides the figures if they are switched off', async () => {
  const { unmount } = await openLanding();
  expect(
    section('More clicks, less work').getByText(
      'Figures as published by Portada. Results vary from channel to channel.',
    ),
  ).toBeVisible();
  unmount();
  jest.replaceProperty(marketing, 'isShown', false);
  await openLanding();
  expect(screen.queryByText('average CTR increase')).toBeNull();
  expect(screen.queryByText(/on why we built it/)).toBeNull();
});

type Node = { '@type': string; '@id'?: string; [key: string]: unknown };
const graph = () => {
  const blocks = document.querySelectorAll('script[type="application/ld+json"]');
  expect(blocks).toHaveLength(1);
  return (JSON.parse(blocks[0]?.textContent ?? '') as { '@graph': Node[] })['@graph'];
};

describe.each(['en', 'es'] as const)('structured data of the landing page, %s', (language) => {
  it('matches the content of the page, and contains the packs and no rating', async () => {
    await openLanding();
    act(() => setLanguage(language));
    await screen.findByText(sectionsMessages[language].faq.expireText);
    const things = graph();
    expect(things.map((thing) => thing['@type'])).toEqual([
      'Organization',
      'WebSite',
      'SoftwareApplication',
      'FAQPage',
    ]);
    expect(new Set(things.map((thing) => thing['@id'])).size).toBe(4);
    const [, , software, faq] = things;
    expect(
      (software?.['offers'] as Node[]).map(({ price, priceCurrency }) => [price, priceCurrency]),
    ).toEqual(productConfig.creditPlans.map(({ cents }) => [(cents / 100).toFixed(2), 'USD']));
    expect(screen.getByText(software?.['description'] as string)).toBeVisible();
    const questions = faq?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[];
    expect(questions.map(({ name, acceptedAnswer: { text } }) => name + text)).toEqual(
      [...document.querySelectorAll('#faq details')].map((item) => item.textContent),
    );
    expect(JSON.stringify(things)).not.toMatch(/aggregateRating|ratingValue/);
  });
});
