import { z } from 'zod';

/** Limits of a search for drawings: characters of the text, and number of results. */
export const drawingSearchLimits = { text: 80, count: 36 } as const;

/** Query of `GET /api/studio/drawings`. An empty text finds the first drawings of the illustration set. */
export const drawingQuerySchema = z.strictObject({
  q: z.string().trim().max(drawingSearchLimits.text).default(''),
});

/** Answer of `GET /api/studio/drawings`: names of drawings, and what they show in English and Spanish. */
export const drawingListSchema = z.object({
  items: z.array(z.object({ name: z.string(), en: z.string(), es: z.string() })),
});
export type FoundDrawing = z.infer<typeof drawingListSchema>['items'][number];

const path = (kind: string, name: string): string => `/api/studio/${kind}/${encodeURIComponent(name)}`;

/** Paths of the files from which a browser draws a document. */
export const studioFilePaths = {
  drawing: (name: string): string => path('drawings', name),
  shapes: (name: string): string => `${path('drawings', name)}/shapes`,
  panorama: (name: string): string => path('panoramas', name),
  font: (file: string): string => path('fonts', file),
} as const;
