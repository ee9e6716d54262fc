import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, pictureRequestSchema } from '@portada/contracts';
import { z } from 'zod';
import { type SiteSample, siteSamples } from '../site-samples';

const texts = z.record(z.enum(languages), z.string().min(1));

/** One entry of gallery-samples.json: the settings of the editor, and the texts in both languages. */
const entrySchema = z.strictObject({
  name: z.string().regex(/^[a-z0-9-]+$/),
  seed: z.int().min(0),
  prompt: texts,
  ...pictureRequestSchema.pick({
    style: true,
    mood: true,
    colorPalette: true,
    aspectRatio: true,
    place: true,
  }).shape,
  headline: texts.optional(),
});
const fileSchema = z.record(z.string(), z.array(entrySchema).min(1));

/** A picture of the gallery of examples, with its niche and its headline in both languages. */
export type GallerySample = SiteSample & { niche: string; headline: SiteSample['prompt'] | undefined };

const file = join(__dirname, 'gallery-samples.json');

const asSample = (
  niche: string,
  { name, seed, prompt, headline, ...looks }: z.output<typeof entrySchema>,
) => ({
  niche,
  name,
  seed,
  prompt,
  headline,
  // The picture is drawn from the English texts. The Spanish texts are only shown.
  request: pictureRequestSchema.parse({
    prompt: prompt.en,
    ...looks,
    ...(headline && { headline: headline.en }),
  }),
});

/** The pictures that are drawn for the gallery only, by niche. The seeds are those of the first drawing of each prompt. */
export const gallerySamples: readonly GallerySample[] = Object.entries(
  fileSchema.parse(JSON.parse(readFileSync(file, 'utf8'))),
).flatMap(([niche, entries]) => entries.map((entry) => asSample(niche, entry)));

/** Niches of the examples that the landing page shows, too. Their pictures are in `siteSamples`. */
const featured: Readonly<Record<string, string>> = {
  'tech-tutorial': 'technology',
  'gaming-content': 'gaming',
  'lifestyle-vlog': 'lifestyle',
};

/** The examples that the landing page shows, too. Their headlines are understood in both languages. */
export const featuredSamples: readonly GallerySample[] = siteSamples.flatMap((sample) => {
  const niche = featured[sample.name];
  const { headline = '' } = sample.request;
  return niche === undefined ? [] : [{ ...sample, niche, headline: { en: headline, es: headline } }];
});
