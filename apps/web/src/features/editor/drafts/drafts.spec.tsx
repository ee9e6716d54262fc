import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setLanguage } from '../../../shared/i18n/translation';
import { jsonSample } from '../../../testing/samples';
import { answerDrafts, reading } from '../testing/drafts-answer';
import { accepted, draft, image, openEditor, path, refused } from '../testing/open-editor';

const prompt = 'How my neighbor vanished after the storm';
const proposals = 'POST /api/drafts';
const generation = 'POST /api/generate-image';

type Answer = Parameters<typeof openEditor>[0][string];

/** Opens the editor and types a prompt. The drafts appear after a pause. */
const open = async (answer: Answer = (call) => answerDrafts(call), thumbnail = draft, others = {}) => {
  const app = await openEditor(
    {
      [proposals]: answer,
      [generation]: ({ headers }) => ({ status: 202, body: accepted(headers['idempotency-key'] ?? '') }),
      [`PATCH ${path}`]: ({ body }) => ({ status: 200, body: { ...thumbnail, ...(body as object) } }),
      ...others,
    },
    thumbnail,
  );
  await type(prompt);
  return app;
};

const type = async (text: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name: 'Describe the image' }), {
    target: { value: text },
  });
const region = () => screen.findByRole('region', { name: 'Drafts' });
const option = (name: string) => screen.findByRole('radio', { name });
const generate = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Generate for 1 credit' }));
};
const idOf = (element: HTMLElement) => (element as HTMLInputElement).value;
const field = () => screen.findByRole('textbox', { name: 'Words in the image' });

it('shows the drafts of the typed prompt as a radio group whose first draft is picked', async () => {
  await open();
  const first = await option('Draft 1 of 6: VANISHED, one thing');
  expect(first).toBeChecked();
  const names = within(await region())
    .getAllByRole('radio')
    .map((radio) => radio.getAttribute('aria-label'));
  expect(names).toEqual([
    'Draft 1 of 6: VANISHED, one thing',
    'Draft 2 of 6: GONE, words alone',
    'Draft 3 of 6: VANISHED, close-up',
    'Draft 4 of 6: GONE, mystery',
    'Draft 5 of 6: VANISHED, poster',
    'Draft 6 of 6: GONE, number',
  ]);
  const groups = new Set(
    within(await region())
      .getAllByRole<HTMLInputElement>('radio')
      .map(({ name }) => name),
  );
  expect(groups.size).toBe(1);
  expect(await screen.findByText('6 drafts')).toHaveAttribute('role', 'status');
});

it('requests drafts once for a text that is typed quickly, and none for a text that is too short', async () => {
  const { sent } = await open();
  await type('short');
  expect(screen.queryByRole('region', { name: 'Drafts' })).not.toBeInTheDocument();
  await type(`${prompt} in May`);
  await option('Draft 1 of 6: VANISHED, one thing');
  expect(sent(proposals).map(({ body }) => (body as { prompt: string }).prompt)).toEqual([
    `${prompt} in May`,
  ]);
});

it('sends the first draft with a request for an image if no draft was picked', async () => {
  const { sent } = await open();
  const first = await option('Draft 1 of 6: VANISHED, one thing');
  await generate();
  await waitFor(() => expect(sent(generation)).toHaveLength(1));
  expect(sent(generation)[0]?.body).toMatchObject({ prompt, draft: idOf(first) });
});

it('sends the draft that was picked with the arrow keys, and shows it on the stage', async () => {
  const { sent } = await open();
  const user = userEvent.setup();
  await user.click(await option('Draft 2 of 6: GONE, words alone'));
  await user.keyboard('{ArrowRight}');
  const third = await option('Draft 3 of 6: VANISHED, close-up');
  expect(third).toBeChecked();
  expect(await screen.findByText('Draft, free')).toBeVisible();
  await generate();
  await waitFor(() => expect(sent(generation)).toHaveLength(1));
  expect(sent(generation)[0]?.body).toMatchObject({ draft: idOf(third) });
});

