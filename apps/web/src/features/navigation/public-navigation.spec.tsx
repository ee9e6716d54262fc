import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productConfig } from '@portada/contracts';
import { setSessionIndicator } from '../../shared/session/session-indicator';
import { openApp } from '../../testing/open-app';

const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };

/** Fake of `hidePopover` that records its calls, because jsdom has no popovers. */
const hidePopover = jest.fn();
beforeAll(() => {
  HTMLElement.prototype.hidePopover = hidePopover;
});
beforeEach(() => hidePopover.mockClear());

const hrefs = (part: HTMLElement) =>
  within(part)
    .getAllByRole('link', { hidden: true })
    .map((link) => link.getAttribute('href'));

const open = async (path = '/blog') => {
  const view = await openApp(path, nobody);
  await screen.findByRole('heading', { level: 1 });
  return {
    ...view,
    header: screen.getByRole('banner'),
    menu: screen.getByRole('navigation', { name: 'Menu', hidden: true }),
    footer: screen.getByRole('contentinfo'),
  };
};

it('the header links to every public page and marks the current page', async () => {
  const { header } = await open();
  expect(hrefs(header).slice(0, 8)).toEqual([
    '/',
    '/examples',
    '/pricing',
    '/#faq',
    '/blog',
    '?lang=es',
    '/auth',
    '/auth?view=register',
  ]);
  const main = within(header).getByRole('navigation', { name: 'Main' });
  expect(within(main).getByRole('link', { current: 'page' })).toHaveTextContent('Blog');
});

it('shows the links of the header in the menu of narrow windows', async () => {
  const { header, menu } = await open();
  const button = within(header).getByRole('button', { name: 'Menu' });
  expect(button).toHaveAttribute('popovertarget', menu.id);
  expect(menu).toHaveAttribute('popover', 'auto');
  expect(hrefs(menu)).toEqual([
    '/examples',
    '/pricing',
    '/#faq',
    '/blog',
    '/auth',
    '/auth?view=register',
    '?lang=es',
  ]);
});

it('closes the menu of narrow windows when a link is chosen', async () => {
  const { menu, router } = await open();
  await userEvent.click(within(menu).getByRole('link', { name: 'Examples', hidden: true }));
  expect(router.state.location.pathname).toBe('/examples');
  expect(hidePopover).toHaveBeenCalledTimes(1);
});

it('the header links signed-in users to the dashboard and to the FAQ of the credits page', async () => {
  setSessionIndicator(true);
  const { header, menu, footer } = await open();
  for (const part of [header, menu]) {
    expect(hrefs(part)).toContain('/dashboard');
    expect(hrefs(part)).toContain('/credits#questions');
    expect(hrefs(part)).not.toContain('/auth');
  }
  expect(hrefs(footer).filter((href) => href?.startsWith('/#'))).toEqual([]);
});

it('the footer shows links, contact, payment cards and social profiles with rel=noopener', async () => {
  const { footer } = await open();
  expect(hrefs(footer)).toEqual(
    expect.arrayContaining([
      '/',
      '/blog',
      '/#examples',
      '/#pricing',
      '/#faq',
      '/developers',
      '/privacy-policy',
      '/terms-of-service',
      `mailto:${productConfig.contactEmail}`,
    ]),
  );
  const profiles = within(footer).getAllByRole('link', { name: /\(opens in a new window\)$/ });
  expect(profiles.length).toBeGreaterThan(0);
  for (const profile of profiles) {
    expect(profile).toHaveAttribute('target', '_blank');
    expect(profile.getAttribute('rel')).toContain('noopener');
  }
  const cards = within(footer).getByRole('list', { name: 'Accepted cards' });
  expect(cards).toHaveTextContent('VisaMastercardAmerican Express');
  expect(within(footer).getByRole('link', { name: /^Featured on/ })).toHaveAttribute('href', '/blog');
});

it('the language link works without JavaScript and switches the language after hydration', async () => {
  const { header } = await open();
  await userEvent.click(within(header).getAllByRole('link', { name: 'Español' })[0] as HTMLElement);
  expect(within(header).getByRole('navigation', { name: 'Principal' })).toBeVisible();
});
