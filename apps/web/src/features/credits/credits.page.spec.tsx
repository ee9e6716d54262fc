import { languageCookie } from '@portada/contracts';
import { setCookie } from '../../shared/cookies';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { redirectTo } from '../../shared/redirect';
import { jsonSample } from '../../testing/samples';
import { callsTo, openCredits } from './testing/open-credits';

jest.mock('../../shared/redirect', () => ({ redirectTo: jest.fn() }));

const checkout = 'POST /api/create-checkout-session';
const page = { status: 200, body: { sessionId: 'cs_1', url: 'https://pay.example.org/cs_1' } };
// The test replaces `scrollIntoView`, because jsdom does not implement this function.
Element.prototype.scrollIntoView = jest.fn();

const failed = 'Error processing payment. Please try again.';
const card = async (name: string) => within(await screen.findByRole('article', { name }));
const buttonOf = (credits: number) => screen.findByRole('button', { name: `Buy ${credits} credits` });
/** Returns the alert of the page Buy Credits. Toasts are in another region. */
const alert = () => within(screen.getByRole('main')).findByRole('alert');

beforeEach(() => {
  localStorage.clear();
  jest.mocked(redirectTo).mockClear();
});

describe('pack cards on the page Buy Credits', () => {
  it('pack cards show credits, price and the Most Popular badge', async () => {
    await openCredits();
    const starter = await card('Starter');
    expect(starter.getByText('$2.99')).toBeVisible();
    expect(starter.getByText('$0.299 per credit')).toBeVisible();
    expect(starter.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '10 generations',
      'High-quality images',
      'Multiple aspect ratios',
    ]);
    expect((await card('Creator')).getByText('$0.250 per credit')).toBeVisible();
    expect((await card('Pro')).getByText('$0.200 per credit')).toBeVisible();
    expect((await card('Creator')).getByText('Most Popular')).toBeVisible();
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
  });

  it('pack cards format amounts in Spanish', async () => {
    setCookie(languageCookie, 'es');
    await openCredits();
    expect(await screen.findByText(/^4,99\sUS\$$/)).toBeVisible();
    expect(screen.getByText(/^0,250\sUS\$ por crédito$/)).toBeVisible();
  });

  it('disables the button of an unavailable pack', async () => {
    const [starter, ...others] = jsonSample.plans().items;
    await openCredits('', {
      'GET /api/credit-plans': { status: 200, body: { items: [{ ...starter, isSold: false }, ...others] } },
    });
    expect((await card('Starter')).getByRole('button', { name: 'Currently unavailable' })).toBeDisabled();
    expect(await buttonOf(20)).toBeEnabled();
  });

  it('offers a retry when the packs fail to load', async () => {
    await openCredits('', {
      'GET /api/credit-plans': [
        { status: 500, body: jsonSample.refusal('internal') },
        { status: 200, body: jsonSample.plans() },
      ],
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await buttonOf(10)).toBeVisible();
  });

  it('shows an empty state if there are no packs', async () => {
    await openCredits('', { 'GET /api/credit-plans': { status: 200, body: { items: [] } } });
    expect(await screen.findByRole('heading', { name: 'No packs available' })).toBeVisible();
  });
});

