import { emptyBrandKit } from '@portada/contracts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, openEditor, path, prompt } from '../testing/open-editor';
import { promptValuesOf } from './prompt-form';

const post = 'POST /api/generate-image';
const open = (kit: object) =>
  openEditor(
    {
      'GET /api/brand-kit': { status: 200, body: { ...emptyBrandKit, ...kit } },
      [post]: () => new Promise(() => undefined),
      [`PATCH ${path}`]: { status: 200, body: draft },
    },
    { ...draft, promptDraft: { ...promptValuesOf(draft), prompt } },
  );
const generate = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
};
const brandSwitch = () => screen.findByRole('switch', { name: 'Use my brand' });

it('sends a request with the brand once the creator has turned it on, and remembers the choice', async () => {
  const first = await open({ faces: ['Anton'] });
  expect(await brandSwitch()).not.toBeChecked();
  await userEvent.click(await brandSwitch());
  await generate();
  await waitFor(() => expect(first.sent(post)).toHaveLength(1));
  expect(first.sent(post)[0]?.body).toMatchObject({ prompt, brand: true });
  const stored = Object.keys(localStorage).filter((key) => key.endsWith('.brand-in-images'));
  expect(stored).toHaveLength(1);
  await userEvent.click(await brandSwitch());
  expect(localStorage.getItem(stored[0] ?? '')).toBeNull();
});

it('offers no brand to a user whose brand kit is empty, and sends none', async () => {
  const { sent } = await open({});
  await generate();
  await waitFor(() => expect(sent(post)).toHaveLength(1));
  expect(screen.queryByRole('switch', { name: 'Use my brand' })).not.toBeInTheDocument();
  expect(sent(post)[0]?.body).not.toHaveProperty('brand');
});
