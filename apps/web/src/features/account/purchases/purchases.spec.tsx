import { languageCookie } from '@portada/contracts';
import { setCookie } from '../../../shared/cookies';
import type { Purchase } from '@portada/contracts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const page = (items: Purchase[], nextCursor: string | null = null) => ({
  status: 200,
  body: { items, nextCursor },
});
const empty = page([]);
const open = async (purchases: Answers[string], more: Answers = {}) => {
  await openApp('/profile', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
    'GET /api/me/credits': { status: 200, body: { available: 2, held: 0, debt: 0 } },
    'GET /api/me/ledger': empty,
    'GET /api/auth/sessions': { status: 200, body: { items: [] } },
    'GET /api/me/second-factor': { status: 200, body: { totp: null, passkeys: [], recoveryCodesLeft: 0 } },
    'GET /api/me/purchases': purchases,
    ...more,
  });
  return within(await screen.findByRole('region', { name: /^(Purchases|Compras)$/ }));
};
const rowOf = async (changes: Partial<Purchase>) => {
  const region = await open(page([jsonSample.purchase(1, changes)]));
  return within(await region.findByRole('listitem'));
};

beforeEach(() => localStorage.clear());

it('shows the pack, the amount and the receipt link of a purchase', async () => {
  const row = await rowOf({});
  expect(row.getByText('Creator, 20 credits')).toBeVisible();
  expect(row.getByText('$4.99')).toBeVisible();
  expect(row.getByText('Paid')).toBeVisible();
  const receipt = row.getByRole('link', { name: 'Receipt of Nov 20, 2026' });
  expect(receipt).toHaveAttribute('href', `/api/me/purchases/${jsonSample.purchase(1).id}/receipt`);
});

it('formats the purchases of the profile in Spanish', async () => {
  setCookie(languageCookie, 'es');
  const row = await rowOf({});
  expect(row.getByText('Creador, 20 créditos')).toBeVisible();
  expect(row.getByText(/^4,99\sUS\$$/)).toBeVisible();
  expect(row.getByText('Pagada')).toBeVisible();
});

it.each<[string, Partial<Purchase>]>([
  ['Unpaid', { status: 'created' }],
  ['Unpaid', { status: 'open' }],
  ['Waiting for the bank', { status: 'pending' }],
  ['Under review', { status: 'quarantined' }],
  ['Failed', { status: 'failed' }],
  ['Expired', { status: 'expired' }],
  ['Partly refunded', { refundedCents: 100 }],
  ['Refunded', { refundedCents: 499 }],
  ['Disputed', { refundedCents: 100, disputedCents: 399 }],
])('shows the purchase status "%s"', async (word, changes) => {
  expect((await rowOf({ hasReceipt: false, ...changes })).getByText(word)).toBeVisible();
});

it('shows the refunded and disputed amounts of a purchase in money and credits', async () => {
  const row = await rowOf({ refundedCents: 100, disputedCents: 399, revokedCredits: 20 });
  expect(row.getByText('$1.00 refunded. $3.99 disputed with the bank. 20 credits removed.')).toBeVisible();
});

it('shows no receipt link for a purchase without a receipt', async () => {
  const row = await rowOf({ status: 'pending', hasReceipt: false, paidAt: null });
  expect(row.queryByRole('link')).not.toBeInTheDocument();
});

it('loads older purchases when "Show more" is pressed', async () => {
  const region = await open(({ path }) =>
    path.includes('cursor=abc') ? page([jsonSample.purchase(2)]) : page([jsonSample.purchase(1)], 'abc'),
  );
  await userEvent.click(await region.findByRole('button', { name: 'Show more' }));
  expect(await region.findAllByRole('listitem')).toHaveLength(2);
  expect(region.queryByRole('button', { name: 'Show more' })).not.toBeInTheDocument();
});

it('shows a link to Buy Credits if there are no purchases', async () => {
  const region = await open(empty);
  expect(await region.findByText('You have not bought anything yet.')).toBeVisible();
  expect(region.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits');
});

it('offers a retry when the purchases fail to load', async () => {
  const region = await open([
    { status: 500, body: jsonSample.refusal('internal') },
    page([jsonSample.purchase(1)]),
  ]);
  await userEvent.click(await region.findByRole('button', { name: 'Try again' }));
  expect(await region.findByRole('listitem')).toBeVisible();
});

it('shows owed credits next to the credit balance', async () => {
  await open(empty, { 'GET /api/me/credits': { status: 200, body: { available: 0, held: 0, debt: 3 } } });
  const fact = (await screen.findByText('Credits owed', { selector: 'dt' })).parentElement;
  expect(fact).toHaveTextContent('3 credits');
  expect(fact).toHaveTextContent('Your next purchase covers this first.');
});
