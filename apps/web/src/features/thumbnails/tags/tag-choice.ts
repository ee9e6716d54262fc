import { type Thumbnail, type ThumbnailsTag, productConfig, thumbnailTagSchema } from '@portada/contracts';

/** State of a tag for the selected thumbnails: all of them have it, some have it, or none. */
export type TagState = 'all' | 'some' | 'none';

/** Tags by name with their state, in the order in which the dialog shows them. */
export type TagChoice = ReadonlyMap<string, TagState>;

/**
 * Returns the tags of the selected thumbnails with their state, and after them the other tags of the user.
 * @param selected the selected thumbnails, at least one
 * @param known tags of the user, most used first
 */
export const tagChoiceOf = (selected: readonly Thumbnail[], known: readonly string[]): TagChoice => {
  const used = selected.flatMap(({ tags }) => tags);
  const stateOf = (tag: string): TagState => {
    const count = used.filter((one) => one === tag).length;
    return count === selected.length ? 'all' : count > 0 ? 'some' : 'none';
  };
  return new Map([...new Set([...used, ...known])].map((tag) => [tag, stateOf(tag)]));
};

/** Returns the choice with a new state of one tag. An unknown tag comes first. */
export const withTag = (choice: TagChoice, tag: string, state: TagState): TagChoice =>
  choice.has(tag) ? new Map(choice).set(tag, state) : new Map([[tag, state], ...choice]);

/**
 * Returns the request that makes the thumbnails have the chosen tags.
 * @param former the choice when the dialog was opened
 * @returns null if nothing changed
 */
export const changeOf = (
  ids: readonly string[],
  former: TagChoice,
  choice: TagChoice,
): ThumbnailsTag | null => {
  const changed = (state: TagState) =>
    [...choice]
      .filter(([tag, now]) => now === state && (former.get(tag) ?? 'none') !== state)
      .map(([tag]) => tag);
  const [add, remove] = [changed('all'), changed('none')];
  return add.length + remove.length === 0 ? null : { ids: [...ids], add, remove };
};

/** Returns a typed tag as it is stored; null if it is not valid. Repeated spaces become one. */
export const typedTag = (typed: string): string | null =>
  thumbnailTagSchema.safeParse(typed.replace(/\s+/g, ' ')).data ?? null;

/** Largest number of tags that one request adds or removes. */
export const mostTags: number = productConfig.thumbnailTags.perThumbnail;
