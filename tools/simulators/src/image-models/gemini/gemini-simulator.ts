import type { IncomingMessage, ServerResponse } from 'node:http';
import { z } from 'zod';
import {
  type ImageSimulator,
  type SimulatedCall,
  SimulatorState,
  credentialedPicture,
  readBody,
  sendJson,
  startImageSimulator,
  work,
} from '../image-simulator';
import { type InputPictures, bytesOfText, faultOfPictures } from '../input-pictures';
import type { Switches } from '../switches';

/**
 * Sizes in pixels of simulated Gemini images at the resolution 1K. Like the real sizes, these sizes only
 * approximate the aspect ratio.
 */
const sizes = {
  '16:9': { width: 1344, height: 768 },
  '4:3': { width: 1184, height: 864 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 768, height: 1344 },
} as const;
const scales = { '1K': 1, '2K': 2, '4K': 4 } as const;
/** Output tokens that Gemini counts for an image at the resolution 1K. */
const imageTokens = 1120;

const harms = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'] as const;
const safetySettingSchema = z.strictObject({
  category: z.enum(harms.map((name) => `HARM_CATEGORY_${name}` as const)),
  threshold: z.enum([
    'OFF',
    'BLOCK_NONE',
    'BLOCK_ONLY_HIGH',
    'BLOCK_MEDIUM_AND_ABOVE',
    'BLOCK_LOW_AND_ABOVE',
  ]),
});

const inlineSchema = z.strictObject({
  inlineData: z.strictObject({
    mimeType: z.enum(['image/png', 'image/jpeg', 'image/webp']),
    data: z.base64().min(1),
  }),
});
/** Limits of the pictures of a request: 14 pictures, and 20 MB. */
const pictureRules = { most: 14, bytes: 20_000_000, maskBytes: 0 };

const bodySchema = z.strictObject({
  contents: z
    .array(
      z.strictObject({
        role: z.literal('user'),
        parts: z.tuple([z.strictObject({ text: z.string().min(1) })], inlineSchema),
      }),
    )
    .length(1),
  safetySettings: z.array(safetySettingSchema).max(4).optional(),
  generationConfig: z.strictObject({
    responseModalities: z.tuple([z.literal('IMAGE')]),
    imageConfig: z.strictObject({
      aspectRatio: z.enum(['16:9', '4:3', '1:1', '9:16']),
      imageSize: z.enum(['1K', '2K', '4K']),
    }),
  }),
});
type Body = z.infer<typeof bodySchema>;

const models = ['gemini-nano-banana-2.1', 'gemini-3-pro-image'];

/**
 * Errors that the simulated Gemini API returns before any work: switch in the prompt, HTTP status, and Google's
 * error name.
 */
const refusals: readonly [name: string, status: number, code: string][] = [
  ['402', 400, 'FAILED_PRECONDITION'],
  ['429', 429, 'RESOURCE_EXHAUSTED'],
  ['500', 500, 'INTERNAL'],
  ['503', 503, 'UNAVAILABLE'],
  ['504', 504, 'DEADLINE_EXCEEDED'],
];

const sendError = (
  response: ServerResponse,
  call: SimulatedCall,
  [status, code]: [number, string],
  details: object[] = [],
): void => {
  call.outcome = `refused: ${code}`;
  sendJson(response, status, { error: { code: status, message: code, status: code, details } });
};

/** A request that the simulator works on. */
type Work = { call: SimulatedCall; model: string; switches: Switches; inputs: InputPictures };

/** The simulated Gemini API, which records every call. */
class Provider {
  readonly state = new SimulatorState();

  constructor(private readonly key: string) {}

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator');
    const body = await readBody(request).catch(() => null);
    const parsed = bodySchema.safeParse(body);
    const [{ text }, ...pictures] = parsed.data?.contents[0]?.parts ?? [{ text: '' }];
    const shown = pictures.map(({ inlineData }) => bytesOfText(inlineData.data));
    const inputs = { shown, mask: null };
    const call = this.state.record(pathname, text, body);
    if (request.headers['x-goog-api-key'] !== this.key)
      return sendError(response, call, [400, 'INVALID_ARGUMENT'], [{ reason: 'API_KEY_INVALID' }]);
    const [, model] = /^\/v1beta\/models\/([^:/]+):generateContent$/.exec(pathname) ?? [];
    if (!model || !models.includes(model)) return sendError(response, call, [404, 'NOT_FOUND']);
    if (!parsed.success) return sendError(response, call, [400, 'INVALID_ARGUMENT']);
    if ((await faultOfPictures(inputs, pictureRules)) !== null)
      return sendError(response, call, [400, 'INVALID_ARGUMENT']);
    const switches = this.state.switchesFor(text);
    const refusal = refusals.find(([name]) => switches.has(name));
    if (!refusal) return this.generate(parsed.data, text, { call, model, switches, inputs }, response);
    const wait = switches.number('429');
    const details = wait === null ? [] : [{ retryDelay: `${wait}s` }];
    return sendError(response, call, [refusal[1], refusal[2]], details);
  }

  private async generate(
    { generationConfig: { imageConfig } }: Body,
    text: string,
    { call, model, switches, inputs }: Work,
    response: ServerResponse,
  ): Promise<void> {
    const answer = (content: object, tokens: number) =>
      sendJson(response, 200, {
        ...content,
        usageMetadata: { promptTokenCount: 200, candidatesTokenCount: tokens, totalTokenCount: 200 + tokens },
        modelVersion: model,
        responseId: call.id,
      });
    if (switches.has('refuse')) return answer({ promptFeedback: { blockReason: 'PROHIBITED_CONTENT' } }, 0);
    call.billed = true;
    if ((await work(switches, response)) === 'gone') return;
    if (switches.has('cut')) return void response.destroy();
    if (switches.has('refuse-after')) return answer({ candidates: [{ finishReason: 'IMAGE_SAFETY' }] }, 0);
    const isAsked = text.includes('Output only the final image');
    if (switches.has('no-picture') || (switches.has('words-first') && !isAsked)) {
      const parts = [{ text: 'Here is your image.' }];
      return answer({ candidates: [{ content: { parts }, finishReason: 'NO_IMAGE' }] }, 20);
    }
    const scale = scales[imageConfig.imageSize];
    const { width, height } = sizes[imageConfig.aspectRatio];
    const size = { width: width * scale, height: height * scale };
    const picture = await credentialedPicture(size, this.state.calls.length * 31, switches, 'png', inputs);
    const inlineData = { mimeType: 'image/png', data: picture.toString('base64') };
    call.outcome = 'completed';
    answer(
      { candidates: [{ content: { parts: [{ inlineData }] }, finishReason: 'STOP' }] },
      imageTokens * scale,
    );
  }
}

/**
 * Starts a simulator of the Gemini API's image models, written from
 * https://ai.google.dev/gemini-api/docs/image-generation (November 2026). The simulator checks API key, model and
 * every parameter, and records each call. With the switch `[words-first]` the simulator answers with text until a
 * request asks for an image only.
 * @param options API key (default: a test key) and TCP port (default: a free port)
 */
export const startGeminiSimulator = async ({
  key = 'simulated-key',
  port = 0,
} = {}): Promise<ImageSimulator> => {
  const provider = new Provider(key);
  return startImageSimulator(
    provider.state,
    key,
    (request, response) => provider.handle(request, response),
    port,
  );
};
