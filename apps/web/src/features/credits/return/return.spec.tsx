import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { createEventRules } from '../../../shared/realtime/event-rules';
import { jsonSample } from '../../../testing/samples';
import { callsTo, openCredits } from '../testing/open-credits';

const confirm = 'POST /api/confirm-payment';
const back = '?success=true&session_id=cs_1';
const balance = { available: 22, held: 0, debt: 0 };
const paid = { status: 200, body: { success: true, status: 'paid', credits: 20, balance } };
const pending = {
  status: 202,
  body: { success: false, status: 'pending', credits: 20, balance: { ...balance, available: 2 } },
};
const down = { status: 503, body: jsonSample.refusal('payments_unavailable') };
const me = (credits: number) => ({ status: 200, body: { user: jsonSample.user({ credits }) } });
const success = 'Payment successful! 20 credits have been added to your account.';
const support = 'Error processing payment. Please contact support.';
const confirmations = (calls: { method: string; path: string; body: unknown }[]) =>
  callsTo(calls, '/api/confirm-payment').map(({ body }) => body);
const expectClean = (router: { state: { location: { pathname: string; search: string } } }) =>
  waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/credits', search: '' }));

/** Returns the alert of the page Buy Credits. Toasts are in another region. */
const alert = () => within(screen.getByRole('main')).getByRole('alert');

beforeEach(() => localStorage.clear());

