/** How often something may happen: `points` times in `seconds`, counted from the first time. */
export type Policy = {
  readonly points: number;
  readonly seconds: number;
  /** Counted by each process for itself: where the answer has to be fast and the number need not be exact. */
  readonly inMemory?: boolean;
};

/** One count that is to be taken. */
export type Count = {
  /** Name of the policy; it stands in the key. */
  readonly name: string;
  readonly policy: Policy;
  /** Who is counted, such as an e-mail or an address. Only its hash leaves the process. */
  readonly key: string;
  /** How many times the policy's points this key has; 1 where it is left out. */
  readonly times?: number;
};

/** What became of counts that were taken together. */
export type Taken = {
  /** Whether all of them were within their policies; where one was not, none was taken. */
  readonly isWithin: boolean;
  /** Whether half the points would have been enough. */
  readonly isWithinHalf: boolean;
  /** Whole seconds, at least 1, until the count that refused starts anew; where none did, until all have. */
  readonly retryAfterSeconds: number;
  /** Undoes the counts, as if nothing had happened. */
  giveBack(): Promise<void>;
};
