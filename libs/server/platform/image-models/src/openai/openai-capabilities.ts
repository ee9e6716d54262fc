import type { AspectRatio } from '@portada/contracts';
import type { ModelCapabilities, ModelSize } from '../port';

/**
 * Image sizes in pixels, in the exact ratios, of about 1.3 megapixels. Any multiple of 16 is allowed since GPT Image
 * 2.
 */
const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1536, height: 864 },
  '4:3': { width: 1536, height: 1152 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 864, height: 1536 },
};
/** The fixed image sizes of the models before GPT Image 2. */
const oldSizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1536, height: 1024 },
  '4:3': { width: 1536, height: 1024 },
  '1:1': { width: 1024, height: 1024 },
  '9:16': { width: 1024, height: 1536 },
};

/**
 * Returns the capabilities of a model of OpenAI, or of a compatible server.
 * @param model name of the model, such as `gpt-image-2`
 */
export const capabilitiesOf = (model: string): ModelCapabilities => {
  // DALL·E changes only square pictures.
  const canEdit = !model.startsWith('dall-e');
  return {
    progress: 'stages',
    previews: true,
    seed: false,
    resume: false,
    // OpenAI charges for a request whose connection was closed.
    cancel: 'none',
    text: 'drawn',
    sizes: /^(gpt-image-1|dall-e)/.test(model) ? oldSizes : sizes,
    references: canEdit ? 16 : 0,
    base: canEdit,
    mask: canEdit,
    transparent: true,
    concurrency: 8,
    safeResend: false,
  };
};
