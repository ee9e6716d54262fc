import { productConfig, plansIn } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import { setSessionIndicator } from '../../shared/session/session-indicator';
import { openApp } from '../../testing/open-app';

const openPricing = async () => {
  await openApp('/pricing', {});
  await screen.findByRole('heading', { level: 1, name: 'One credit, one image.' });
};

it('the pricing page shows visitors the free credits and a registration link for each pack', async () => {
  await openPricing();
  expect(
    screen.getByRole('heading', { name: `Start with ${productConfig.signUpCredits} free credits` }),
  ).toBeVisible();
  const links = screen.getAllByRole('link', { name: /^Choose/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/auth?view=register&pack=plan-10',
    '/auth?view=register&pack=plan-20',
    '/auth?view=register&pack=plan-50',
  ]);
  expect(document.querySelectorAll('h1, title')).toHaveLength(2);
});

it('the pricing page links signed-in users to Buy Credits and hides the free-credits banner', async () => {
  setSessionIndicator(true);
  await openPricing();
  const pack = screen.getByRole('article', { name: 'Creator' });
  expect(within(pack).getByRole('link', { name: 'Choose Creator' })).toHaveAttribute(
    'href',
    '/credits?pack=plan-20',
  );
  expect(screen.queryByText(/free credits/)).toBeNull();
});

it('the pricing page shows the pack comparison table', async () => {
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

it('the pricing page contains structured data with the packs and a breadcrumb', async () => {
  await openPricing();
  const [block, ...more] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(more).toEqual([]);
  const [software, path] = (JSON.parse(block?.textContent ?? '') as { '@graph': Record<string, unknown>[] })[
    '@graph'
  ];
  expect(software).toMatchObject({
    '@type': 'SoftwareApplication',
    offers: productConfig.creditPlans.map(({ id, cents }) => ({
      '@id': expect.stringMatching(`#${id}$`) as string,
      price: (cents / 100).toFixed(2),
    })),
  });
  expect(path).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [{ position: 1 }, { position: 2 }],
  });
});
