import type { Generation } from '@portada/contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Answers } from '../../../testing/fake-api';
import { draft, generation, image, openEditor, path, processing, prompt } from '../testing/open-editor';
import { rememberVariants } from './remembered-variants';

const post = 'POST /api/generate-image';
const ids = [1, 2, 3].map((n) => `7d444840-9dc0-41d1-b245-00000000095${n}`);
const [first = '', second = '', third = ''] = ids;
const of = (id: string, changes: Partial<Generation> = {}) => generation({ id, ...changes });
const done = (id: string, n: number) =>
  of(id, {
    status: 'succeeded',
    percent: 100,
    version: 9,
    imageUrl: image(n).url,
    finishedAt: `2026-11-21T10:00:0${n}.000Z`,
  });
const open = { ...processing, generationId: first };
const running: Answers = Object.fromEntries(
  ids.map((id) => [`GET /api/generations/${id}`, { status: 200, body: of(id) }]),
);
const rows = async () =>
  within(await screen.findByRole('region', { name: 'Progress of the variants' })).getAllByRole('listitem');
const rowOf = async (n: number) => within((await rows())[n - 1] ?? document.body);

afterEach(() => localStorage.clear());

describe('requesting several variants of an image', () => {
  it('shows the total price in the form and in the dialog, and sends the number of variants', async () => {
    const { sent } = await openEditor({ [post]: () => new Promise(() => undefined) }, draft, 5);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), prompt);
    expect(screen.getByText('1 image, 1 credit')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: '3 images' }));
    expect(screen.getByText('3 images, 3 credits')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: 'Seed' }), '77');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Generate 3 images?' }));
    expect(dialog.getByText('You have 5 credits and will have 2 left.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Generate for 3 credits' }));
    expect(sent(post)[0]?.body).toMatchObject({ prompt, variants: 3, seed: 77 });
  });

  it('sends the person that the creator chose, and nothing of a person without a choice', async () => {
    const { sent } = await openEditor({ [post]: () => new Promise(() => undefined) }, draft, 5);
    await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), prompt);
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Skin' }), 'Medium dark');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hair' }), 'Gray');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    expect(sent(post)[0]?.body).toMatchObject({ person: { skin: 'medium-dark', hair: 'gray' } });
  });

  it('shows the person of the last request, and sends nothing after the choice is removed', async () => {
    const chosen = { ...processing, status: 'draft' as const };
    const last = chosen.prompt && { ...chosen.prompt, person: { gender: 'm' as const } };
    const { sent } = await openEditor(
      { [post]: () => new Promise(() => undefined) },
      { ...chosen, prompt: last },
      5,
    );
    const field = await screen.findByRole('combobox', { name: 'Sex' });
    expect(field).toHaveDisplayValue('Male');
    await userEvent.selectOptions(field, 'Any');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: /^Generate/ }));
    expect(sent(post)[0]?.body).not.toHaveProperty('person');
  });

  it('shows that the balance is too low for the variants, and links to Buy Credits', async () => {
    const { sent } = await openEditor({}, { ...processing, status: 'draft' }, 2);
    await userEvent.click(await screen.findByRole('radio', { name: '4 images' }));
    const said = '4 images cost 4 credits, and you have 2 credits.';
    expect(screen.getByText(said)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(said);
    expect(dialog.getByRole('link', { name: 'Buy Credits' })).toBeVisible();
    expect(dialog.queryByRole('button', { name: /Generate/ })).not.toBeInTheDocument();
    expect(sent(post)).toEqual([]);
  });

  it.each(['12a', '-3', '4294967296'])('rejects %s as a seed for the random choices', async (seed) => {
    await openEditor({}, { ...processing, status: 'draft' });
    const field = await screen.findByRole('textbox', { name: 'Seed' });
    await userEvent.type(field, seed);
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    expect(await screen.findByText('This value is not valid')).toBeVisible();
    expect(field).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('progress of several variants of an image', () => {
  it('shows a row for each variant and adds the image of each variant to the history', async () => {
    rememberVariants(ids);
    const arrived = { ...open, generatedImages: [image(1)], generatedImageUrl: image(1).url };
    const { publish } = await openEditor(
      {
        ...running,
        [`GET ${path}`]: [
          { status: 200, body: open },
          { status: 200, body: arrived },
        ],
      },
      open,
      4,
    );
    expect(await rows()).toHaveLength(3);
    publish(of(second, { percent: 60, stage: 'headline', version: 7 }));
    const bar = (await rowOf(2)).getByRole('progressbar', { name: 'Image 2 of 3' });
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '60'));
    expect((await rowOf(1)).getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30');
    publish(done(first, 1));
    expect(await screen.findByText('Ready in the history')).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Generation #1' })).toBeVisible();
    expect((await rowOf(1)).queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: /Generating/ })).toBeDisabled();
    publish(done(second, 2));
    publish(done(third, 3));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: 'Progress of the variants' })).not.toBeInTheDocument(),
    );
    expect(screen.getByRole('button', { name: 'Generate Image' })).toBeEnabled();
  });

  it('keeps the images side by side after the end, and makes a chosen one the current image', async () => {
    rememberVariants(ids);
    const arrived = {
      ...open,
      status: 'completed' as const,
      generatedImages: [
        { ...image(2), generationId: second, model: 'gpt-image-2' },
        { ...image(1), generationId: first },
      ],
      generatedImageUrl: image(2).url,
    };
    const { publish, sent } = await openEditor(
      {
        ...running,
        [`GET ${path}`]: [
          { status: 200, body: open },
          { status: 200, body: arrived },
        ],
        [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...arrived, ...(body as object) } }),
      },
      open,
      4,
    );
    await rows();
    publish(done(first, 1));
    publish(done(second, 2));
    publish(of(third, { status: 'failed', errorCode: 'timeout', version: 9 }));
    const grid = within(await screen.findByRole('region', { name: 'Variants' }));
    const [one, two, three] = grid.getAllByRole('listitem').map((tile) => within(tile));
    expect(await two?.findByText('Current')).toBeVisible();
    expect(two?.getByText('Made with gpt-image-2')).toBeVisible();
    expect(three?.getByText('The image model took too long. Your credit was returned.')).toBeVisible();
    await userEvent.click(grid.getByRole('button', { name: 'Make image 1 current' }));
    await waitFor(() => expect(sent(`PATCH ${path}`)[0]?.body).toEqual({ generatedImageUrl: image(1).url }));
    expect(await one?.findByText('Current')).toBeVisible();
    expect(two?.queryByText('Current')).not.toBeInTheDocument();
  });

  it('cancels one variant while the others continue', async () => {
    rememberVariants(ids);
    const { sent } = await openEditor(
      {
        ...running,
        [`POST /api/generations/${second}/cancel`]: {
          status: 200,
          body: of(second, { status: 'cancelled', version: 9 }),
        },
      },
      open,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel image 2' }));
    expect(
      await (await rowOf(2)).findByText('The generation was cancelled. Your credit was returned.'),
    ).toBeVisible();
    expect((await rowOf(3)).getByRole('progressbar')).toBeVisible();
    expect(sent(`POST /api/generations/${second}/cancel`)).toHaveLength(1);
  });

  it('shows which variants failed and the reasons, and retries only the failed variants', async () => {
    rememberVariants(ids);
    const { publish, sent } = await openEditor(
      { ...running, [post]: () => new Promise(() => undefined) },
      open,
      4,
    );
    await rows();
    publish(done(first, 1));
    publish(of(second, { status: 'failed', errorCode: 'timeout', version: 9 }));
    publish(of(third, { status: 'failed', errorCode: 'provider', version: 9 }));
    expect(
      await screen.findByText('Image 2: The image model took too long. Your credit was returned.'),
    ).toBeVisible();
    expect(screen.getByText('Image 3: Failed to generate image. Your credit was returned.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent(post)).toHaveLength(1));
    expect(sent(post)[0]?.body).toMatchObject({ prompt, variants: 2 });
  });

  it.each([
    ['3 images generated successfully! 3 credits have been deducted.', done(third, 3)],
    [
      '2 of 3 images generated. 2 credits have been deducted; the rest were returned.',
      of(third, { status: 'failed', errorCode: 'timeout', version: 9 }),
    ],
  ])('shows one toast for all variants: %s', async (sentence, last) => {
    rememberVariants(ids);
    const { publish } = await openEditor(running, open, 4);
    const bar = (await rowOf(3)).getByRole('progressbar');
    await waitFor(() => expect(bar).toHaveAttribute('aria-valuenow', '30'));
    publish(done(first, 1));
    publish(done(second, 2));
    expect(screen.queryByText(/credit has been deducted/)).not.toBeInTheDocument();
    publish(last);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getAllByText(/deducted/)).toHaveLength(1);
  });

  it('shows all variants in another tab if their ids are stored in the browser', async () => {
    await openEditor(running, open);
    await screen.findByRole('progressbar', { name: 'Image generation' });
    act(() => {
      rememberVariants(ids);
      // The test sends the storage event that a browser sends to the other tabs.
      dispatchEvent(new StorageEvent('storage'));
    });
    expect(await rows()).toHaveLength(3);
  });

  it('shows only the first variant if the ids of the other variants are not stored in the browser', async () => {
    await openEditor(running, open);
    expect(await screen.findByRole('progressbar', { name: 'Image generation' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Progress of the variants' })).not.toBeInTheDocument();
  });

  it('finds the other variants of a request by polling without events', async () => {
    let listed = [image(1)];
    let isOver = false;
    const { publish, queryClient } = await openEditor(
      {
        ...running,
        [`GET ${path}`]: () => ({
          status: 200,
          body: isOver
            ? { ...open, status: 'completed', generatedImages: listed, generatedImageUrl: listed[0]?.url }
            : { ...open, generatedImages: listed, generatedImageUrl: listed[0]?.url },
        }),
      },
      open,
    );
    await screen.findByRole('progressbar', { name: 'Image generation' });
    publish(done(first, 1));
    expect(await screen.findByRole('heading', { name: 'Generation #1' })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    [listed, isOver] = [[image(2), image(1)], true];
    expect(await screen.findByRole('heading', { name: 'Generation #2' })).toBeVisible();
    expect(screen.getByText('Completed')).toBeVisible();
  });
});

it('cancels all variants of a request that was cancelled before the server responded', async () => {
  let sends = 0;
  const cancelled = (id: string) => ({ status: 200, body: of(id, { status: 'cancelled', version: 9 }) });
  const { calls } = await openEditor(
    {
      ...running,
      [post]: () => {
        sends += 1;
        if (sends === 1)
          return new Promise((_, reject) =>
            setTimeout(() => reject(new TypeError('the response was lost')), 50),
          );
        return {
          status: 202,
          body: {
            success: true,
            generationId: first,
            generationIds: ids,
            thumbnailId: draft.id,
            status: 'queued',
            queuePosition: 1,
            credits: 1,
          },
        };
      },
      ...Object.fromEntries(ids.map((id) => [`POST /api/generations/${id}/cancel`, cancelled(id)])),
    },
    { ...processing, status: 'draft' },
    4,
  );
  jest.spyOn(crypto, 'randomUUID').mockReturnValue(first as ReturnType<typeof crypto.randomUUID>);
  await userEvent.click(await screen.findByRole('radio', { name: '3 images' }));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 3 credits' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(calls.filter(({ path: to }) => to.endsWith(`${third}/cancel`))).toHaveLength(1));
  expect(calls.some(({ path: to }) => to.endsWith(`${second}/cancel`))).toBe(true);
  expect(await screen.findByText('The generation was cancelled. Your credit was returned.')).toBeVisible();
  jest.restoreAllMocks();
});
