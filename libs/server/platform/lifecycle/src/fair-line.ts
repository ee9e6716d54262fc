type Place<T> = { turn: number; value: T };

/**
 * A line in which accounts have turns: a second entry of an account is served after the first entries of all others. If the
 * line is full, the entry that would be served last leaves it, which may be the new one.
 */
export class FairLine<T> {
  /** In the order in which they are served. */
  private readonly places: Place<T>[] = [];
  /** Turns of the last entries of accounts that are not behind the present turn. */
  private readonly turns = new Map<string, number>();
  private turn = 0;

  /** @param most maximum number of entries */
  constructor(private readonly most: number) {}

  /**
   * Adds an entry.
   * @param account account of the entry; an entry without an account has the next turn
   */
  add(value: T, account?: string): void {
    const turn = Math.max(this.turn, (account === undefined ? -1 : (this.turns.get(account) ?? -1)) + 1);
    if (account !== undefined) this.turns.set(account, turn);
    const later = this.places.findIndex((place) => place.turn > turn);
    this.places.splice(later < 0 ? this.places.length : later, 0, { turn, value });
  }

  /** Removes the entry that is served next. @returns undefined if the line is empty */
  take(): T | undefined {
    const place = this.places.shift();
    if (!place) return undefined;
    this.turn = place.turn;
    for (const [account, turn] of this.turns) if (turn < this.turn) this.turns.delete(account);
    return place.value;
  }

  /** Removes the entry that would be served last, if the line has too many. @returns undefined if it has not */
  dropSurplus(): T | undefined {
    return this.places.length > this.most ? this.places.pop()?.value : undefined;
  }

  /** Removes all entries. */
  clear(): T[] {
    return this.places.splice(0).map(({ value }) => value);
  }
}
