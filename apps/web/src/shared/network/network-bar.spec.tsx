import { act, screen } from '@testing-library/react';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';
import { watchSlowness } from './slow-calls';

const session = { status: 200, body: { user: jsonSample.user() } };
const thumbnails = (title: string) => ({
  status: 200,
  body: { items: [jsonSample.thumbnail(1, { title })], nextCursor: null },
});
let isOnline = true;
const network = (name: 'online' | 'offline') => {
  isOnline = name === 'online';
  act(() => void window.dispatchEvent(new Event(name)));
};
const bar = (text: string) => screen.getAllByRole('status').find((region) => region.textContent === text);
const offline = 'You are offline. This page may be out of date.';
const slow = 'This is taking longer than usual. Still trying.';

beforeEach(() => {
  jest.useFakeTimers({ advanceTimers: true });
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  isOnline = true;
});

it('shows messages when the network is lost and restored, and refetches active queries', async () => {
  await openApp('/dashboard', {
    'GET /api/session': session,
    'GET /api/thumbnails': [thumbnails('Before'), thumbnails('After')],
  });
  await screen.findByRole('heading', { name: 'Before' });
  const regions = screen.getAllByRole('status').length;
  network('offline');
  expect(bar(offline)).toBeVisible();
  network('online');
  expect(bar('Back online')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(bar('Back online')).toBeUndefined();
  // The live region of the network bar exists before its first message and stays after its last message.
  expect(screen.getAllByRole('status')).toHaveLength(regions);
});

it('shows the offline message on a page that was opened without a network', async () => {
  isOnline = false;
  await openApp('/privacy-policy', {});
  await screen.findByRole('heading', { level: 1 });
  expect(bar(offline)).toBeVisible();
});

it('shows the offline message while no request gets a response although the browser reports a network', async () => {
  let isCut = true;
  const failing =
    <T,>(answer: T) =>
    () => {
      if (isCut) throw new TypeError('Failed to fetch');
      return answer;
    };
  await openApp('/dashboard', {
    'GET /api/session': session,
    'GET /api/thumbnails': failing(thumbnails('After')),
    'GET /api/health/live': failing({ status: 200 }),
  });
  await screen.findByRole('heading', { level: 1 });
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(bar(offline)).toBeVisible();
  isCut = false;
  await act(() => jest.advanceTimersByTimeAsync(3000));
  expect(bar('Back online')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
});

it('shows no offline message if only one request gets no response', async () => {
  await openApp('/dashboard', {
    'GET /api/session': session,
    'GET /api/thumbnails': () => Promise.reject(new TypeError('Failed to fetch')),
    'GET /api/health/live': { status: 503 },
  });
  await screen.findByText(/We could not reach Portada/);
  expect(bar(offline)).toBeUndefined();
});

it('loads a page that was opened without a network when the network is there', async () => {
  isOnline = false;
  await openApp('/dashboard', { 'GET /api/session': session, 'GET /api/thumbnails': thumbnails('After') });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(bar(offline)).toBeVisible();
  network('online');
  expect(await screen.findByRole('heading', { name: 'After' })).toBeVisible();
});

it('shows a message while an api call takes longer than five seconds', async () => {
  let answer: (page: { status: number; body: unknown }) => void = () => undefined;
  await openApp('/dashboard', {
    'GET /api/session': session,
    'GET /api/thumbnails': () => new Promise((resolve) => (answer = resolve)),
  });
  await screen.findByRole('heading', { level: 1 });
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(bar(slow)).toBeUndefined();
  await act(() => jest.advanceTimersByTimeAsync(1500));
  expect(bar(slow)).toBeVisible();
  answer(thumbnails('Late'));
  expect(await screen.findByRole('heading', { name: 'Late' })).toBeVisible();
  expect(bar(slow)).toBeUndefined();
});

it('shows the message about slow api calls until all slow calls have ended, and ignores a repeated end of a call', async () => {
  await openApp('/privacy-policy', {});
  await screen.findByRole('heading', { level: 1 });
  const [first, second] = [watchSlowness(), watchSlowness()];
  await act(() => jest.advanceTimersByTimeAsync(5000));
  act(first);
  act(first);
  expect(bar(slow)).toBeVisible();
  act(second);
  expect(bar(slow)).toBeUndefined();
});
