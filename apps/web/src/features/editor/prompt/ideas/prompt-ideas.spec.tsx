import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, openEditor, path } from '../../testing/open-editor';
import { englishIdeas } from './english-ideas';

it('offers ideas of a niche while the prompt is empty, and another one with each press of "Surprise me"', async () => {
  await openEditor({
    [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...draft, ...(body as object) } }),
  });
  const prompt = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Describe the image/ });
  await userEvent.selectOptions(await screen.findByLabelText('Niche'), 'Cooking');
  const [first = ''] = englishIdeas.cooking;
  expect(await screen.findByRole('button', { name: first })).toBeVisible();
  const surprise = screen.getByRole('button', { name: 'Surprise me' });
  const given = new Set<string>();
  for (let press = 0; press < englishIdeas.cooking.length; press += 1) {
    await userEvent.click(surprise);
    given.add(prompt.value);
    expect(surprise).toHaveFocus();
  }
  expect([...given].sort()).toEqual([...englishIdeas.cooking].sort());
  expect(screen.queryByRole('button', { name: first })).toBeNull();
  await userEvent.type(prompt, ' and more');
  expect(screen.queryByRole('button', { name: 'Surprise me' })).toBeNull();
});
