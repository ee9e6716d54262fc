import { fireEvent, screen, within } from '@testing-library/react';
import { sitePlaceholders } from '../../shared/site/site';
import { openApp } from '../../testing/open-app';
import { type Article, articlePath, articles } from './articles';
import { revolutionEn } from './content/revolution.en';

/** The article that the product specification names. Its page has the marketing figures. */
const article = articles.find(({ key }) => key === 'revolution') as Article;
const path = articlePath(article);
const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };

const robots = () => document.querySelector('meta[name=robots][content*=noindex]');

it('the list of articles shows each article with category, date and link', async () => {
  await openApp('/blog', nobody);
  const days = new Map([
    ['2024-01-15', 'January 15, 2024'],
    ['2026-11-28', 'November 28, 2026'],
  ]);
  for (const { title, published, slug } of articles) {
    const card = (await screen.findByRole('heading', { level: 2, name: title.en })).closest('article');
    expect(card).toHaveTextContent('Tools');
    expect(card).toHaveTextContent(days.get(published) ?? 'no date');
    expect(within(card as HTMLElement).getByRole('link', { name: /^Read the article/ })).toHaveAttribute(
      'href',
      `/blog/${slug}`,
    );
  }
});

it.each(['/blog', path])('the share links of %s open in a new window', async (place) => {
  await openApp(place, nobody);
  await screen.findByRole('heading', { level: 1 });
  const address = encodeURIComponent(`${location.origin}${path}`);
  for (const [name, start] of [
    ['X', 'https://x.com/intent/post?'],
    ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?'],
    ['WhatsApp', 'https://wa.me/?'],
  ]) {
    // The list of articles has the links once for each article. The specified article is the last.
    const lists = screen.getAllByRole('list', { name: 'Share' });
    const link = within(lists.at(-1) as HTMLElement).getByRole('link', {
      name: `${name} (opens in a new window)`,
    });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
    expect(link.getAttribute('href')).toContain(start);
    expect(link.getAttribute('href')).toContain(address);
  }
  expect(address).not.toContain(sitePlaceholders.origin);
});

it('links the table of contents to existing sections of the article and moves the focus to the section', async () => {
  await openApp(path, nobody);
  const contents = await screen.findByRole('navigation', { name: 'In this article' });
  const links = within(contents).getAllByRole('link');
  expect(links.map((link) => new URL((link as HTMLAnchorElement).href).hash)).toEqual(
    revolutionEn.map(({ id }) => `#${id}`),
  );
  for (const link of links) {
    fireEvent.click(link);
    expect(document.querySelector(new URL((link as HTMLAnchorElement).href).hash)).toHaveFocus();
  }
});

it('the article shows the marketing figures with one footnote, and at most one open answer among the five advantages', async () => {
  await openApp(path, nobody);
  const results = (await screen.findByRole('heading', { name: 'Proven Results' })).closest('section');
  for (const claim of ['40%', '30s', '1000+', 'Results vary from channel to channel'])
    expect(results).toHaveTextContent(claim);
  const advantages = [...document.querySelectorAll('details')];
  expect(advantages).toHaveLength(5);
  expect(new Set(advantages.map(({ name }) => name)).size).toBe(1);
});

it('links the article to the registration and to the blog', async () => {
  await openApp(path, nobody);
  expect(await screen.findByRole('link', { name: 'Get Started Free' })).toHaveAttribute('href', '/register');
  expect(screen.getByText(/coming soon/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  expect(robots()).toBeNull();
});

it('shows a not-found page with noindex at the address of an unknown article', async () => {
  await openApp('/blog/nothing-here', nobody);
  expect(await screen.findByRole('heading', { level: 1, name: 'Article Not Found' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the blog' })).toHaveAttribute('href', '/blog');
  expect(robots()).not.toBeNull();
});
