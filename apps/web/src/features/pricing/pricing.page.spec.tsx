import { facts, plansIn } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import { setSignedInHint } from '../../shared/session/signed-in-hint';
import { openApp } from '../../testing/open-app';

const openPricing = async () => {
  await openApp('/pricing', {});
  await screen.findByRole('heading', { level: 1, name: 'One credit, one image.' });
};

it('shows a visitor the free credits, and each pack with the way to an account', async () => {
  await openPricing();
  expect(
    screen.getByRole('heading', { name: `Start with ${facts.signUpCredits} free credits` }),
  ).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Choose/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/auth?view=register&pack=plan-10',
    '/auth?view=register&pack=plan-20',
    '/auth?view=register&pack=plan-50',
  ]);
  expect(document.querySelectorAll('h1, title')).toHaveLength(2);
});

it('leads who is signed in to where packs are bought, and offers nothing that is theirs already', async () => {
  setSignedInHint(true);
  await openPricing();
  const pack = screen.getByRole('article', { name: 'Creator' });
  expect(within(pack).getByRole('link', { name: 'Choose Creator' })).toHaveAttribute(
    'href',
    '/credits?pack=plan-20',
  );
  expect(screen.queryByText(/free credits/)).toBeNull();
});

it('compares how far the packs go', async () => {
  await openPricing();
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  const cells = rows.map((row) => [...row.children].slice(1).map((cell) => cell.textContent));
  expect(cells).toEqual([
    plansIn('en').map(({ name }) => name),
    ['$0.299', '$0.250', '$0.200'],
    ['10 weeks', '20 weeks', '50 weeks'],
    ['2 videos', '5 videos', '12 videos'],
  ]);
});

it('tells search engines the packs of the facts, and where the page stands', async () => {
  await openPricing();
  const [block, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(more).toEqual([]);
  const [software, path] = (JSON.parse(block?.textContent ?? '') as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];
  expect(software).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: facts.creditPlans.map(({ id, cents }) => ({
      '@id': expect.stringMatching(`#${id}$`) as string,
      price: (cents / 100).toFixed(2),
    })),
  });
  expect(path).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});
