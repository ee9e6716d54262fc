import type { AspectRatio } from '@portada/contracts';
import { sentPictures } from '../pictures/input-pictures';
import type { ModelInput, ModelQuality, ModelSize } from '../port';
import { negativePrompt, imagePrompt } from '../provider/image-prompt';

/** Sampling steps of the image model for each quality. */
const steps: Record<ModelQuality, number> = { draft: 12, standard: 24, best: 40 };

/** Image sizes in pixels. Checkpoints of every generation draw well at multiples of 64. */
export const sizes: Record<AspectRatio, ModelSize> = {
  '16:9': { width: 1024, height: 576 },
  '4:3': { width: 1024, height: 768 },
  '1:1': { width: 768, height: 768 },
  '9:16': { width: 576, height: 1024 },
};

/** Shares (0-1) of a picture that the server changes: of a whole picture, and of the part that a mask selects. */
const strengths = { whole: 0.7, masked: 0.9 } as const;

/**
 * Returns the fields of a request that changes a picture; null for a request without a base picture. Both pictures are
 * cropped to the size of the image (`resize_mode` 1). The server changes the white part of a mask.
 */
const changeOf = async (input: ModelInput): Promise<object | null> => {
  const { base, mask } = sentPictures(input);
  if (!base) return null;
  const changed = { init_images: [base.bytes.toString('base64')], resize_mode: 1 };
  if (!mask) return { ...changed, denoising_strength: strengths.whole };
  const { default: sharp } = await import('sharp');
  const selected = await sharp(mask.bytes).extractChannel('alpha').negate().png().toBuffer();
  return {
    ...changed,
    mask: selected.toString('base64'),
    inpainting_fill: 1,
    inpaint_full_res: false,
    inpainting_mask_invert: 0,
    denoising_strength: strengths.masked,
  };
};

/**
 * Creates the request for an image: a text of the user, or a picture that is changed.
 * @param input the user's request
 * @param checkpoint model file that the server loads first; null for the one that it has loaded
 * @returns path and body of the request
 */
export const imageRequestOf = async (
  input: ModelInput,
  checkpoint: string | null,
): Promise<{ path: string; body: string }> => {
  const changed = await changeOf(input);
  const body = JSON.stringify({
    prompt: imagePrompt({ ...input, pictures: [] }).replaceAll('\n', ' '),
    negative_prompt: negativePrompt(input),
    ...sizes[input.aspectRatio],
    steps: steps[input.quality ?? 'standard'],
    seed: input.seed,
    ...changed,
    batch_size: 1,
    force_task_id: input.generationId,
    send_images: true,
    save_images: false,
    ...(checkpoint !== null && { override_settings: { sd_model_checkpoint: checkpoint } }),
  });
  return { path: `/sdapi/v1/${changed ? 'img2img' : 'txt2img'}`, body };
};
