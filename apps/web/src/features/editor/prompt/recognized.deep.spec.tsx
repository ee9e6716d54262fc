import { type PromptUnderstanding, fieldMessages } from '@portada/contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../../shared/i18n/translation';
import { jsonSample } from '../../../testing/samples';
import { draft, openEditor, path, refused } from '../testing/open-editor';
import { understood } from '../testing/understood';

const prompt = 'A shocked woman with a golden retriever and a flurbel at the beach, red arrow, without water';

const reading: PromptUnderstanding = understood({
  headline: 'A GOLDEN RETRIEVER AT THE BEACH',
  subjects: [{ words: 'golden retriever', drawing: 'dog face', crossedOut: false }],
  place: 'beach',
  placeWords: 'beach',
  people: { words: 'woman', count: 1, gender: 'f', mood: 'shocked', pose: null },
  mood: { name: 'shocked', words: 'shocked' },
  layout: [{ what: 'arrow', words: 'red arrow' }],
  avoid: ['water'],
  unknown: ['flurbel'],
});

type Body = { prompt: string; elementsToAvoid: string[]; elementsToInclude: string[] };

/**
 * Answers a request to understand a prompt like the server: the lists in the request decide which things are shown,
 * excluded and unknown.
 */
const read = ({ body }: { body: unknown }) => {
  const { elementsToAvoid, elementsToInclude } = body as Body;
  return {
    status: 200,
    body: {
      ...reading,
      subjects: reading.subjects.filter(({ words }) => !elementsToAvoid.includes(words)),
      avoid: [...elementsToAvoid, ...reading.avoid],
      unknown: reading.unknown.filter((word) => !elementsToInclude.includes(word)),
    },
  };
};

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const chip = (name: string | RegExp) => screen.findByRole('button', { name });

/** Opens the editor and types the prompt. The recognition chips appear after a pause. */
const openRecognized = async (answer: Parameters<typeof openEditor>[0][string] = read) => {
  const app = await openEditor({
    'GET /api/config': { status: 200, body: jsonSample.config() },
    'POST /api/understand': answer,
    [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...draft, ...(body as object) } }),
  });
  fireEvent.change(await field(/^Describe the image/), { target: { value: prompt } });
  return app;
};

const understoodLists = ({ sent }: Awaited<ReturnType<typeof openRecognized>>) =>
  sent('POST /api/understand').map(({ body }) => (body as Body).elementsToAvoid);

it('shows a recognition chip for each recognized part of the prompt, and the accessible name states the effect of a click', async () => {
  await openRecognized();
  const region = await screen.findByRole('region', { name: 'Recognized in your prompt' });
  expect(
    within(region)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Leave out “golden retriever”',
    'Place: beach. Change it in the description',
    'Person. Change it in the description',
    'Feeling: shocked. Change it in the description',
    'Layout: red arrow. Change it in the description',
    'without water. Change it in the description',
    'Words: A GOLDEN RETRIEVER AT THE BEACH. Change it in the field for words',
    'Write “flurbel” in the image',
  ]);
  for (const button of within(region).getAllByRole('button')) {
    expect(button.getAttribute('aria-label')).toContain(button.firstElementChild?.textContent);
  }
});

it('excludes a thing from the picture with a click on its recognition chip, and restores the list of elements exactly with a second click', async () => {
  const app = await openRecognized();
  const avoid = await field('Elements to avoid');
  fireEvent.change(avoid, { target: { value: ' people,text, ' } });
  const button = await chip('Leave out “golden retriever”');
  expect(button).toHaveAttribute('aria-pressed', 'false');

  await userEvent.click(button);
  expect(avoid).toHaveValue(' people,text, golden retriever');
  await waitFor(() => expect(understoodLists(app)).toContainEqual(['people', 'text', 'golden retriever']));
  expect(button).toBeVisible();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleName('Leave out “golden retriever”');
  expect(button).toHaveAccessibleDescription('Show “golden retriever” again');
  expect(within(button).getByText('golden retriever')).toHaveClass('line-through');

  await userEvent.keyboard('{Enter}');
  expect(avoid).toHaveValue(' people,text, ');
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(button).toHaveFocus();
  expect(await field(/^Describe the image/)).toHaveValue(prompt);
});

