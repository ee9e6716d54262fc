import type { EarlierPrompt } from '@portada/contracts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, openEditor, path } from '../../testing/open-editor';
import { found } from './found';

const earlier = (
  n: number,
  prompt: string,
  changes: Partial<EarlierPrompt['request']> = {},
): EarlierPrompt => ({
  generationId: `7d444840-9dc0-41d1-b245-00000000060${n}`,
  thumbnailId: draft.id,
  createdAt: '2026-11-21T10:00:00.000Z',
  request: {
    prompt,
    style: 'neon',
    mood: 'funny',
    colorPalette: 'Warm',
    aspectRatio: '1:1',
    elementsToInclude: ['arrow'],
    elementsToAvoid: [],
    ...changes,
  },
});
const items = [
  earlier(1, 'A red rocket on a messy desk', { headline: 'LIFT OFF', place: 'forest' }),
  earlier(2, 'Un café con leche en París'),
];

const open = async (body: { status: number; body?: unknown } = { status: 200, body: { items } }) => {
  const app = await openEditor({
    'GET /api/me/prompts': body,
    [`PATCH ${path}`]: ({ body: changed }) => ({ status: 200, body: { ...draft, ...(changed as object) } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Earlier prompts' }));
  return { app, dialog: await screen.findByRole('dialog', { name: 'Earlier prompts' }) };
};

it('finds earlier prompts by words, and Enter in the search requests no image', async () => {
  const { app, dialog } = await open();
  const search = await within(dialog).findByRole('searchbox');
  await userEvent.type(search, 'cafe PARIS{Enter}');
  expect(within(dialog).getAllByRole('listitem')).toHaveLength(1);
  await userEvent.type(search, ' moon');
  expect(within(dialog).getByText('No prompt contains these words.')).toBeVisible();
  expect(app.sent('POST /api/generate-image')).toEqual([]);
});

it('puts an earlier prompt with its settings into the form, and "Undo" puts the former values back', async () => {
  const { dialog } = await open();
  const prompt = screen.getByRole<HTMLTextAreaElement>('textbox', {
    name: /^Describe the image/,
    hidden: true,
  });
  await userEvent.click(
    await within(dialog).findByRole('button', { name: 'Use this prompt: A red rocket on a messy desk' }),
  );
  await waitFor(() => expect(prompt).toHaveValue('A red rocket on a messy desk'));
  expect(screen.getByRole('textbox', { name: /^Words in the image/ })).toHaveValue('LIFT OFF');
  expect(screen.getByRole('textbox', { name: 'Elements to include' })).toHaveValue('arrow');
  expect(screen.getByLabelText('Mood')).toHaveValue('funny');
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(prompt).toHaveValue('');
  expect(screen.getByLabelText('Mood')).toHaveValue('intense');
});

it('tells that there are no earlier prompts', async () => {
  const { dialog } = await open({ status: 200, body: { items: [] } });
  expect(await within(dialog).findByText(/^No prompts yet/)).toBeVisible();
});

it('finds all prompts without words, and searches in the headline as well', () => {
  expect(found(items, '  ')).toEqual(items);
  expect(found(items, 'lift')).toEqual([items[0]]);
});
