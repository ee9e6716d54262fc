import { errorCatalogue } from '@portada/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, image, openEditor, path, processing, prompt, refused } from './testing/open-editor';

const insufficient = errorCatalogue.insufficient_credits.en;

describe('loading the thumbnail editor', () => {
  it('shows a not-found message with a back link for a missing thumbnail or a thumbnail of another user', async () => {
    await openEditor({ [`GET ${path}`]: refused(404, 'thumbnail_not_found') });
    expect(await screen.findByRole('heading', { name: 'Thumbnail not found', level: 1 })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Thumbnails' })).toHaveAttribute('href', '/thumbnails');
  });

  it('shows an error with a retry when the thumbnail fails to load', async () => {
    await openEditor({ [`GET ${path}`]: [refused(500, 'internal'), { status: 200, body: draft }] });
    expect(
      await screen.findByRole('heading', { name: 'Error loading thumbnail data', level: 2 }),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Tiny house', level: 1 })).toBeVisible();
    expect(document.title).toBe('Tiny house · Portada');
  });
});

describe('picture that fails to load in the thumbnail editor', () => {
  const url = image(1).url;
  const final = {
    ...draft,
    generatedImageUrl: url,
    generatedImages: [image(1)],
    finalThumbnailUrl: '/final.png',
  };
  const failing = async (name: string) => fireEvent.error(await screen.findByRole('img', { name }));

  it.each([
    [`Generated thumbnail: ${prompt}, take 1`, 'The original image could not be loaded'],
    ['Final image of Tiny house', 'The final image could not be loaded'],
  ])(
    'shows a message and a regenerate button when the picture "%s" fails to load',
    async (name, sentence) => {
      await openEditor({}, { ...final, prompt: processing.prompt });
      await failing(name);
      expect(screen.getByText(sentence)).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Regenerate Image' }));
      expect(await screen.findByRole('dialog', { name: 'Generate this image?' })).toBeVisible();
    },
  );

  it('does not offer to regenerate a broken picture without credits', async () => {
    await openEditor({}, final, 0);
    await failing('Final image of Tiny house');
    expect(screen.queryByRole('button', { name: 'Regenerate Image' })).not.toBeInTheDocument();
  });
});

describe('title and description in the editor', () => {
  it('saves title and description in place and shows a success toast', async () => {
    const { sent } = await openEditor({
      [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...draft, ...(body as object) } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title' }));
    const field = screen.getByRole('textbox', { name: 'Title' });
    await userEvent.clear(field);
    await userEvent.type(field, 'Ti{Enter}');
    expect(screen.getByRole('button', { name: 'Save title' })).toBeDisabled();
    await userEvent.type(field, 'ny boat{Enter}');
    expect(await screen.findByText('Title updated successfully')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tiny boat');

    await userEvent.click(screen.getByRole('button', { name: 'Edit description' }));
    await userEvent.click(screen.getByRole('button', { name: 'Discard description changes' }));
    await userEvent.click(screen.getByRole('button', { name: 'Edit description' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Description' }), 'Episode 12');
    await userEvent.click(screen.getByRole('button', { name: 'Save description' }));
    expect(await screen.findByText('Description updated successfully')).toBeVisible();
    expect(sent(`PATCH ${path}`).map(({ body }) => body)).toEqual([
      { title: 'Tiny boat' },
      { description: 'Episode 12' },
    ]);
  });

  it('keeps the title field open with the typed text when saving the title fails', async () => {
    await openEditor({ [`PATCH ${path}`]: refused(503, 'unavailable') });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit title' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Title' }), ' two{Enter}');
    expect(await screen.findByText('Error updating title')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('Tiny house two');
  });
});

describe('prompt form of the thumbnail editor', () => {
  it('shows an error for a short prompt and sends no request', async () => {
    const { sent } = await openEditor({});
    await userEvent.type(await screen.findByRole('textbox', { name: 'Describe the image' }), 'short');
    await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
    expect(await screen.findByText('The description must be at least 10 characters long')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Describe the image' })).toBeInvalid();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(sent('POST /api/generate-image')).toEqual([]);
  });

  it('fills the prompt form with the last request', async () => {
    await openEditor({}, { ...processing, status: 'draft' });
    expect(await screen.findByRole('textbox', { name: 'Describe the image' })).toHaveValue(prompt);
    expect(screen.getByRole('radio', { name: /1:1/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Comic' })).toBeChecked();
    expect(screen.getByRole('textbox', { name: 'Elements to include' })).toHaveValue('arrow');
  });
});

describe('thumbnail editor of a user without credits', () => {
  it('disables the button Generate Image with a reason, and the shortcut opens a dialog that links to Buy Credits', async () => {
    await openEditor({}, { ...processing, status: 'draft' }, 0);
    expect(await screen.findByRole('button', { name: 'Generate Image' })).toBeDisabled();
    expect(screen.getByText(insufficient)).toBeVisible();
    await userEvent.type(
      screen.getByRole('textbox', { name: 'Describe the image' }),
      '{Control>}{Enter}{/Control}',
    );
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('alert')).toHaveTextContent(insufficient);
    expect(dialog.getByRole('link', { name: 'Buy Credits' })).toHaveAttribute('href', '/credits');
    expect(dialog.queryByRole('button', { name: /Generate/ })).not.toBeInTheDocument();
  });
});

describe('image history of the thumbnail editor', () => {
  const images = [image(2), image(1, { aspectRatio: '9:16' })];
  const completed = {
    ...draft,
    status: 'completed' as const,
    generatedImages: images,
    generatedImageUrl: image(2).url,
  };

  it('numbers the images, newest first, and opens the image viewer', async () => {
    await openEditor({}, completed);
    const entries = within(await screen.findByRole('region', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'Generation #2',
      'Generation #1',
    ]);
    expect(within(entries[0] ?? document.body).getByText('Latest')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'View Image, generation 1' }));
    const viewer = within(screen.getByRole('dialog', { name: 'Generation 1' }));
    expect(viewer.getByText(`${prompt}, take 1`)).toBeVisible();
    expect(viewer.getByText(/9:16 · Nov 21, 2026/)).toBeVisible();
  });

  it('makes an earlier image the current image of the thumbnail', async () => {
    const { sent } = await openEditor(
      { [`PATCH ${path}`]: { status: 200, body: { ...completed, generatedImageUrl: image(1).url } } },
      completed,
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Use this image, generation 1' }));
    expect(await screen.findByText('Generation #1 is now the current image')).toBeVisible();
    expect(sent(`PATCH ${path}`)[0]?.body).toEqual({ generatedImageUrl: image(1).url });
    expect(screen.getByRole('img', { name: `Generated thumbnail: ${prompt}, take 1` })).toBeInTheDocument();
  });

  it('shows the edited image first, and makes the generated one current again and the edited one after it', async () => {
    const editedImage = { ...image(3), generationId: undefined };
    const edited = { ...completed, editedImage, generatedImageUrl: editedImage.url };
    const answers = [{ ...edited, generatedImageUrl: image(2).url }, edited];
    const { sent } = await openEditor(
      { [`PATCH ${path}`]: () => ({ status: 200, body: answers.shift() ?? edited }) },
      edited,
    );
    const history = within(await screen.findByRole('region', { name: 'History' }));
    const entries = history.getAllByRole('listitem');
    expect(entries.map((entry) => within(entry).getByRole('heading').textContent)).toEqual([
      'Edited image',
      'Generation #2',
      'Generation #1',
    ]);
    expect(within(entries[0] ?? document.body).getByText('Current')).toBeVisible();
    expect(within(entries[1] ?? document.body).getByText('Latest')).toBeVisible();
    expect(history.queryByRole('button', { name: /Reuse prompt, edited/ })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `${editedImage.url}?download=youtube`,
    );
    await userEvent.click(history.getByRole('button', { name: 'Use this image, generation 2' }));
    await userEvent.click(await history.findByRole('button', { name: 'Use this image, edited image' }));
    expect(await screen.findByText('The edited image is now the current image')).toBeVisible();
    expect(sent(`PATCH ${path}`).map(({ body }) => body)).toEqual([
      { generatedImageUrl: image(2).url },
      { generatedImageUrl: editedImage.url },
    ]);
    await userEvent.click(history.getByRole('button', { name: 'View Image, edited image' }));
    expect(screen.getByRole('dialog', { name: 'Edited image' })).toBeVisible();
  });

  it('copies the prompt and aspect ratio of an earlier image to the form', async () => {
    await openEditor({}, completed);
    await userEvent.click(await screen.findByRole('button', { name: 'Reuse prompt, generation 1' }));
    expect(screen.getByRole('textbox', { name: 'Describe the image' })).toHaveValue(`${prompt}, take 1`);
    expect(screen.getByRole('textbox', { name: 'Describe the image' })).toHaveFocus();
    expect(screen.getByRole('radio', { name: /9:16/ })).toBeChecked();
  });

  it('downloads a JPEG for YouTube by default, or the original PNG', async () => {
    await openEditor({}, completed);
    const url = image(2).url;
    expect(await screen.findByRole('link', { name: 'Download' })).toHaveAttribute(
      'href',
      `${url}?download=youtube`,
    );
    await userEvent.click(screen.getByRole('button', { name: 'More download formats' }));
    expect(screen.getByRole('menuitem', { name: /Original PNG/ })).toHaveAttribute(
      'href',
      `${url}?download=original`,
    );
  });
});
