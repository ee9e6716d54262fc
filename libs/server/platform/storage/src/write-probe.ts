import { randomUUID } from 'node:crypto';
import type { ObjectStore } from './port';

const content = Buffer.from('This object shows that the store can be written.');
/** Time in ms for which the result of a probe is cached. */
const believedMs = { writable: 5_000, failed: 1_000 } as const;

/** Checks whether a store is writable by writing and deleting a small object, at most once in some seconds. */
export class WriteProbe {
  /** Key of the probe object, another one for each process, because one process must not delete what another one writes. */
  private readonly key = `probe-${randomUUID()}.txt`;
  private answer: Promise<void> | undefined;
  private until = 0;

  constructor(private readonly store: Pick<ObjectStore, 'put' | 'delete'>) {}

  /**
   * Resolves with the cached result of the last probe, or with the result of a new probe. @throws the error of the
   * store if the store is not writable
   */
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
    await this.store.put(this.key, content, 'text/plain');
    await this.store.delete([this.key]);
  }
}
