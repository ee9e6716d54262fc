import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productConfig } from '@portada/contracts';
import { openApp } from '../../testing/open-app';
import { privacyEn } from './content/privacy.en';
import { privacyEs } from './content/privacy.es';
import { termsEn } from './content/terms.en';
import { termsEs } from './content/terms.es';

const nobody = { 'GET /api/session': { status: 200, body: { user: null } } };

it.each([
  ['/privacy-policy', 'Privacy Policy', privacyEn],
  ['/terms-of-service', 'Terms of Service', termsEn],
] as const)(
  'the policy %s shows its date, table of contents and contact address',
  async (path, title, sections) => {
    await openApp(path, nobody);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText(/^Last changed on \w+ \d+, \d{4}$/)).toBeVisible();
    const links = within(main.getByRole('navigation', { name: 'On this page' })).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      sections.map(({ title: own }, index) => `${index + 1}${own}`),
    );
    for (const { id, title: own } of sections) expect(document.getElementById(id)).toHaveTextContent(own);
    expect(main.getByRole('link', { name: productConfig.contactEmail })).toHaveAttribute(
      'href',
      `mailto:${productConfig.contactEmail}`,
    );
  },
);

it.each([
  ['privacy policy', privacyEn, privacyEs],
  ['terms', termsEn, termsEs],
] as const)('the policy %s has the same sections in both languages', (_, en, es) => {
  const shape = (sections: typeof en) =>
    sections.map(({ id, blocks }) => [
      id,
      blocks.map((block) => (typeof block !== 'string' && 'list' in block ? block.list.length : 'text')),
    ]);
  expect(shape(es)).toEqual(shape(en));
});

it('the policies state the minimum age of 13 and refunds that are decided case by case, as the specification demands', () => {
  const all = JSON.stringify([privacyEn, termsEn]);
  expect(all).toContain('not for children under 13');
  expect(all).toContain('no refunds in principle; cases are reviewed individually');
  expect(all).toContain('Credits never expire');
});

describe('Back button of the privacy policy and the terms', () => {
  const length = jest.spyOn(window.history, 'length', 'get');
  afterAll(() => length.mockRestore());

  it('goes one step back in the browser history', async () => {
    length.mockReturnValue(2);
    const { router } = await openApp('/blog', nobody);
    await waitFor(() => router.navigate('/terms-of-service'));
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/blog'));
  });

  it('opens the landing page if the browser history has no earlier page', async () => {
    length.mockReturnValue(1);
    const { router } = await openApp('/terms-of-service', nobody);
    await userEvent.click(await screen.findByRole('button', { name: 'Back' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });

  it('is marked for the hydration bootstrap, which handles clicks before hydration', async () => {
    await openApp('/terms-of-service', nobody);
    expect(await screen.findByRole('button', { name: 'Back' })).toHaveAttribute('data-back');
  });
});
