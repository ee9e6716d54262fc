import type { AdminPurchase } from '@portada/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const purchase: AdminPurchase = {
  id: '7d444840-9dc0-41d1-b245-000000000001',
  plan: 'plan-10',
  credits: 10,
  amountCents: 299,
  currency: 'USD',
  status: 'paid',
  refundedCents: 299,
  disputedCents: 0,
  revokedCredits: 10,
  hasReceipt: true,
  createdAt: '2026-11-26T10:00:00.000Z',
  paidAt: '2026-11-26T10:01:00.000Z',
  userId: '7d444840-9dc0-41d1-b245-000000000009',
  email: 'ana@example.org',
  sessionId: 'cs_1',
  paymentId: 'pi_1',
  problem: null,
};

it('lists purchases with price, refund and user, and sends search and status to the api', async () => {
  const { calls } = await openApp('/admin/purchases', {
    'GET /api/session': { status: 200, body: { user: jsonSample.user({ role: 'admin' }) } },
    'GET /api/admin/purchases': ({ path }) => ({
      status: 200,
      body: {
        items: path.includes('q=cs_1') && path.includes('status=paid') ? [purchase] : [],
        nextCursor: path.includes('q=') ? null : purchase.id,
      },
    }),
  });
  expect(await screen.findByText('No purchases match among those searched so far.')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'cs_1');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Paid');
  const link = await screen.findByRole('link', { name: 'ana@example.org' });
  expect(link).toHaveAttribute('href', `/admin/users/${purchase.userId}`);
  expect(link.closest('li')).toHaveTextContent(/10 credits for \$2\.99.*Paid.*\$2\.99 refunded.*cs_1 · pi_1/);
  expect(calls.map(({ path }) => path)).toContain('/api/admin/purchases?q=cs_1&status=paid');
});