describe('return from the payment provider after a paid checkout', () => {
  it('confirms a payment once, shows the result, removes the payment from the URL and updates the credits badge', async () => {
    const { calls, router } = await openCredits(back, {
      'GET /api/session': [me(2), me(22)],
      [confirm]: paid,
    });
    expect(await screen.findByText(success)).toBeVisible();
    expect(alert()).toHaveTextContent(success);
    await expectClean(router);
    expect(await screen.findByText('You have 22 credits now.')).toBeVisible();
    expect(screen.getByText('22 credits', { selector: 'header span' })).toBeInTheDocument();
    expect(confirmations(calls)).toEqual([{ sessionId: 'cs_1' }]);
    expect(router.state.location.state).toBeNull();
  });

  it('confirms a payment once although React strict mode mounts the page twice', async () => {
    const { calls } = await openCredits(back, { [confirm]: paid }, { Around: StrictMode });
    await screen.findByText(success);
    expect(confirmations(calls)).toHaveLength(1);
  });

  it('shows the stored result of a payment for the same URL without a request', async () => {
    const first = await openCredits(back, { [confirm]: paid });
    await screen.findByText(success);
    first.unmount();
    const { calls, router } = await openCredits(back, { [confirm]: paid });
    expect(await screen.findByText(success)).toBeVisible();
    await expectClean(router);
    expect(confirmations(calls)).toEqual([]);
  });

  it('does not show the payment of another user who used the same device', async () => {
    const first = await openCredits(back, { [confirm]: paid });
    await screen.findByText(success);
    first.unmount();
    const other = jsonSample.user({ uid: '7d444840-9dc0-41d1-b245-000000000002' });
    const { calls } = await openCredits(back, {
      'GET /api/session': { status: 200, body: { user: other } },
      [confirm]: { status: 404, body: jsonSample.refusal('purchase_not_found') },
    });
    expect(await screen.findByText('Failed to confirm payment')).toBeVisible();
    expect(confirmations(calls)).toHaveLength(1);
  });

  it('shows an error for a failed payment confirmation, removes the payment from the URL and allows a retry', async () => {
    const { calls, router } = await openCredits(back, { [confirm]: [down, paid] });
    expect(await screen.findByText('Failed to confirm payment')).toBeVisible();
    expect(alert()).toHaveTextContent(support);
    await expectClean(router);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(success)).toBeVisible();
    expect(confirmations(calls)).toHaveLength(2);
  });

  it('confirms a payment again after a temporary failure when the page is reloaded', async () => {
    const { router, unmount } = await openCredits(back, { [confirm]: down });
    await screen.findByText('Failed to confirm payment');
    await waitFor(() => expect(router.state.location.state).toEqual({ payment: 'cs_1' }));
    const { state } = router.state.location;
    unmount();
    const { calls } = await openCredits('', { [confirm]: paid }, { state });
    expect(await screen.findByText(success)).toBeVisible();
    expect(confirmations(calls)).toEqual([{ sessionId: 'cs_1' }]);
  });

  it('does not confirm a payment again when the socket connects after a failed confirmation', async () => {
    const { calls, queryClient } = await openCredits(back, { [confirm]: down });
    await screen.findByText('Failed to confirm payment');
    await act(() => queryClient.invalidateQueries());
    expect(screen.getByText('Failed to confirm payment')).toBeVisible();
    expect(confirmations(calls)).toHaveLength(1);
  });

  it.each([
    ['purchase_not_found', 404, support],
    ['payment_under_review', 409, support],
    ['payment_not_completed', 402, 'This payment was not completed. Nothing was charged.'],
  ] as const)('shows a message for the payment error %s', async (code, status, sentence) => {
    const { router } = await openCredits(back, { [confirm]: { status, body: jsonSample.refusal(code) } });
    expect(await screen.findByText('Failed to confirm payment')).toBeVisible();
    expect(alert()).toHaveTextContent(sentence);
    await expectClean(router);
    expect(router.state.location.state).toBeNull();
  });

  it('polls a pending payment until the credits arrive', async () => {
    const { calls, router, queryClient } = await openCredits(back, {
      'GET /api/session': [me(2), me(22)],
      [confirm]: [pending, pending, paid],
    });
    expect(await screen.findByText('Your payment is being processed')).toBeVisible();
    await expectClean(router);
    expect(router.state.location.state).toEqual({ payment: 'cs_1' });
    const rules = createEventRules(queryClient);
    act(() => rules['credits.updated']({ available: 1, held: 1, version: 7 }));
    await waitFor(() => expect(confirmations(calls)).toHaveLength(2));
    expect(screen.getByText('Your payment is being processed')).toBeVisible();
    act(() => rules['credits.updated']({ available: 22, held: 0, version: 8 }));
    expect(await screen.findByText(success)).toBeVisible();
    expect(screen.queryByText('Your payment is being processed')).not.toBeInTheDocument();
    await waitFor(() => expect(router.state.location.state).toBeNull());
  });

  it('polls a pending payment if no socket events arrive', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    try {
      // A single lost response must not stop the polling of the payment.
      const { calls } = await openCredits(back, { [confirm]: [pending, down, paid] });
      await screen.findByText('Your payment is being processed');
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      await act(() => jest.advanceTimersByTimeAsync(4_000));
      expect(await screen.findByText(success)).toBeVisible();
      expect(confirmations(calls)).toHaveLength(3);
    } finally {
      jest.useRealTimers();
    }
  });

  it('shows that the bank declined a pending payment', async () => {
    const { queryClient } = await openCredits(back, {
      [confirm]: [pending, { status: 402, body: jsonSample.refusal('payment_not_completed') }],
    });
    await screen.findByText('Your payment is being processed');
    act(() => createEventRules(queryClient)['credits.updated']({ available: 2, held: 0, version: 7 }));
    expect(await screen.findByText('This payment was not completed. Nothing was charged.')).toBeVisible();
    expect(screen.queryByText('Your payment is being processed')).not.toBeInTheDocument();
  });
});

it('shows that nothing was charged after a cancelled checkout, and removes the checkout from the URL', async () => {
  const { calls, router } = await openCredits('?canceled=true');
  expect(await screen.findByText('The purchase was cancelled')).toBeVisible();
  expect(alert()).toHaveTextContent('You were not charged.');
  await expectClean(router);
  expect(confirmations(calls)).toEqual([]);
});

it.each(['?success=true', '?success=true&session_id=', '?session_id=cs_1', '?success=false&session_id=cs_1'])(
  'the query %s confirms no payment and is removed from the URL',
  async (search) => {
    const { calls, router } = await openCredits(search);
    await expectClean(router);
    expect(alert()).toBeEmptyDOMElement();
    expect(confirmations(calls)).toEqual([]);
  },
);

it('the page Buy Credits renders its live regions before their first message', async () => {
  await openCredits();
  expect(alert()).toBeEmptyDOMElement();
});
