/** Returns every order of a short list; a list of n items has n! orders. */
export const ordersOf = <T>(items: readonly T[]): T[][] =>
  items.length === 0
    ? [[]]
    : items.flatMap((first, place) =>
        ordersOf([...items.slice(0, place), ...items.slice(place + 1)]).map((rest) => [first, ...rest]),
      );

/** A moment of a scenario: a step at the provider, by its index, or the arrival of its event. */
export type Moment = { what: 'happens' | 'arrives'; nr: number };

/**
 * Returns every sequence of the steps of a scenario and the arrivals of their events: the steps keep their order, and
 * each event arrives at any time after its step. 1, 3, 15, 105 and 945 sequences for 1 to 5 steps.
 */
export const sequencesOf = (steps: number): Moment[][] => {
  const continued = (soFar: Moment[], happened: number, open: readonly number[]): Moment[][] => {
    if (happened === steps && open.length === 0) return [soFar];
    const next =
      happened < steps
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
