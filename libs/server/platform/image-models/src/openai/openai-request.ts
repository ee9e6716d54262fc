import type { ModelInput, ModelSize } from '../port';
import { formFileOf, sentPictures } from '../pictures/input-pictures';
import { imagePrompt } from '../provider/image-prompt';
import type { OpenAiQuality } from './openai-answers';

/** Number of partial images in one request; each partial image costs 100 output tokens. */
const partialImages = 2;
/** Parameters that a compatible server may refuse; OpenAI's own server accepts all of them. */
const ownParameters = ['stream', 'partial_images', 'quality', 'output_format', 'moderation'];

/** Returns true if a compatible server may refuse the parameter, so that the request is repeated without it. */
export const isOwnParameter = (name: string): boolean => ownParameters.includes(name);

/** Values of a request in addition to the input. `isPlain`: without the parameters of OpenAI's own server. */
export type OpenAiRequestOptions = {
  model: string;
  quality: OpenAiQuality;
  size: ModelSize;
  moderation: 'auto' | 'low';
  isPlain: boolean;
};

const parametersOf = (
  input: ModelInput,
  { model, quality, size, moderation, isPlain }: OpenAiRequestOptions,
): Record<string, string | number | boolean> => {
  const asked = { model, prompt: imagePrompt(input), n: 1, size: `${size.width}x${size.height}` };
  if (isPlain) return { ...asked, response_format: 'b64_json' };
  return {
    ...asked,
    quality,
    output_format: 'png',
    stream: true,
    partial_images: partialImages,
    // The documentation of edits has no such parameter.
    ...(moderation === 'low' && !input.pictures?.length && { moderation }),
  };
};

/**
 * Creates the request for an image. A request with pictures is a multipart form for the route of edits
 * (https://platform.openai.com/docs/api-reference/images/createEdit): the base picture is the first `image[]`.
 * @param input the user's request
 * @param options model, size and parameters
 * @returns path and body of the request, and its content type if the body does not set it
 */
export const openAiRequestOf = (
  input: ModelInput,
  options: OpenAiRequestOptions,
): { path: string; body: string | FormData; headers: Record<string, string> } => {
  const parameters = parametersOf(input, options);
  const { shown, mask } = sentPictures(input);
  if (shown.length === 0)
    return {
      path: 'v1/images/generations',
      body: JSON.stringify(parameters),
      headers: { 'content-type': 'application/json' },
    };
  const body = new FormData();
  for (const [name, value] of Object.entries(parameters)) body.append(name, String(value));
  for (const [place, picture] of shown.entries())
    body.append(
      'image[]',
      formFileOf(picture),
      `picture-${place + 1}.${picture.mimeType.replace('image/', '')}`,
    );
  if (mask) body.append('mask', formFileOf(mask), 'mask.png');
  return { path: 'v1/images/edits', body, headers: {} };
};
