import { z } from 'zod';
import type { Illustration } from './illustrations';

/** One entry of the English or Spanish emoji list (emojibase) that names are taken from. */
export const emojiEntrySchema = z.object({
  emoji: z.string(),
  hexcode: z.string(),
  label: z.string(),
  tags: z.array(z.string()).optional(),
  group: z.number().optional(),
});
export type EmojiEntry = z.infer<typeof emojiEntrySchema>;

type Sources = {
  english: readonly EmojiEntry[];
  spanish: readonly EmojiEntry[];
  /** Keywords of each emoji, the name first. */
  keywords: Readonly<Record<string, readonly string[]>>;
  /** Names of drawings by the hexadecimal code of the emoji, such as `1f680`. */
  names: Readonly<Record<string, string>>;
  /** Returns true if there is a drawing of that name. */
  drawn: (name: string) => boolean;
};

/**
 * Joins the emoji lists into the catalogue of the drawings. The entries have no measures of the drawings; `build-pack`
 * adds them.
 * @param sources the emoji lists, keywords and names
 * @returns one entry for each emoji that has a drawing, in the order of the emoji standard
 */
export function catalogueOf({
  english,
  spanish,
  keywords,
  names,
  drawn,
}: Sources): Omit<Illustration, 'ink' | 'hue'>[] {
  const inSpanish = new Map(spanish.map((entry) => [entry.hexcode, entry]));
  return english.flatMap((entry) => {
    const code = entry.hexcode.toLowerCase();
    const id = names[code] ?? names[code.replaceAll('-fe0f', '')];
    if (id === undefined || !drawn(id)) return [];
    const other = inSpanish.get(entry.hexcode);
    const words = keywords[entry.emoji] ?? [];
    const own = [...words.slice(1), ...(entry.tags ?? []), ...(other?.tags ?? [])];
    return [
      {
        id,
        emoji: entry.emoji,
        group: entry.group ?? 8,
        names: [...new Set([id.replaceAll('-', ' '), entry.label, ...(other ? [other.label] : [])])],
        keywords: [...new Set(own.map((word) => word.replaceAll('_', ' ').toLowerCase()))].filter((word) =>
          /\p{L}/u.test(word),
        ),
      },
    ];
  });
}
