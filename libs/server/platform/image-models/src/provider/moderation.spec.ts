import type { ImageSimulator } from '@portada/simulators';
import { z } from 'zod';
import { hostedFixtures, hostedModelOf } from '../hosted.fixture';
import { everything, modelInput } from '../image-model.contract';
import { imageModelSettings } from '../settings';
import type { ModerationLevel } from './moderation';

type Provider = {
  /** Returns the parameter of the moderation in the body of a request. */
  parameterOf: (body: unknown) => unknown;
  /** The values of the parameter by level; undefined if the request does not contain the parameter. */
  sent: Record<ModerationLevel, unknown>;
};

const bodySchema = z.object({
  moderation: z.string().optional(),
  safetySettings: z.array(z.unknown()).optional(),
  safety_tolerance: z.number().optional(),
  enable_safety_checker: z.boolean().optional(),
  input: z.object({ safety_tolerance: z.number().optional() }).optional(),
});

const thresholds = (threshold: string) =>
  ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map((name) => ({
    category: `HARM_CATEGORY_${name}`,
    threshold,
  }));

const providers = {
  openai: {
    parameterOf: (body) => bodySchema.parse(body).moderation,
    sent: { strict: undefined, standard: undefined, relaxed: 'low' },
  },
  gemini: {
    parameterOf: (body) => bodySchema.parse(body).safetySettings,
    sent: {
      strict: thresholds('BLOCK_LOW_AND_ABOVE'),
      standard: undefined,
      relaxed: thresholds('BLOCK_ONLY_HIGH'),
    },
  },
  bfl: {
    parameterOf: (body) => bodySchema.parse(body).safety_tolerance,
    sent: { strict: 0, standard: 2, relaxed: 5 },
  },
  fal: {
    parameterOf: (body) => bodySchema.parse(body).enable_safety_checker,
    sent: { strict: true, standard: true, relaxed: false },
  },
  replicate: {
    parameterOf: (body) => bodySchema.parse(body).input?.safety_tolerance,
    sent: { strict: 1, standard: 2, relaxed: 5 },
  },
} satisfies Record<string, Provider>;
type ProviderName = keyof typeof providers;

describe.each(Object.keys(providers) as ProviderName[])('MODEL_MODERATION of the model %s', (name) => {
  const { parameterOf, sent }: Provider = providers[name];
  let simulator: ImageSimulator;
  beforeAll(async () => (simulator = await hostedFixtures[name].start()));
  afterAll(() => simulator.close());

  it.each(Object.entries(sent))('at the level %s is the parameter of the provider', async (level, value) => {
    const model = hostedModelOf(name, simulator, { MODEL_MODERATION: level });
    const events = await everything(model.start(modelInput(), new AbortController().signal));
    await model.close();
    expect(events.at(-1)?.type).toBe('done');
    expect(parameterOf(simulator.calls.at(-1)?.body)).toEqual(value);
  });
});

it('MODEL_MODERATION is standard by default, and another word is refused', () => {
  const schema = z.object(imageModelSettings);
  expect(schema.parse({}).MODEL_MODERATION).toBe('standard');
  expect(schema.safeParse({ MODEL_MODERATION: 'off' }).error?.issues[0]?.path).toEqual(['MODEL_MODERATION']);
});
