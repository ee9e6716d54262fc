import { errorCatalogue, isFinished } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  accepted,
  draft,
  generation,
  generationId,
  image,
  openEditor,
  path,
  processing,
  prompt,
  refused,
} from '../testing/open-editor';
import { asksForOneCredit, setAsksForOneCredit } from '../../../shared/ask-before-spending';
import { queryKeys } from '../../../shared/query-keys';
import { pollInterval } from './get-generation';

const post = 'POST /api/generate-image';
const get = `GET /api/generations/${generationId}`;
const running = { status: 200, body: generation() };
const keysOf = (calls: { headers: Record<string, string> }[]) =>
  calls.map(({ headers }) => headers['idempotency-key']);
const progress = () => screen.getByRole('progressbar', { name: 'Image generation' });

/** Types a prompt, requests a picture and confirms the price. */
const generate = async () => {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), prompt);
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
};

describe('starting a generation in the editor', () => {
  it('shows the busy state before the server responds, and sends an idempotency key', async () => {
    const { sent } = await openEditor({ [post]: () => new Promise(() => undefined) });
    await generate();
    expect(screen.getByRole('button', { name: /Generating/ })).toBeDisabled();
    expect(progress()).toHaveAttribute('aria-valuetext', 'Sending your idea...');
    const [call] = sent(post);
    expect(call?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(call?.body).toEqual({
      thumbnailId: draft.id,
      prompt,
      style: 'photorealistic',
      mood: 'intense',
      colorPalette: 'Vibrant',
      aspectRatio: '16:9',
      elementsToInclude: [],
      elementsToAvoid: [],
      variants: 1,
      maxCredits: 1,
    });
  });

  it('asks no more for one credit after the creator has chosen it, but asks for more credits', async () => {
    localStorage.clear();
    const { sent } = await openEditor({ [post]: () => new Promise(() => undefined) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), prompt);
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    await userEvent.click(await screen.findByLabelText('Do not ask again for one credit'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(asksForOneCredit()).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
    expect(asksForOneCredit()).toBe(false);
    expect(sent(post)).toHaveLength(1);
  });

  it('sends a request for one credit without a question if the creator has chosen so', async () => {
    setAsksForOneCredit(false);
    const { sent } = await openEditor({ [post]: () => new Promise(() => undefined) });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), prompt);
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).toMatchObject({ maxCredits: 1, variants: 1 });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    setAsksForOneCredit(true);
  });

  it('sends the request again with its idempotency key after a lost response or while the server is unavailable', async () => {
    let sends = 0;
    const { sent } = await openEditor({
      [post]: ({ headers }) => {
        sends += 1;
        if (sends === 1) throw new TypeError('Failed to fetch');
        if (sends === 2) return refused(503, 'unavailable');
        return { status: 202, body: accepted(headers['idempotency-key'] ?? '') };
      },
    });
    await generate();
    await waitFor(() => expect(sent(post)).toHaveLength(3));
    expect(new Set(keysOf(sent(post))).size).toBe(1);
    expect(new Set(sent(post).map(({ body }) => JSON.stringify(body))).size).toBe(1);
  });

  it('gives up after five attempts to send a request, and a retry uses the idempotency key of these attempts', async () => {
    const { sent } = await openEditor({ [post]: refused(503, 'unavailable') });
    await generate();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(post)).toHaveLength(10));
    expect(new Set(keysOf(sent(post))).size).toBe(1);
    expect(await screen.findByText(/You can safely try again: you are never charged twice/)).toBeVisible();
  });

  it('shows an image that finished before the server responded to the repeated request', async () => {
    let answer = (_id: string): void => undefined;
    let key = '';
    let asked = 0;
    let isAnswered = false;
    const finished = {
      ...processing,
      status: 'completed',
      generatedImageUrl: image(1).url,
      generatedImages: [image(1)],
    };
    const { publish, sent, queryClient } = await openEditor({
      [post]: ({ headers }) => {
        key = headers['idempotency-key'] ?? '';
        return new Promise((resolve) => (answer = (id) => resolve({ status: 202, body: accepted(id) })));
      },
      [`GET ${path}`]: () => {
        asked += 1;
        // The delayed request is the refetch at the end of the generation. The refetch is still in progress when
        // the accepting response arrives.
        if (asked > 2 && !isAnswered) return new Promise(() => undefined);
        const body = [draft, { ...processing, generationId: key }][asked - 1];
        return { status: 200, body: body ?? { ...finished, generationId: key } };
      },
    });
    await generate();
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    await queryClient.invalidateQueries({ queryKey: ['thumbnails', 'one'] });
    publish(generation({ id: key, status: 'succeeded', version: 9, imageUrl: image(1).url }));
    await waitFor(() => expect(asked).toBeGreaterThan(2));
    isAnswered = true;
    answer(key);
    expect(await screen.findByRole('heading', { name: 'Generation #1' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  });

  it('uses a new idempotency key after the server has refused a request', async () => {
    const { sent } = await openEditor({ [post]: refused(429, 'too_many_requests') });
    await generate();
    expect(await screen.findByText(/no credit was used/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(post)).toHaveLength(2));
    expect(new Set(keysOf(sent(post))).size).toBe(2);
  });

  it('shows the message of the specification when another tab has spent the last credits', async () => {
    await openEditor({ [post]: refused(402, 'insufficient_credits') });
    await generate();
    const alert = await screen.findByText(/^Insufficient credits: You need at least 1 credit/);
    expect(alert).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits');
  });

  it.each([
    [429, 'too_many_queued', /^You have reached the limit of images in the queue/],
    [503, 'overloaded', /^Too many images are in the queue right now/],
  ] as const)(
    'shows the reason for the refusal %i %s and sends the generation request only once',
    async (status, code, sentence) => {
      const { sent } = await openEditor({ [post]: refused(status, code) });
      await generate();
      expect(await screen.findByText(sentence)).toBeVisible();
      expect(sent(post)).toHaveLength(1);
    },
  );
});

describe('progress of a running generation in the editor', () => {
  it('shows queue position, stages and the finished image', async () => {
    const finished = {
      ...processing,
      status: 'completed',
      generatedImageUrl: image(1).url,
      generatedImages: [image(1)],
    };
    const { publish } = await openEditor({
      [`GET ${path}`]: [
        { status: 200, body: processing },
        { status: 200, body: finished },
      ],
      [get]: {
        status: 200,
        body: generation({ status: 'queued', percent: null, queuePosition: 3, version: 1 }),
      },
    });
    expect(await screen.findByText('Position 3 in the queue')).toBeVisible();
    expect(progress()).not.toHaveAttribute('aria-valuenow');

    publish(generation({ percent: 30, version: 5 }));
    expect(await screen.findByText('Drawing the background')).toBeVisible();
    expect(progress()).toHaveAttribute('aria-valuenow', '30');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Drawing the background, 30%');
    expect(screen.getByText('Studio engine (illustration) · about 9 s left')).toBeVisible();
    expect(document.title).toBe('30% · Tiny house · Portada');
    expect(screen.getByText('Image generation 25%, Drawing the background')).toBeInTheDocument();

    publish(generation({ status: 'succeeded', percent: 100, version: 9, imageUrl: image(1).url }));
    expect(
      await screen.findByText('Image generated successfully! 1 credit has been deducted.'),
    ).toBeVisible();
    expect(screen.getByRole('img', { name: /^Generated thumbnail/ })).toHaveAttribute(
      'src',
      `${image(1).url}?w=960`,
    );
    expect(await screen.findByRole('heading', { name: 'Generation #1' })).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
    expect(document.title).toBe('Tiny house · Portada');
  });

  it('shows no percentage if the image model reports no progress', async () => {
    await openEditor(
      { [get]: { status: 200, body: generation({ percent: null, stage: null, model: 'flux' }) } },
      processing,
    );
    expect(await screen.findByText(/^Image model: flux/)).toBeVisible();
    expect(progress()).not.toHaveAttribute('aria-valuenow');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Starting (no percentage available)');
    expect(screen.queryByText(/%$/)).not.toBeInTheDocument();
  });

  it('shows the place in the queue of the image model instead of a percentage', async () => {
    const waiting = generation({ percent: 0, stage: 'composing', model: 'flux', providerQueuePosition: 3 });
    const { publish } = await openEditor({ [get]: { status: 200, body: waiting } }, processing);
    expect(await screen.findByText('Number 3 in the queue of the model')).toBeVisible();
    expect(progress()).not.toHaveAttribute('aria-valuenow');
    expect(progress()).toHaveAttribute('aria-valuetext', 'Number 3 in the queue of the model');
    expect(screen.queryByText(/%$/)).not.toBeInTheDocument();
    publish(generation({ stage: 'drawing', percent: 20, model: 'flux', version: 8 }));
    expect(await screen.findByText('Drawing')).toBeVisible();
    expect(progress()).toHaveAttribute('aria-valuenow', '20');
  });

  it('says once that a generation takes longer than promised, while it is expected to end after its deadline', async () => {
    const waiting = generation({
      status: 'queued',
      stage: null,
      percent: null,
      queuePosition: 8,
      etaMs: 90_000,
    });
    const { publish } = await openEditor({ [get]: { status: 200, body: waiting } }, processing);
    expect(await screen.findByText('about 90 s left')).toBeVisible();
    expect(screen.queryByText(/longer than promised/)).not.toBeInTheDocument();
    publish({ ...waiting, etaMs: 700_000, isLate: true, version: 8 });
    const notices = await screen.findAllByText(/^Our servers are slower than expected/);
    // One notice is visible, the other one is the announcement for screen readers.
    expect(notices).toHaveLength(2);
    publish({ ...waiting, etaMs: 60_000, isLate: false, version: 9 });
    expect(await screen.findByText('about 60 s left')).toBeVisible();
    expect(screen.queryByText(/^Our servers are slower/, { selector: 'section p' })).not.toBeInTheDocument();
  });

  it('continues to show the progress of a running generation after a reload', async () => {
    const { publish } = await openEditor({ [get]: running }, processing);
    expect(await screen.findByText('Drawing the background')).toBeVisible();
    expect(screen.getByRole('button', { name: /Generating/ })).toBeDisabled();
    publish(generation({ stage: 'finishing', percent: 92, version: 8 }));
    expect(await screen.findByText('Finishing touches')).toBeVisible();
    expect(progress()).toHaveAttribute('aria-valuenow', '92');
  });

  it('shows the reason of a failed generation and the returned credit, also after a reload', async () => {
    const failed = generation({ status: 'failed', errorCode: 'timeout', version: 9 });
    const { sent } = await openEditor(
      { [get]: { status: 200, body: failed } },
      { ...processing, status: 'failed' },
    );
    const text = await screen.findByText('The image model took too long. Your credit was returned.');
    expect(text).toBeVisible();
    expect(screen.queryByText(/^Error generating image/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).toMatchObject({ prompt, style: 'comic', aspectRatio: '1:1' });
  });

  it('shows a toast when the running generation fails', async () => {
    const { publish } = await openEditor({ [get]: running }, processing);
    await screen.findByText('Drawing the background');
    publish(generation({ status: 'failed', errorCode: 'provider', version: 9 }));
    expect(await screen.findByText('Error generating image: Failed to generate image')).toBeVisible();
    expect(screen.getByText('Failed to generate image. Your credit was returned.')).toBeVisible();
  });
});

describe('cancelling a generation in the editor', () => {
  const cancel = `POST /api/generations/${generationId}/cancel`;

  it('the button Cancel ends the generation, and a message reports that the credit was returned', async () => {
    const cancelled = generation({ status: 'cancelled', version: 9 });
    await openEditor({ [get]: running, [cancel]: { status: 200, body: cancelled } }, processing);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const said = await screen.findAllByText('The generation was cancelled. Your credit was returned.');
    expect(said.length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  });

  it('hides the message about a cancelled generation when a newer image from another tab arrives', async () => {
    const cancelled = generation({ status: 'cancelled', version: 9 });
    const app = await openEditor({ [get]: running, [cancel]: { status: 200, body: cancelled } }, processing);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    app.queryClient.setQueryData(queryKeys.thumbnails.one(draft.id), { ...processing, status: 'draft' });
    const line = () =>
      screen.queryByText('The generation was cancelled. Your credit was returned.', { selector: 'p' });
    await waitFor(() => expect(line()).toBeInTheDocument());
    const newer = { ...processing, status: 'completed', generationId: generationId.replace('900', '901') };
    app.queryClient.setQueryData(queryKeys.thumbnails.one(draft.id), newer);
    await waitFor(() => expect(line()).not.toBeInTheDocument());
  });

  it('keeps the image of a generation that finished before the server received the cancellation', async () => {
    const late = generation({ status: 'succeeded', percent: 100, imageUrl: image(1).url, version: 9 });
    await openEditor({ [get]: running, [cancel]: { status: 200, body: late } }, processing);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(
      await screen.findByText('Image generated successfully! 1 credit has been deducted.'),
    ).toBeVisible();
  });

  it('a generation that can no longer be cancelled goes on, and a message says why', async () => {
    await openEditor({ [get]: running, [cancel]: refused(409, 'cancels_used_up') }, processing);
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await screen.findByText(errorCatalogue.cancels_used_up.en);
    expect(progress()).toBeVisible();
  });

  it('cancels a request without a response by its id, and stops sending the request', async () => {
    const { sent, calls } = await openEditor({
      [post]: { ...refused(503, 'unavailable'), headers: { 'retry-after': '60' } },
    });
    await generate();
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByText('The generation was cancelled. Your credit was returned.')).toBeVisible();
    expect(sent(post)).toHaveLength(1);
    const [key] = keysOf(sent(post));
    expect(calls.map((call) => call.path)).toContain(`/api/generations/${key}/cancel`);
    expect(within(document.body).queryByRole('progressbar')).not.toBeInTheDocument();
  });
});

describe('pollInterval (polling interval of a generation)', () => {
  it('polls a generation often while it is queued or without a socket, rarely with a socket, and never after its end', () => {
    const queued = generation({ status: 'queued' });
    expect([pollInterval(queued, 'live'), pollInterval(undefined, 'live')]).toEqual([2000, 2000]);
    expect([pollInterval(generation(), 'away'), pollInterval(generation(), 'live')]).toEqual([2000, 10_000]);
    const ends = (['succeeded', 'failed', 'cancelled'] as const).filter(isFinished);
    expect(ends.map((status) => pollInterval(generation({ status }), 'away'))).toEqual([false, false, false]);
  });
});