it('asks before the draft of the last image is paid again', async () => {
  const last = {
    imageDescription: prompt,
    style: 'photorealistic' as const,
    mood: 'intense' as const,
    colorPalette: 'Vibrant' as const,
    elementsToInclude: [],
    elementsToAvoid: [],
    aspectRatio: '16:9' as const,
    draft: 'draft-0-thing-VANISHED',
  };
  await open(undefined, {
    ...draft,
    generatedImages: [image(1)],
    generatedImageUrl: image(1).url,
    status: 'completed',
    prompt: last,
  });
  const repeated = /^This draft is drawn already/;
  await userEvent.click(await screen.findByRole('button', { name: 'Show drafts' }));
  await option('Draft 1 of 6: VANISHED, one thing');
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  expect(await screen.findByText(repeated)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await option('Draft 2 of 6: GONE, words alone'));
  await userEvent.click(screen.getByRole('button', { name: 'Generate Image' }));
  expect(await screen.findByRole('button', { name: 'Generate for 1 credit' })).toBeVisible();
  expect(screen.queryByText(repeated)).not.toBeInTheDocument();
});

it('sends no draft of an earlier prompt', async () => {
  let answers = 0;
  const { sent } = await open((call) => {
    answers += 1;
    return answers === 1 ? answerDrafts(call) : new Promise(() => undefined);
  });
  await userEvent.click(await option('Draft 2 of 6: GONE, words alone'));
  await type('A parrot insults its owner in front of guests');
  await generate();
  await waitFor(() => expect(sent(generation)).toHaveLength(1));
  expect(sent(generation)[0]?.body).not.toHaveProperty('draft');
});

