/** Gives the ideas of a list in random order. No idea comes again before all others were given. */
export type IdeaDeck = {
  /** Returns the next idea; undefined if the list is empty. */
  next: () => string | undefined;
};

/**
 * Creates a deck of ideas. After the last idea the order is mixed again, and the next idea is another one than the last.
 * @param ideas all ideas, without repetition
 * @param random returns a number from 0 to below 1
 */
export const createIdeaDeck = (ideas: readonly string[], random: () => number = Math.random): IdeaDeck => {
  let left: string[] = [];
  let last: string | undefined;
  return {
    next: () => {
      if (left.length === 0) left = mixed(ideas, random);
      // The ideas are taken from the end, so the first one of a new round goes to the start if it was the last one.
      if (left.length > 1 && left.at(-1) === last) left.unshift(...left.splice(-1));
      last = left.pop();
      return last;
    },
  };
};

/** Returns the ideas in random order (Fisher and Yates). */
const mixed = (ideas: readonly string[], random: () => number): string[] => {
  const order = [...ideas];
  for (let end = order.length - 1; end > 0; end -= 1) {
    const place = Math.floor(random() * (end + 1));
    const [a, b] = [order[end], order[place]];
    if (a !== undefined && b !== undefined) [order[end], order[place]] = [b, a];
  }
  return order;
};
