import type { PromptDraft, Thumbnail } from '@portada/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userStorageKey } from '../../../shared/session/user-storage';
import { queryKeys } from '../../../shared/query-keys';
import { draft, openEditor, path, processing, prompt, refused } from '../testing/open-editor';
import { promptValuesOf } from './prompt-form';

const key = userStorageKey(draft.userId, `prompt-draft.${draft.id}`);
const promptDraft: PromptDraft = {
  ...promptValuesOf(draft),
  elementsToInclude: 'arrow, ',
  prompt: 'A tiny house on a hill',
} as PromptDraft;
const patched = ({ body }: { body: unknown }) => ({ status: 200, body: { ...draft, ...(body as object) } });
const field = () => screen.findByRole('textbox', { name: /^Describe the image/ });
const type = async (value: string) => fireEvent.change(await field(), { target: { value } });

it('shows the saved prompt draft in the editor instead of the last request, and does not send the draft again', async () => {
  const { sent } = await openEditor({}, { ...draft, prompt: processing.prompt, promptDraft });
  expect(await field()).toHaveValue('A tiny house on a hill');
  fireEvent.focusOut(await field());
  expect(sent(`PATCH ${path}`)).toEqual([]);
});

it('stores the typed prompt in the browser until the server has saved the prompt', async () => {
  const { sent, queryClient } = await openEditor({ [`PATCH ${path}`]: patched });
  await type(prompt);
  expect(localStorage.getItem(key)).toContain(prompt);
  fireEvent.focusOut(await field());
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  expect(sent(`PATCH ${path}`)).toMatchObject([{ body: { promptDraft: { prompt } } }]);
  const known = queryClient.getQueryData<Thumbnail>(queryKeys.thumbnails.one(draft.id));
  expect(known?.promptDraft?.prompt).toBe(prompt);
});

it('sends the prompt draft again when the network is back', async () => {
  let isAway = true;
  await openEditor({ [`PATCH ${path}`]: (call) => (isAway ? refused(503, 'unavailable') : patched(call)) });
  await type(prompt);
  const sentWhileAway = () => jest.mocked(fetch).mock.calls.filter(([, init]) => init?.method === 'PATCH');
  fireEvent.focusOut(await field());
  await waitFor(() => expect(sentWhileAway()).not.toEqual([]));
  expect(localStorage.getItem(key)).toContain(prompt);
  isAway = false;
  await waitFor(() => {
    dispatchEvent(new Event('online'));
    expect(localStorage.getItem(key)).toBeNull();
  });
});

it('keeps the old text of a prompt field when the creator restores the text while the changed draft is being saved', async () => {
  let save = () => {};
  const delayed = new Promise<void>((resolve) => (save = resolve));
  const { sent, queryClient } = await openEditor({
    [`PATCH ${path}`]: async (call) => {
      if (JSON.stringify(call.body).includes('Another idea')) await delayed;
      return patched(call);
    },
  });
  await type(prompt);
  fireEvent.focusOut(await field());
  await waitFor(() => expect(localStorage.getItem(key)).toBeNull());
  await type('Another idea');
  fireEvent.focusOut(await field());
  await waitFor(() => expect(sent(`PATCH ${path}`)).toHaveLength(2));
  await type(prompt);
  await act(async () => save());
  const known = () => queryClient.getQueryData<Thumbnail>(queryKeys.thumbnails.one(draft.id));
  await waitFor(() => expect(known()?.promptDraft?.prompt).toBe('Another idea'));
  expect(await field()).toHaveValue(prompt);
});

it('applies prompt drafts of another tab only to fields that were not edited in this tab', async () => {
  await openEditor({ [`PATCH ${path}`]: patched });
  await type('Mine');
  const newValue = JSON.stringify({ ...promptDraft, headline: 'THEIRS' });
  act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })));
  expect(await screen.findByDisplayValue('THEIRS')).toBeVisible();
  expect(await field()).toHaveValue('Mine');
});