it('draws all drafts with the words of the creator, and a proposed hook is set with one click', async () => {
  const hooks = [
    { text: 'NEVER AGAIN', kind: 'strong', certainty: 0.8 },
    { text: 'THE STORM', kind: 'topic', certainty: 0.3 },
  ];
  await open((call) => answerDrafts(call, { hooks }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use the words “NEVER AGAIN”' }));
  expect(await field()).toHaveValue('NEVER AGAIN');
  expect(await option('Draft 6 of 6: NEVER AGAIN, number')).toBeInTheDocument();
  fireEvent.change(await field(), { target: { value: 'WHERE IS HE?' } });
  expect(await option('Draft 1 of 6: WHERE IS HE?, one thing')).toBeChecked();
  expect(await option('Draft 6 of 6: WHERE IS HE?, number')).toBeInTheDocument();
});

it('asks for words if no hook of the prompt is certain, until the creator writes some', async () => {
  await open((call) => answerDrafts(call, { hooks: [{ text: 'THE STORM', kind: 'topic', certainty: 0.3 }] }));
  expect(await screen.findByText('Which words should it show?')).toBeVisible();
  expect(await field()).toHaveAccessibleDescription('Which words should it show?');
  fireEvent.change(await field(), { target: { value: 'GONE' } });
  expect(screen.queryByText('Which words should it show?')).not.toBeInTheDocument();
});

it('replaces the drafts by six more of the same prompt', async () => {
  const { sent } = await open();
  await option('Draft 1 of 6: VANISHED, one thing');
  await userEvent.click(screen.getByRole('button', { name: 'Six more' }));
  await waitFor(() => expect(sent(proposals)).toHaveLength(2));
  expect(sent(proposals).map(({ body }) => (body as { seed: number }).seed)).toEqual([undefined, 1]);
  await waitFor(async () =>
    expect(idOf(await option('Draft 1 of 6: VANISHED, one thing'))).toMatch(/^draft-1-/),
  );
});

it('requests drafts with the settings of the form that they depend on', async () => {
  const { sent } = await open();
  fireEvent.change(await screen.findByRole('textbox', { name: 'Elements to avoid' }), {
    target: { value: 'people, text' },
  });
  await userEvent.click(screen.getByRole('radio', { name: /9:16/ }));
  await waitFor(() =>
    expect(sent(proposals).at(-1)?.body).toMatchObject({
      prompt,
      aspectRatio: '9:16',
      elementsToAvoid: ['people', 'text'],
      style: 'photorealistic',
      count: 6,
    }),
  );
});

it('names the words that no draft shows, and says before paying that the studio cannot photograph', async () => {
  await open((call) => answerDrafts(call, { notDrawn: ['castle', 'smashing'], photographic: true }));
  expect(await screen.findByText('Not drawn: castle, smashing')).toBeVisible();
  expect(
    await screen.findByText(/^Studio draws and cannot photograph\. Use your own photo, or/),
  ).toBeVisible();
});

it('shows a sentence instead of drafts for a prompt that names nothing', async () => {
  await open({ status: 200, body: { reading: reading(), drafts: [] } });
  expect(await screen.findByText(/^There are no drafts for this prompt\./)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Six more' })).not.toBeInTheDocument();
});

it('shows an error with a retry, and the drafts after it', async () => {
  let isDown = true;
  await open((call) => (isDown ? { ...refused(500, 'internal'), headers: {} } : answerDrafts(call)));
  const alert = await within(await region()).findByRole('alert');
  expect(alert).toHaveTextContent(/^The drafts could not be loaded\./);
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await option('Draft 1 of 6: VANISHED, one thing')).toBeChecked();
});

it.each([
  [429, 'too_many_requests'],
  [503, 'overloaded'],
] as const)(
  'says that drafts take a moment after an answer %i, and loads them without a click',
  async (status, code) => {
    let answers = 0;
    await open((call) => {
      answers += 1;
      return answers === 1 ? refused(status, code) : answerDrafts(call);
    });
    expect(await screen.findByText('The drafts take a moment. They appear without your help.')).toBeVisible();
    expect(await option('Draft 1 of 6: VANISHED, one thing')).toBeChecked();
  },
);

it('shows no drafts for a prompt that the server refuses', async () => {
  const { sent } = await open(refused(400, 'prompt_refused'));
  await waitFor(() => expect(sent(proposals)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Drafts' })).not.toBeInTheDocument());
});

describe('drafts of a thumbnail with an image', () => {
  const made = {
    ...draft,
    generatedImages: [image(1)],
    generatedImageUrl: image(1).url,
    status: 'completed' as const,
  };
  const picture = () => screen.queryByRole('img', { name: /^Generated thumbnail:/ });

  it('are on the stage only after a click, also on the draft that is picked already', async () => {
    await open(undefined, made);
    await userEvent.click(await option('Draft 1 of 6: VANISHED, one thing'));
    expect(await screen.findByText('Draft, free')).toBeVisible();
    expect(picture()).not.toBeInTheDocument();
  });

  it('are requested for an unchanged prompt after a click', async () => {
    const { sent } = await openEditor(
      { [proposals]: (call) => answerDrafts(call) },
      {
        ...made,
        prompt: {
          imageDescription: prompt,
          style: 'comic',
          mood: 'happy',
          colorPalette: 'Warm',
          elementsToInclude: [],
          elementsToAvoid: [],
          aspectRatio: '16:9',
        },
      },
    );
    const show = await screen.findByRole('button', { name: 'Show drafts' });
    expect(sent(proposals)).toEqual([]);
    await userEvent.click(show);
    expect(await option('Draft 1 of 6: VANISHED, one thing')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: /^Generated thumbnail:/ })).toBeInTheDocument();
  });
});

it('says that another image model draws the image, of which the drafts show the idea', async () => {
  const model = {
    id: 'openai',
    label: { en: 'OpenAI', es: 'OpenAI' },
    modelId: null,
    qualities: [{ quality: 'standard', credits: 1 }],
    progress: 'none',
    previews: false,
    seed: false,
    photographs: true,
    letters: true,
    usualMs: null,
    example: null,
  };
  await open((call) => answerDrafts(call, { photographic: true }), draft, {
    'GET /api/config': { status: 200, body: jsonSample.config({ imageModels: ['openai', 'studio'] }) },
    'GET /api/image-models': { status: 200, body: { items: [model] } },
  });
  expect(await screen.findByText('OpenAI draws the image. The drafts show the idea.')).toBeVisible();
  expect(screen.queryByText(/cannot photograph/)).not.toBeInTheDocument();
});

it('names the drafts in Spanish', async () => {
  await open((call) => answerDrafts(call, { notDrawn: ['castillo'] }));
  await option('Draft 3 of 6: VANISHED, close-up');
  act(() => setLanguage('es'));
  expect(await option('Boceto 3 de 6: VANISHED, primer plano')).toBeInTheDocument();
  expect(screen.getByText('No se dibuja: castillo')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Seis más' })).toBeVisible();
});
