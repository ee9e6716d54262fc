import type { ObjectStore } from './port';

/** The probe object: the same for every process, so that never more than one is left behind. */
const key = 'probes/readiness.txt';
const content = Buffer.from('This object shows that the store can be written.');
/** Time in ms for which an answer is believed. */
const believedMs = { writable: 5_000, failed: 1_000 } as const;

/** Finds out whether a store can be written, by a small object that is removed at once; at most once in some seconds. */
export class WriteProbe {
  private answer: Promise<void> | undefined;
  private until = 0;

  constructor(private readonly store: Pick<ObjectStore, 'put' | 'delete'>) {}

  /** @throws what the store throws where it cannot be written */
  check(): Promise<void> {
    if (this.answer && performance.now() < this.until) return this.answer;
    this.until = Number.POSITIVE_INFINITY;
    this.answer = this.write().then(
      () => {
        this.until = performance.now() + believedMs.writable;
      },
      (error: unknown) => {
        this.until = performance.now() + believedMs.failed;
        throw error;
      },
    );
    return this.answer;
  }

  private async write(): Promise<void> {
    await this.store.put(key, content, 'text/plain');
    await this.store.delete([key]);
  }
}
