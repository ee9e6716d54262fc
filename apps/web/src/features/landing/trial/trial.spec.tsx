import { errorCatalogue } from '@portada/contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { openApp } from '../../../testing/open-app';
import { jsonSample } from '../../../testing/samples';

const prompt = 'My cat tries sushi for the first time';
const image = {
  success: true,
  imageUrl: 'data:image/webp;base64,UklGRg==',
  width: 640,
  height: 360,
  headline: 'MY CAT TRIES SUSHI',
};
const drawn = { status: 200, body: image };

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  window.matchMedia = jest.fn().mockReturnValue({ matches: true });
});
afterEach(() => Reflect.deleteProperty(globalThis, 'Worker'));

const draw = async (answers: Answers, text = prompt) => {
  const view = await openApp('/', answers);
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Your video in one sentence' }),
    `${text}{Enter}`,
  );
  return view;
};

it('draws the typed sentence in place, and Keep it stores the sentence and opens the registration', async () => {
  const { calls, router } = await draw({ 'POST /api/try': drawn });
  expect(
    await screen.findByRole('img', { name: `Thumbnail drawn from your sentence: ${prompt}` }),
  ).toHaveAttribute('src', image.imageUrl);
  expect(calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['POST', '/api/try', { prompt }],
  ]);
  expect(screen.getByText(/for 1 credit. A new account has 2 free credits/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: 'Keep it' }));
  expect(router.state.location.pathname + router.state.location.search).toBe('/auth?view=register');
  expect(JSON.parse(sessionStorage.getItem('portada.kept-prompt') ?? '')).toMatchObject({
    prompt,
    headline: '',
    isOrdered: true,
  });
  expect(sessionStorage.getItem('portada.wanted')).toBe('/start');
});

it('shows an indeterminate progress while the image is drawn, and no invented percentage', async () => {
  await draw({ 'POST /api/try': () => new Promise<never>(() => undefined) });
  const bar = await screen.findByRole('progressbar', { name: 'Drawing your sentence…' });
  expect(bar).not.toHaveAttribute('aria-valuenow');
  expect(screen.getByRole('figure', { name: 'The image of your sentence' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
});

it('shows the sentence of the server if a prompt is refused, and draws again after a retry', async () => {
  const refused = {
    status: 400,
    body: { ...jsonSample.refusal('not_understood'), error: errorCatalogue.not_understood.en },
  };
  const { calls } = await draw({ 'POST /api/try': [refused, drawn] });
  expect(await screen.findByText(errorCatalogue.not_understood.en)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Keep it' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Keep it' })).toBeVisible();
  expect(calls).toHaveLength(2);
});

it('shows a sentence of its own if the server cannot be reached', async () => {
  await draw({
    'POST /api/try': () => {
      throw new TypeError('offline');
    },
  });
  expect(await screen.findByText('Portada cannot be reached at the moment. Please try again.')).toBeVisible();
});

it('solves the bot check once if the address has used up its images, and sends the answer', async () => {
  class FakeWorker {
    onmessage: (event: { data: unknown }) => void = () => undefined;
    postMessage(): void {
      queueMicrotask(() => this.onmessage({ data: 'the answer' }));
    }
    terminate(): void {}
  }
  Object.assign(globalThis, { Worker: FakeWorker });
  const parameters = {
    algorithm: 'PBKDF2/SHA-256',
    nonce: '00',
    salt: '00',
    cost: 1,
    keyLength: 32,
    keyPrefix: '00',
    expiresAt: Math.floor(Date.now() / 1000) + 600,
    data: { action: 'try' },
  };
  const { calls } = await draw({
    'POST /api/try': [{ status: 429, body: jsonSample.refusal('too_many_requests') }, drawn],
    'GET /api/config': { status: 200, body: jsonSample.config() },
    'GET /api/auth/bot-check': { status: 200, body: { parameters, signature: 'signed' } },
  });
  expect(await screen.findByRole('link', { name: 'Keep it' })).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain('/api/auth/bot-check?action=try');
  expect(calls.findLast(({ path }) => path === '/api/try')?.headers['x-bot-check']).toBe('the answer');
});
