import { letterings } from '@portada/contracts';
import { z } from 'zod';
import type { ModelEvent, SceneData } from './port';

/** Maximum size in bytes of a stored scene as JSON. A scene of the studio has 1 to 5 kB. */
const mostSceneBytes = 64 * 1024;

const text = z.string().max(300);
const pixels = z.int().min(1).max(100_000);

/** The origin of an image, as it is stored with the image. */
export const imageOriginSchema = z.object({
  /** The entry of `IMAGE_MODEL` that names the model which generated the image. */
  model: text,
  /** Name of the model at the provider. */
  modelId: text,
  /** Seed that the model used; null if the model has no seeds. */
  seed: z
    .int()
    .min(0)
    .max(2 ** 32 - 1)
    .nullable(),
  /** Price of the image in US dollars; 0 for a free model, null if the price is not known. */
  costUsd: z.number().min(0).nullable(),
  providerRequestId: text.nullable(),
  /** Provenance of the image, as in the metadata of its file; null if the model reported no provenance. */
  provenance: z.object({ source: text, model: text, at: text }).nullable(),
  /**
   * The provider's file with its content credentials (C2PA) in the object store: key, SHA-256 in hex, media type and
   * size in bytes. Absent if the file has no credentials.
   */
  file: z
    .object({
      key: text,
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      mimeType: z.string().regex(/^image\/(png|jpeg|webp)$/),
      bytes: z.int().min(1),
    })
    .optional(),
  /**
   * How the headline came into the image: `drawn` by the model, or `typeset`. Null if the image has no headline; absent
   * for an image of a version that did not store it.
   */
  lettering: z.enum(letterings).nullable().optional(),
  /** Size in pixels of the image that the provider gave. */
  width: pixels,
  height: pixels,
});
export type ImageOrigin = z.infer<typeof imageOriginSchema>;
/** The provider's file of an image in the object store. */
export type StoredFile = NonNullable<ImageOrigin['file']>;

/** Data that is stored with an image: its origin, and its scene if the model has a scene. */
export type StoredDetails = { origin: ImageOrigin | null; scene: SceneData | null };

/**
 * Reads the data that is stored with an image from the last event of its model. Details that are invalid or too large
 * are left out, because an image must not fail for its details.
 * @param done last event of the model
 * @param size in pixels of the finished image; the default of the provider's size
 * @param file the provider's file in the object store; null if it is not stored
 * @returns the details, and the names of those that were left out
 */
export const storedDetailsOf = (
  done: Extract<ModelEvent, { type: 'done' }>,
  size: { width: number; height: number },
  file: StoredFile | null = null,
): StoredDetails & { leftOut: string[] } => {
  const { model, scene, seed, costUsd, providerRequestId = null, provenance = null } = done;
  const lettering = done.lettering === undefined ? letteringOf(scene) : done.lettering;
  const { width, height } = done.original ?? {
    width: done.width ?? size.width,
    height: done.height ?? size.height,
  };
  const origin = imageOriginSchema.safeParse({
    model: done.entry ?? model,
    modelId: model,
    seed,
    costUsd: costUsd === undefined ? 0 : costUsd,
    providerRequestId,
    provenance,
    ...(file && { file }),
    lettering,
    width,
    height,
  });
  const isTooLarge = scene !== undefined && Buffer.byteLength(JSON.stringify(scene)) > mostSceneBytes;
  return {
    origin: origin.data ?? null,
    scene: isTooLarge ? null : (scene ?? null),
    leftOut: [...(origin.success ? [] : ['origin']), ...(isTooLarge ? ['scene'] : [])],
  };
};

/** Returns `typeset` for a scene with a headline, null for a scene without one, and undefined without a scene. */
const letteringOf = (scene: SceneData | undefined): ImageOrigin['lettering'] => {
  if (!scene) return undefined;
  const isHeadline = (layer: unknown) =>
    typeof layer === 'object' && layer !== null && 'role' in layer && layer.role === 'headline';
  return scene.layers.some(isHeadline) ? 'typeset' : null;
};