it('keeps the chip of an excluded thing when the next response no longer contains the thing', async () => {
  const app = await openRecognized();
  const button = await chip('Leave out “golden retriever”');
  await userEvent.click(button);
  await waitFor(() => expect(understoodLists(app)).toContainEqual(['golden retriever']));
  expect(await chip('without water. Change it in the description')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Leave out “golden retriever”' })).toBe(button);
  expect(screen.queryByText('without golden retriever')).not.toBeInTheDocument();
});

it('adds an unknown word to the image with a click, and removes the word with a second click', async () => {
  await openRecognized();
  const button = await chip('Write “flurbel” in the image');
  const include = await field('Elements to include');
  await userEvent.click(button);
  expect(include).toHaveValue('flurbel');
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(button).toHaveAccessibleDescription('Do not write “flurbel” in the image');
  await userEvent.click(button);
  expect(include).toHaveValue('');
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('selects the words of a clicked recognition chip in the prompt field', async () => {
  await openRecognized();
  await userEvent.click(await chip(/^Place: beach/));
  const text = await field(/^Describe the image/);
  expect(text).toHaveFocus();
  expect(text.value.slice(text.selectionStart ?? 0, text.selectionEnd ?? 0)).toBe('beach');
});

it('fills an empty headline field with the recognized headline, and keeps a headline that the creator wrote', async () => {
  await openRecognized();
  const headline = await field(/^Words in the image/);
  await userEvent.click(await chip(/^Words:/));
  expect(headline).toHaveFocus();
  expect(headline).toHaveValue('A GOLDEN RETRIEVER AT THE BEACH');
  fireEvent.change(headline, { target: { value: 'My dog' } });
  await userEvent.click(await chip(/^Words:/));
  expect(headline).toHaveFocus();
  expect(headline).toHaveValue('My dog');
});

it('moves the focus to the list of elements to avoid if the clicked element is not in the prompt', async () => {
  await openRecognized();
  const avoid = await field('Elements to avoid');
  fireEvent.change(avoid, { target: { value: 'people' } });
  await userEvent.click(await chip('without people. Change it in the elements to avoid'));
  expect(avoid).toHaveFocus();
});

it('moves the focus to the list of elements instead of adding an element if the list is full', async () => {
  await openRecognized();
  const avoid = await field('Elements to avoid');
  const full = Array.from({ length: 10 }, (_, nr) => `thing ${nr}`).join(', ');
  fireEvent.change(avoid, { target: { value: full } });
  const button = await chip('Leave out “golden retriever”');
  await userEvent.click(button);
  expect(avoid).toHaveValue(full);
  expect(avoid).toHaveFocus();
  expect(button).toHaveAttribute('aria-pressed', 'false');
});

it('shows the recognition chips of a prompt in Spanish', async () => {
  await openRecognized();
  await chip(/^Place: beach/);
  act(() => setLanguage('es'));
  const region = await screen.findByRole('region', { name: 'Reconocido en tu descripción' });
  expect(
    within(region)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label')),
  ).toEqual([
    'Dejar fuera «golden retriever»',
    'Lugar: beach. Cambiarlo en la descripción',
    'Persona. Cambiarlo en la descripción',
    'Emoción: shocked. Cambiarlo en la descripción',
    'Composición: red arrow. Cambiarlo en la descripción',
    'sin water. Cambiarlo en la descripción',
    'Texto: A GOLDEN RETRIEVER AT THE BEACH. Cambiarlo en el campo del texto',
    'Escribir «flurbel» en la imagen',
  ]);
});

it('shows the sides of a comparison as chips, and a click excludes one side', async () => {
  await openRecognized({
    status: 200,
    body: understood({
      form: 'versus',
      sides: ['golden retriever', 'flurbel'],
      subjects: reading.subjects,
    }),
  });
  const first = await chip('Leave out “Side 1: golden retriever”');
  expect(await chip('Side 2: flurbel. Change it in the description')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave out “golden retriever”' })).not.toBeInTheDocument();
  await userEvent.click(first);
  expect(await field('Elements to avoid')).toHaveValue('golden retriever');
  expect(first).toHaveAttribute('aria-pressed', 'true');
});

it('shows the reason for a refusal in a live region while the server would refuse the prompt', async () => {
  let isRefused = true;
  const refusal = jsonSample.refusal('prompt_refused', { prompt: fieldMessages.prompt_sexual.en });
  await openRecognized((call) => (isRefused ? { status: 400, body: refusal } : read(call)));
  const reason = await screen.findByText(refusal.error);
  expect(reason).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('region', { name: 'Recognized in your prompt' })).not.toBeInTheDocument();

  isRefused = false;
  fireEvent.change(await field(/^Describe the image/), { target: { value: `${prompt}.` } });
  expect(await screen.findByRole('region', { name: 'Recognized in your prompt' })).toBeVisible();
  expect(screen.queryByText(refusal.error)).not.toBeInTheDocument();
});

it('shows no recognition chips when the server cannot read the prompt', async () => {
  const { sent } = await openRecognized(refused(503, 'unavailable'));
  await waitFor(() => expect(sent('POST /api/understand')).not.toEqual([]));
  expect(screen.queryByRole('region', { name: 'Recognized in your prompt' })).not.toBeInTheDocument();
});
