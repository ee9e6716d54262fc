import { screen, within } from '@testing-library/react';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const signedOut = {
  'GET /api/me': { status: 401, body: jsonSample.refusal('signed_out') },
  'GET /api/credit-plans': { status: 200, body: jsonSample.plans() },
};

it('shows a visitor the free credits, and each pack with the way to an account', async () => {
  await openApp('/pricing', signedOut);
  expect(await screen.findByRole('heading', { name: 'Start with 2 free credits' })).toBeVisible();
  const links = await screen.findAllByRole('link', { name: /^Choose/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/auth', '/auth', '/auth']);
});

it('leads who is signed in to where packs are bought, and offers nothing that is theirs already', async () => {
  await openApp('/pricing', {
    ...signedOut,
    'GET /api/me': { status: 200, body: { user: jsonSample.user() } },
  });
  const pack = await screen.findByRole('article', { name: 'Creator' });
  expect(within(pack).getByRole('link', { name: 'Choose Creator' })).toHaveAttribute('href', '/credits');
  expect(screen.queryByText(/free credits/)).toBeNull();
});