describe('buying a credit pack', () => {
  it('shows Processing on the clicked pack, disables the other packs and redirects to the payment provider', async () => {
    let answer: (page: { status: number; body: unknown }) => void = () => undefined;
    const { calls } = await openCredits('', {
      [checkout]: () => new Promise((resolve) => (answer = resolve)),
    });
    await userEvent.click(await buttonOf(20));
    expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(screen.getAllByRole('button', { name: 'Processing...' })).toHaveLength(1);
    expect(await buttonOf(10)).toBeDisabled();
    expect(await buttonOf(50)).toBeDisabled();
    expect(redirectTo).not.toHaveBeenCalled();
    answer(page);
    await waitFor(() => expect(redirectTo).toHaveBeenCalledWith('https://pay.example.org/cs_1'));
    // The buttons stay disabled until the browser has left the page, so that no pack is bought twice.
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(callsTo(calls, '/api/create-checkout-session').map(({ body }) => body)).toEqual([
      { priceId: 'plan-20' },
    ]);
  });

  it('shows an error for a failed checkout and retries with the same idempotency key', async () => {
    const { calls } = await openCredits('', {
      [checkout]: [{ status: 503, body: jsonSample.refusal('payments_unavailable') }, page],
    });
    await userEvent.click(await buttonOf(20));
    expect(await screen.findByText(failed)).toBeVisible();
    expect(await alert()).toHaveTextContent(failed);
    expect(await buttonOf(20)).toBeEnabled();
    await userEvent.click(await buttonOf(20));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
    const [first, second] = callsTo(calls, '/api/create-checkout-session');
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  it('uses a new idempotency key for a checkout of another pack', async () => {
    const { calls } = await openCredits('', {
      [checkout]: { status: 503, body: jsonSample.refusal('payments_unavailable') },
    });
    await userEvent.click(await buttonOf(20));
    await screen.findByText(failed);
    await userEvent.click(await buttonOf(50));
    await waitFor(() => expect(callsTo(calls, '/api/create-checkout-session')).toHaveLength(2));
    const keys = callsTo(calls, '/api/create-checkout-session').map(
      ({ headers }) => headers['idempotency-key'],
    );
    expect(new Set(keys).size).toBe(2);
  });

  it('does not redirect to a checkout URL that is neither http nor https', async () => {
    const { redirectTo: really } =
      jest.requireActual<typeof import('../../shared/redirect')>('../../shared/redirect');
    jest.mocked(redirectTo).mockImplementationOnce(really);
    const url = 'javascript:alert(1)';
    await openCredits('', { [checkout]: { status: 200, body: { sessionId: 'cs_1', url } } });
    await userEvent.click(await buttonOf(20));
    expect(await screen.findByText(failed)).toBeVisible();
  });

  it('shows the server message for a pack that is no longer sold', async () => {
    await openCredits('', { [checkout]: { status: 409, body: jsonSample.refusal('plan_not_sold') } });
    await userEvent.click(await buttonOf(20));
    expect(await screen.findByText('This pack is not for sale at the moment.')).toBeVisible();
  });

  it('asks the user to sign in if the session has ended, and returns to Buy Credits afterwards', async () => {
    const { router } = await openCredits('', {
      [checkout]: { status: 401, body: jsonSample.refusal('signed_out') },
    });
    await userEvent.click(await buttonOf(20));
    expect(await screen.findByText('Please log in to purchase credits')).toBeVisible();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(sessionStorage.getItem('portada.wanted')).toBe('/credits');
  });

  it('resets the processing state when the Back button restores the page', async () => {
    await openCredits('', { [checkout]: page });
    await userEvent.click(await buttonOf(20));
    await waitFor(() => expect(redirectTo).toHaveBeenCalledTimes(1));
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(await buttonOf(20)).toBeEnabled();
  });
});

describe('sections of the page Buy Credits', () => {
  it('explains the purchase in three steps', async () => {
    await openCredits();
    const region = within(screen.getByRole('region', { name: 'How It Works' }));
    expect(region.getAllByRole('listitem')).toHaveLength(3);
  });

  it('opens at most one answer at a time and closes the answer on a second click', async () => {
    await openCredits();
    const region = within(screen.getByRole('region', { name: 'Frequently Asked Questions' }));
    const answers = region.getAllByRole<HTMLDetailsElement>('group');
    const names = new Set(answers.map((answer) => answer.getAttribute('name')));
    expect(names.size).toBe(1);
    expect([...names][0]).toBeTruthy();
    expect(answers.filter(({ open }) => open)).toEqual([]);
    const question = region.getByText('Do credits expire?');
    await userEvent.click(question);
    expect(answers.filter(({ open }) => open)).toHaveLength(1);
    await userEvent.click(question);
    expect(answers.filter(({ open }) => open)).toEqual([]);
  });

  it('links Contact Support to the configured email address', async () => {
    await openCredits('', {
      'GET /api/config': { status: 200, body: jsonSample.config({ contactEmail: 'help@example.org' }) },
    });
    expect(await screen.findByRole('link', { name: 'Contact Support' })).toHaveAttribute(
      'href',
      'mailto:help@example.org',
    );
  });

  it('shows owed credits only if the user owes credits', async () => {
    const { unmount } = await openCredits();
    expect(screen.queryByRole('region', { name: 'Credits owed' })).not.toBeInTheDocument();
    unmount();
    await openCredits('', {
      'GET /api/me/credits': { status: 200, body: { available: 0, held: 0, debt: 3 } },
    });
    const debt = within(await screen.findByRole('region', { name: 'Credits owed' }));
    expect(debt.getByText('You owe 3 credits')).toBeVisible();
    expect(debt.getByText(/Your next purchase covers this first\./)).toBeVisible();
  });
});
