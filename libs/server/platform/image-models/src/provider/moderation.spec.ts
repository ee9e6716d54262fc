import {
  type ImageSimulator,
  startBflSimulator,
  startFalSimulator,
  startGeminiSimulator,
  startOpenAiSimulator,
  startReplicateSimulator,
} from '@portada/simulators';
import { z } from 'zod';
import { hostedModels } from '../hosted-models';
import { everything, modelInput } from '../image-model.contract';
import { imageModelSettings } from '../settings';
import type { ModerationLevel } from './moderation';

const schema = z.object(imageModelSettings);
type Provider = {
  start: () => Promise<ImageSimulator>;
  settings: (simulator: ImageSimulator) => Record<string, string>;
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

const providers: Record<string, Provider> = {
  openai: {
    start: startOpenAiSimulator,
    settings: ({ url, key }) => ({ OPENAI_BASE_URL: url, OPENAI_API_KEY: key }),
    parameterOf: (body) => bodySchema.parse(body).moderation,
    sent: { strict: undefined, standard: undefined, relaxed: 'low' },
  },
  gemini: {
    start: startGeminiSimulator,
    settings: ({ url, key }) => ({ GEMINI_BASE_URL: url, GEMINI_API_KEY: key }),
    parameterOf: (body) => bodySchema.parse(body).safetySettings,
    sent: {
      strict: thresholds('BLOCK_LOW_AND_ABOVE'),
      standard: undefined,
      relaxed: thresholds('BLOCK_ONLY_HIGH'),
    },
  },
  bfl: {
    start: startBflSimulator,
    settings: ({ url, key }) => ({ BFL_BASE_URL: url, BFL_API_KEY: key }),
    parameterOf: (body) => bodySchema.parse(body).safety_tolerance,
    sent: { strict: 0, standard: 2, relaxed: 5 },
  },
  fal: {
    start: startFalSimulator,
    settings: ({ url, key }) => ({ FAL_BASE_URL: url, FAL_KEY: key }),
    parameterOf: (body) => bodySchema.parse(body).enable_safety_checker,
    sent: { strict: true, standard: true, relaxed: false },
  },
  replicate: {
    start: startReplicateSimulator,
    settings: ({ url, key }) => ({ REPLICATE_BASE_URL: url, REPLICATE_API_TOKEN: key }),
    parameterOf: (body) => bodySchema.parse(body).input?.safety_tolerance,
    sent: { strict: 1, standard: 2, relaxed: 5 },
  },
};

describe.each(Object.entries(providers))(
  'MODEL_MODERATION of the model %s',
  (name, { start, settings, parameterOf, sent }) => {
    let simulator: ImageSimulator;
    beforeAll(async () => (simulator = await start()));
    afterAll(() => simulator.close());

    it.each(Object.entries(sent))(
      'at the level %s is the parameter of the provider',
      async (level, value) => {
        const read = schema.parse({ ...settings(simulator), MODEL_MODERATION: level });
        const model = hostedModels(read)[name]?.(null);
        if (!model) throw new Error(`there is no adapter ${name}`);
        const events = await everything(model.start(modelInput(), new AbortController().signal));
        await model.close();
        expect(events.at(-1)?.type).toBe('done');
        expect(parameterOf(simulator.calls.at(-1)?.body)).toEqual(value);
      },
    );
  },
);

it('MODEL_MODERATION is standard by default, and another word is refused', () => {
  expect(schema.parse({}).MODEL_MODERATION).toBe('standard');
  expect(schema.safeParse({ MODEL_MODERATION: 'off' }).error?.issues[0]?.path).toEqual(['MODEL_MODERATION']);
});
