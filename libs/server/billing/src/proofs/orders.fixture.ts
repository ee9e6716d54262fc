/** Every order of a list: n! of them, which is for short lists alone. */
export const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, place) =>
        ordersOf([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [first, ...rest]),
      );

/** What happened at the provider, by its place in the story, or that what was told of it has arrived here. */
export type Moment = { what: 'happens' | 'arrives'; nr: number };

/**
 * Every way in which a story of so many acts can be heard of: the acts keep their order, and the news of each arrives
 * at any time after it. 1, 3, 15, 105 and 945 ways for 1 to 5 acts.
 */
export const hearingsOf = (acts: number): Moment[][] => {
  const continued = (soFar: Moment[], happened: number, open: readonly number[]): Moment[][] => {
    if (happened === acts && open.length === 0) return [soFar];
    const next =
      happened < acts
        ? continued([...soFar, { what: 'happens', nr: happened }], happened + 1, [...open, happened])
        : [];
    const arrivals = open.flatMap((nr) =>
      continued(
        [...soFar, { what: 'arrives', nr }],
        happened,
        open.filter((other) => other !== nr),
      ),
    );
    return [...next, ...arrivals];
  };
  return continued([], 0, []);
};
