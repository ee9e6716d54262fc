import { type ImageModelChoice, trialSeedOf } from '@portada/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../testing/fake-api';
import { openApp } from '../../testing/open-app';
import { jsonSample } from '../../testing/samples';

const prompt = 'My cat tries sushi for the first time';
const studio: ImageModelChoice = {
  id: 'studio',
  label: { en: 'Studio engine, drawn', es: 'Motor Studio, dibujado' },
  modelId: null,
  qualities: [{ quality: 'standard', credits: 1 }],
  progress: 'percent',
  previews: true,
  seed: true,
  photographs: false,
  letters: false,
  usualMs: null,
  example: null,
};

const thumbnail = jsonSample.thumbnail(1, { title: 'My cat tries sushi' });
const base: Answers = {
  'GET /api/session': { status: 200, body: { user: jsonSample.user() } },
  'GET /api/image-models': { status: 200, body: { items: [studio] } },
  [`GET /api/thumbnails/${thumbnail.id}`]: { status: 200, body: thumbnail },
  'POST /api/thumbnails': { status: 201, body: thumbnail },
  [`PATCH /api/thumbnails/${thumbnail.id}`]: { status: 200, body: thumbnail },
};
const id = '00000000-0000-4000-8000-00000000aaaa';
const keep = (isOrdered: boolean) =>
  sessionStorage.setItem('portada.kept-prompt', JSON.stringify({ id, prompt, headline: '', isOrdered }));
const accepted = {
  status: 202,
  body: {
    success: true,
    generationId: id,
    generationIds: [id],
    thumbnailId: thumbnail.id,
    status: 'queued',
    queuePosition: 1,
    credits: 1,
  },
};

it('orders a kept image once with the seed and model of the trial image, and opens its editor', async () => {
  keep(true);
  const { calls, router } = await openApp('/start', { ...base, 'POST /api/generate-image': accepted });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  const posts = calls.filter(({ method }) => method === 'POST');
  expect(posts.filter(({ path }) => path === '/api/generate-image')).toMatchObject([
    {
      body: { prompt, seed: trialSeedOf(prompt), model: 'studio', maxCredits: 1 },
      headers: { 'idempotency-key': id },
    },
  ]);
  expect(sessionStorage.getItem('portada.kept-prompt')).toBeNull();
});

it.each([
  ['a prompt that was not ordered', false, accepted],
  ['an account without a credit', true, { status: 402, body: jsonSample.refusal('insufficient_credits') }],
])('opens the editor with the draft for %s, without a generation', async (_, isOrdered, answer) => {
  keep(isOrdered);
  const { calls, router } = await openApp('/start', { ...base, 'POST /api/generate-image': answer });
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  const patched = calls.find(({ method }) => method === 'PATCH');
  expect(patched?.body).toMatchObject({
    promptDraft: { prompt, seed: String(trialSeedOf(prompt)), aspectRatio: '16:9' },
  });
  if (!isOrdered) expect(calls.map(({ path }) => path)).not.toContain('/api/generate-image');
});

it('shows an error with a retry while the server is unavailable, and repeats the same order', async () => {
  keep(true);
  const { calls, router } = await openApp('/start', {
    ...base,
    'POST /api/generate-image': [{ status: 503, body: jsonSample.refusal('unavailable') }, accepted],
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  const keys = calls
    .filter(({ path }) => path === '/api/generate-image')
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys).toEqual([id, id]);
});

it.each(['{', '{"id":"1"}', null])(
  'shows a way on if the tab has kept no usable prompt (%s)',
  async (text) => {
    if (text !== null) sessionStorage.setItem('portada.kept-prompt', text);
    await openApp('/start', base);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your new thumbnail' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toHaveAttribute('href', '/dashboard');
  },
);

it('keeps a prompt in the address of the registration, which a page without scripts has sent', async () => {
  await openApp(`/auth?view=register&prompt=${encodeURIComponent(prompt)}`, {});
  await screen.findByRole('heading', { level: 1, name: 'Create Account' });
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('portada.kept-prompt') ?? '')).toMatchObject({
      prompt,
      isOrdered: false,
    }),
  );
  expect(screen.getByText(prompt)).toBeVisible();
  expect(sessionStorage.getItem('portada.wanted')).toBe('/start');
});

it('shows the kept prompt above the form of the registration', async () => {
  keep(true);
  await openApp('/auth?view=register', {});
  expect(await screen.findByText('Your image is generated after this:')).toBeVisible();
  expect(screen.getByText(prompt)).toBeVisible();
});

it('opens an editor with the prompt of the address for a signed-in user, without a generation', async () => {
  const { calls, router } = await openApp(`/auth?view=register&prompt=${encodeURIComponent(prompt)}`, base);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({ promptDraft: { prompt } });
  expect(calls.map(({ path }) => path)).not.toContain('/api/generate-image');
});

const settings = {
  style: 'paper',
  mood: 'calm',
  colorPalette: 'Earth',
  aspectRatio: '9:16',
  place: 'forest',
  seed: '27',
};

it('keeps the settings of the address through the registration, and opens an editor with them', async () => {
  const search = new URLSearchParams({ view: 'register', prompt, headline: 'SUSHI', ...settings });
  const { unmount } = await openApp(`/auth?${search}`, {});
  await screen.findByRole('heading', { level: 1, name: 'Create Account' });
  await waitFor(() =>
    expect(JSON.parse(sessionStorage.getItem('portada.kept-prompt') ?? '')).toMatchObject({
      prompt,
      settings,
    }),
  );
  unmount();
  const { calls, router } = await openApp('/start', base);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({
    promptDraft: {
      prompt,
      headline: 'SUSHI',
      ...settings,
      elementsToInclude: '',
      elementsToAvoid: '',
      variants: 1,
    },
  });
});

it.each([
  [
    'unknown values',
    { style: 'oil', mood: '', colorPalette: 'vibrant', aspectRatio: '2:1', place: 'mars', seed: '-1' },
  ],
  ['a seed that is too large', { seed: '4294967296' }],
  [
    'values that are too long',
    { style: 'x'.repeat(5_000), place: 'forest'.repeat(1_000), seed: '1'.repeat(11) },
  ],
])('opens an editor with the defaults for %s in the address', async (_what, wrong) => {
  const search = new URLSearchParams({ prompt, ...(wrong as Record<string, string>) });
  const { calls, router } = await openApp(`/start?${search}`, base);
  await waitFor(() => expect(router.state.location.pathname).toBe(`/thumbnails/${thumbnail.id}/edit`));
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toMatchObject({
    promptDraft: {
      prompt,
      style: 'photorealistic',
      mood: 'intense',
      colorPalette: 'Vibrant',
      aspectRatio: '16:9',
      place: '',
      seed: String(trialSeedOf(prompt)),
    },
  });
});

it.each([
  ['the title of a shared video', `prompt=${encodeURIComponent(prompt)}&text=https%3A%2F%2Fexample.test%2Fv`],
  ['a shared text without its address', `text=${encodeURIComponent(`${prompt} https://example.test/v`)}`],
  ['a title before a text', `prompt=${encodeURIComponent(prompt)}&text=Another%20text%20about%20a%20video`],
])('the registration keeps %s as the idea', async (_what, search) => {
  await openApp(`/auth?${search}`, {});
  expect((await screen.findAllByText(prompt)).length).toBeGreaterThan(0);
});

it('a short text with an address is no idea', async () => {
  await openApp('/start?text=Cat%20https%3A%2F%2Fexample.test%2Fv', base);
  expect(await screen.findByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
});
