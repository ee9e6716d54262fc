import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, openEditor, path, prompt } from '../testing/open-editor';
import { promptValuesOf } from './prompt-form';

const id = '7d444840-9dc0-41d1-b245-5ffdce74fae1';
const person = {
  id,
  name: 'Ana',
  assetId: '7d444840-9dc0-41d1-b245-5ffdce74fae2',
  maskId: '7d444840-9dc0-41d1-b245-5ffdce74fae3',
  crop: null,
  width: 400,
  height: 400,
  createdAt: '2026-11-20T10:00:00.000Z',
};
const people = (...items: object[]) => ({ 'GET /api/people': { status: 200, body: { items } } });
const post = 'POST /api/generate-image';
const draftOf = (saved: string) => ({
  ...draft,
  promptDraft: {
    ...promptValuesOf(draft),
    prompt,
    variants: 1,
    person: { gender: '', skin: '', hair: '', saved },
  },
});

const generate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
};

it('sends the chosen saved person with the request', async () => {
  const { sent } = await openEditor(
    {
      ...people(person),
      [post]: () => new Promise(() => undefined),
      [`PATCH ${path}`]: { status: 200, body: draft },
    },
    draftOf('') as typeof draft,
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Who it is' }), 'Ana');
  await generate();
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  expect(sent(post)[0]?.body).toMatchObject({ prompt, savedPersonId: id });
});

it('draws the person if the saved person of the draft was deleted', async () => {
  const { sent } = await openEditor(
    {
      ...people(),
      [post]: () => new Promise(() => undefined),
      [`PATCH ${path}`]: { status: 200, body: draft },
    },
    draftOf(id) as typeof draft,
  );
  await screen.findByRole('button', { name: 'Generate Image' });
  expect(screen.queryByRole('combobox', { name: 'Who it is' })).not.toBeInTheDocument();
  await waitFor(async () => {
    await generate();
    expect(sent(post)).toHaveLength(1);
  });
  expect(sent(post)[0]?.body).not.toHaveProperty('savedPersonId');
});
