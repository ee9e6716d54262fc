import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, openEditor, path, prompt } from '../testing/open-editor';
import { promptValuesOf } from './prompt-form';

const post = 'POST /api/generate-image';
const draftAt = (place: string) => ({
  ...draft,
  promptDraft: { ...promptValuesOf(draft), prompt, variants: 1, place },
});

const open = (place: string) =>
  openEditor(
    { [post]: () => new Promise(() => undefined), [`PATCH ${path}`]: { status: 200, body: draft } },
    draftAt(place) as typeof draft,
  );

const generate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
};

it('sends the chosen place with the request and names it while the choice is closed', async () => {
  const { sent } = await open('');
  await userEvent.click(await screen.findByText('Place: Chosen by the studio'));
  await userEvent.click(screen.getByRole('radio', { name: 'Forest' }));
  expect(screen.getByText('Place: Forest')).toBeInTheDocument();
  await generate();
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  expect(sent(post)[0]?.body).toMatchObject({ prompt, place: 'forest' });
});

it('sends no place if the studio chooses it again', async () => {
  const { sent } = await open('city');
  await userEvent.click(await screen.findByText('Place: City'));
  await userEvent.click(screen.getByRole('radio', { name: 'Chosen by the studio' }));
  await generate();
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  expect(sent(post)[0]?.body).not.toHaveProperty('place');
});
