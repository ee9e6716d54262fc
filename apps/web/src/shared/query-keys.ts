import type { ThumbnailStatus } from '@portada/contracts';

/** What the list of thumbnails can be narrowed by. */
export type ThumbnailFilter = { q?: string; status?: ThumbnailStatus };

/** Every key of the query cache; a shorter key is the prefix of the longer ones below it. */
export const queryKeys = {
  /** Holds the signed-in `User`, or null when signed out. */
  me: ['me'],
  thumbnails: {
    all: ['thumbnails'],
    lists: ['thumbnails', 'list'],
    /** An infinite query of `ThumbnailPage`. */
    list: (filter: ThumbnailFilter) => ['thumbnails', 'list', filter],
    /** The newest thumbnails of the dashboard: one `ThumbnailPage`. */
    recent: ['thumbnails', 'list', 'recent'],
    one: (id: string) => ['thumbnails', 'one', id],
  },
  generation: (id: string) => ['generation', id],
} as const;
