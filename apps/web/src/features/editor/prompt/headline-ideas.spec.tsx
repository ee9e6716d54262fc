import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { draft, image, openEditor, path } from '../testing/open-editor';
import { answerDrafts } from '../testing/drafts-answer';
import { understood } from '../testing/understood';

const headlines = ['PAID OFF $23,000', 'HOW I DID IT'];
const hooks = headlines.map((text) => ({ text, kind: 'price', certainty: 0.8 }));
const titles = ['How I paid off $23,000 of debt: the numbers'];
const prompt = 'How I paid off $23,000 of debt in one year';

const open = (thumbnail = draft) =>
  openEditor(
    {
      'POST /api/understand': { status: 200, body: understood({ proposals: { headlines, titles } }) },
      'POST /api/drafts': (call) => answerDrafts(call, { hooks }),
      [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...draft, ...(body as object) } }),
    },
    thumbnail,
  );

const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name });
const type = async (text: string) =>
  fireEvent.change(await field(/^Describe the image/), { target: { value: text } });
const idea = (name: string) => screen.findByRole('button', { name: `Use the words “${name}”` });

it('puts proposed words into the field, and a second click restores the own words', async () => {
  await open();
  await type(prompt);
  const headline = await field(/^Words in the image/);
  await userEvent.type(headline, 'My own words');
  await userEvent.click(await idea('HOW I DID IT'));
  expect(headline).toHaveValue('HOW I DID IT');
  await userEvent.click(await idea('PAID OFF $23,000'));
  expect(headline).toHaveValue('PAID OFF $23,000');
  expect(await screen.findByRole('button', { name: 'Put back “My own words”' })).toBeVisible();
  await userEvent.click(await idea('PAID OFF $23,000'));
  expect(headline).toHaveValue('My own words');
  expect(screen.queryByRole('button', { name: /^Put back/ })).toBeNull();
});

it('restores words that the creator typed after the first click', async () => {
  await open();
  await type(prompt);
  const headline = await field(/^Words in the image/);
  await userEvent.click(await idea('HOW I DID IT'));
  fireEvent.change(headline, { target: { value: 'Typed later' } });
  await userEvent.click(await idea('PAID OFF $23,000'));
  await userEvent.click(await screen.findByRole('button', { name: 'Put back “Typed later”' }));
  expect(headline).toHaveValue('Typed later');
});

it('lists title ideas of the finished picture after they are opened, with a copy button each', async () => {
  const user = userEvent.setup();
  const made = image(1);
  const { sent } = await open({
    ...draft,
    status: 'completed',
    generatedImageUrl: made.url,
    generatedImages: [made],
    prompt: {
      imageDescription: prompt,
      style: 'comic',
      mood: 'happy',
      colorPalette: 'Warm',
      elementsToInclude: [],
      elementsToAvoid: [],
      aspectRatio: '16:9',
    },
  });
  const summary = await screen.findByText('Title ideas for your video');
  expect(sent('POST /api/understand')).toEqual([]);
  await user.click(summary);
  const list = (await screen.findByText(titles[0] ?? '')).closest('ul');
  await user.click(
    within(list as HTMLElement).getByRole('button', { name: `Copy the title “${titles[0]}”` }),
  );
  expect(await navigator.clipboard.readText()).toBe(titles[0]);
});
