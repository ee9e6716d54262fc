import {
  type AspectRatio,
  type GeneratedImage,
  type Legibility,
  type Lettering,
  type PictureRequest,
  type Thumbnail,
  type ThumbnailSettings,
  picturePath,
  promptDraftSchema,
  thumbnailReadDefaults,
} from '@portada/contracts';
import { nearestRatio } from './nearest-ratio';
import type { ThumbnailEntity } from './thumbnail.entity';

type StoredImage = { id: string; thumbnail_id: string; width: number; height: number; created_at: Date };

type DrawnImage = StoredImage & {
  /** Null for an edited image. */
  generation_id: string | null;
  request: PictureRequest;
  legibility: Legibility | null;
  model: string | null;
  lettering: Lettering | null;
};

/**
 * One image of a thumbnail. A generated image has its request, and an edited image has the request of the generation from
 * which its document started. `final` is an uploaded image. Sizes are in pixels.
 */
export type ImageRow =
  | (DrawnImage & { kind: 'generated' })
  | (DrawnImage & { kind: 'edited' })
  | (StoredImage & { kind: 'final' });
type DrawnImageRow = Exclude<ImageRow, { kind: 'final' }>;

const toGeneratedImage = (row: DrawnImageRow): GeneratedImage => ({
  id: row.id,
  url: picturePath(`${row.id}.png`),
  prompt: row.request.prompt,
  aspectRatio: ratioOf(row),
  createdAt: row.created_at.toISOString(),
  ...(row.generation_id !== null && { generationId: row.generation_id }),
  legibility: row.legibility,
  model: row.model,
  lettering: row.lettering,
});

/** What the settings of a thumbnail depend on: size in pixels, and the request of a generated image. */
export type ShownImage = { id: string; width: number; height: number } & (
  { kind: 'generated'; request: Pick<PictureRequest, 'aspectRatio'> } | { kind: 'edited' | 'final' | 'plate' }
);

const ratioOf = (image: ShownImage): AspectRatio =>
  image.kind === 'generated' ? image.request.aspectRatio : nearestRatio(image);

/** Returns the settings that the current image of a thumbnail determines. */
export const settingsOf = (image: ShownImage): Pick<ThumbnailSettings, 'aspectRatio' | 'resolution'> => ({
  aspectRatio: ratioOf(image),
  resolution: `${image.width}x${image.height}`,
});

/**
 * Converts a thumbnail to the form of the API, with default values for absent values. Aspect ratio and resolution are
 * taken from the current image, if the thumbnail has a current image.
 * @param row the stored thumbnail
 * @param images images of the thumbnail, newest first
 */
export const toThumbnail = (row: ThumbnailEntity, images: readonly ImageRow[]): Thumbnail => {
  const imageOf = (id: string | null) => images.find((image) => image.id === id);
  const current = imageOf(row.currentImageId);
  const final = imageOf(row.finalImageId);
  const edited = images.find((image) => image.kind === 'edited');
  return {
    id: row.id,
    title: row.title ?? thumbnailReadDefaults.title,
    description: row.description ?? thumbnailReadDefaults.description,
    status: row.status ?? thumbnailReadDefaults.status,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    userId: row.userId,
    settings: { ...thumbnailReadDefaults.settings, ...row.settings, ...(current && settingsOf(current)) },
    tags: row.tags,
    content: row.content ?? null,
    prompt: row.prompt,
    // A prompt draft in the form of an earlier version of the editor is left out.
    promptDraft: promptDraftSchema.nullable().safeParse(row.promptDraft).data ?? null,
    generatedImageUrl: row.currentImageId && picturePath(`${row.currentImageId}.png`),
    generationId: row.generationId,
    finalThumbnailUrl: row.finalImageId && picturePath(`${row.finalImageId}.png`),
    finalAspectRatio: final ? settingsOf(final).aspectRatio : null,
    editedImage: edited ? toGeneratedImage(edited) : null,
    generatedImages: images.filter((image) => image.kind === 'generated').map(toGeneratedImage),
  };
};
