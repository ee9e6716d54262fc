import { z } from 'zod';
import { photoCropSchema } from './documents';
import { nameSchema } from './one-line';

/** Limits of saved people: people of one account, and characters of a name. */
export const savedPeopleLimits = { count: 20, name: 40 } as const;

const name = nameSchema(savedPeopleLimits.name);

/**
 * Body of `POST /api/people`: a name, a photo of the user, the mask that cuts the person out, and the part of the photo
 * that is shown (null shows all of it).
 */
export const savedPersonCreateSchema = z.strictObject({
  name,
  assetId: z.uuid(),
  maskId: z.uuid(),
  crop: photoCropSchema.nullable().default(null),
});
export type SavedPersonCreate = z.infer<typeof savedPersonCreateSchema>;

/** Body of `PATCH /api/people/:id`. */
export const savedPersonPatchSchema = z.strictObject({ name });

/** A cut-out person that a user keeps under a name. `width` and `height` are pixels of the whole photo. */
export const savedPersonSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  assetId: z.uuid(),
  maskId: z.uuid(),
  crop: photoCropSchema.nullable(),
  width: z.int(),
  height: z.int(),
  createdAt: z.iso.datetime(),
});
export type SavedPerson = z.infer<typeof savedPersonSchema>;

/** Answer of `GET /api/people`: all saved people of the user, oldest first. */
export const savedPersonListSchema = z.object({ items: z.array(savedPersonSchema) });
