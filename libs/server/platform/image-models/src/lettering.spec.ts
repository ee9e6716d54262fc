import { detailsOfModel } from '@portada/contracts';
import type { ImageSimulator } from '@portada/simulators';
import { type HostedName, hostedFixtures, hostedModelOf } from './hosted.fixture';
import { everything, modelInput } from './image-model.contract';

const names = Object.keys(hostedFixtures) as HostedName[];
const headlineArea = { left: 0.03, top: 0.1, width: 0.4, height: 0.7 };
const drawnHeadline = { words: '¿Vale la pena?', language: 'es' as const };
const simulators: ImageSimulator[] = [];
afterAll(() => Promise.all(simulators.map((simulator) => simulator.close())));

/** Asks a model for one image with and one without a drawn headline. @returns both prompts and files */
const asked = async (name: HostedName) => {
  const simulator = await hostedFixtures[name].start();
  simulators.push(simulator);
  const model = hostedModelOf(name, simulator);
  const fileOf = async (more: object) => {
    const input = { ...modelInput(), headlineArea, ...more };
    const done = (await everything(model.start(input, new AbortController().signal))).at(-1);
    if (done?.type !== 'done') throw new Error(JSON.stringify(done));
    return done.bytes;
  };
  const plain = await fileOf({});
  const drawn = await fileOf({ drawnHeadline });
  await model.close();
  const prompts = simulator.calls.map(({ prompt }) => prompt).filter((prompt) => prompt !== '');
  return { text: model.capabilities.text, plain, drawn, prompts };
};

it.each(names)('the model %s is sent the words of the headline only if it has to draw them', async (name) => {
  const { text, prompts, plain, drawn } = await asked(name);
  expect(detailsOfModel(name).letters).toBe(text === 'drawn');
  const [first = '', second = ''] = prompts;
  expect(prompts).toHaveLength(2);
  expect(first).toMatch(/no text, no letters/);
  expect(first).toMatch(/Keep the left side of the image calm/);
  expect(first).not.toContain(drawnHeadline.words);
  expect(second).toContain(`"${drawnHeadline.words}"`);
  expect(second).toContain('Put the headline on the left side of the image');
  expect(second).not.toMatch(/no text, no letters|calm and free of detail/);
  // The simulator draws the headline that the prompt asks for.
  expect(drawn.equals(plain)).toBe(false);
});

it('a model without letters of its own has no switch for them in the list of models', () => {
  expect(detailsOfModel('studio').letters).toBe(false);
  expect(detailsOfModel('openai:gpt-image-2').letters).toBe(true);
});
