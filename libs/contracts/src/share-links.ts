import { z } from 'zod';

/** Limits of share links: pictures of one link, links of one account, days until a link expires, votes of one address. */
export const shareLinkLimits = { pictures: 3, count: 20, days: 30, votesPerAddress: 5 } as const;

/** Widths in CSS pixels at which a shared picture is shown: first as a suggested video, then as on the home page. */
export const sharedWidths = [168, 360] as const;

/** Returns the path of the public page of a share link. */
export const sharedPath = (token: string): string => `/s/${token}`;

/** Path of the picture of a share link that other sites show, without its query `token`. */
export const sharedCardPath = '/api/shared/picture';

/** Width in pixels of the picture that other sites show, for an aspect ratio of 16:9. */
export const sharedCardWidth = 1280;

/** The secret of a share link: 128 bits as base64url. */
export const shareTokenSchema = z.string().regex(/^[\w-]{22}$/);

const places = shareLinkLimits.pictures - 1;

/** Body of `POST /api/share-links`: the thumbnails whose pictures are shown. */
export const shareLinkCreateSchema = z.strictObject({
  thumbnailIds: z
    .array(z.uuid())
    .min(1)
    .max(shareLinkLimits.pictures)
    .refine((ids) => new Set(ids).size === ids.length, 'invalid'),
});
export type ShareLinkCreate = z.infer<typeof shareLinkCreateSchema>;

/** A share link as its owner sees it. `n` is the place of a picture, from 0; `votes` counts the votes for it. */
export const shareLinkSchema = z.object({
  id: z.uuid(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  pictures: z.array(z.object({ n: z.int(), title: z.string(), votes: z.int() })),
});
export type ShareLink = z.infer<typeof shareLinkSchema>;

/** Answer of `GET /api/share-links`: the links of the user that have not expired, newest first. */
export const shareLinkListSchema = z.object({ items: z.array(shareLinkSchema) });

/** Answer of `POST /api/share-links`. The token is not stored and cannot be read again. */
export const newShareLinkSchema = z.object({ link: shareLinkSchema, token: shareTokenSchema });

/** Query of `GET /api/shared/picture`. The token is in the query, which the api does not log. */
export const sharedCardQuerySchema = z.strictObject({ token: shareTokenSchema });

/** Body of `POST /api/shared`, which opens a share link. */
export const sharedOpenSchema = z.strictObject({ token: shareTokenSchema });

/**
 * Answer of `POST /api/shared`: the pictures in an order of this browser, each as a data URL (WebP). `votedFor` is the place
 * of the picture that this browser voted for; null before a vote. Titles and counts are not part of it.
 */
export const sharedPicturesSchema = z.object({
  pictures: z.array(z.object({ n: z.int(), image: z.string() })),
  votedFor: z.int().nullable(),
});
export type SharedPictures = z.infer<typeof sharedPicturesSchema>;

/** Body of `POST /api/shared/votes`: a vote for one picture. */
export const sharedVoteSchema = z.strictObject({ token: shareTokenSchema, n: z.int().min(0).max(places) });

/** Answer of `POST /api/shared/votes`. */
export const sharedVoteAnswerSchema = z.object({ votedFor: z.int() });
