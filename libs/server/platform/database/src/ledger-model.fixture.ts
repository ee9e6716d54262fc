import { productConfig } from '@portada/contracts';
import { PurchaseModel } from './purchase-model.fixture';

/** A generation of the reference model. `lost`: the generation is running and its lease has expired. */
export type ModelGeneration = {
  id: string;
  user: number;
  status: 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled';
  lost: boolean;
  fence: number;
  failures: number;
  /**
   * Index of the thumbnail among the thumbnails of its user; after the deletion of a thumbnail, the next thumbnail
   * has the next index.
   */
  thumbnail: number;
};

/** Generations of one user that may run at once in the reference model. */
export const perUser = 1;
/** Number of attempts of a generation in the reference model. */
export const maxFailures = 3;

/** A reference model of the ledger without database and concurrency. A test compares the database with the model. */
export class LedgerModel {
  readonly generations: ModelGeneration[] = [];
  readonly thumbnails: number[];
  readonly shop: PurchaseModel;

  constructor(readonly available: number[]) {
    this.shop = new PurchaseModel(available);
    this.thumbnails = available.map(() => 0);
  }

  held(user: number): number {
    return this.openOf(user).length;
  }

  openOf(user: number): ModelGeneration[] {
    return this.generations.filter(
      (g) => g.user === user && (g.status === 'queued' || g.status === 'running'),
    );
  }

  reserve(user: number, ids: string[]): 'reserved' | 'insufficient_credits' {
    const available = this.available[user] ?? 0;
    if (available < ids.length) return 'insufficient_credits';
    this.available[user] = available - ids.length;
    const thumbnail = this.thumbnails[user] ?? 0;
    for (const id of ids) {
      this.generations.push({
        id,
        user,
        status: 'queued',
        lost: false,
        fence: 0,
        failures: 0,
        thumbnail,
      });
    }
    return 'reserved';
  }

  claim(g: ModelGeneration): 'claimed' | 'waiting_for_slot' | 'leased' | 'finished' {
    if (g.status !== 'queued' && g.status !== 'running') return 'finished';
    if (g.status === 'running' && !g.lost) return 'leased';
    if (g.status === 'running') g.failures += 1;
    const running = this.openOf(g.user).filter((o) => o !== g && o.status === 'running' && !o.lost);
    const hasSlot = running.length < perUser;
    Object.assign(g, { status: hasSlot ? 'running' : 'queued', lost: false });
    if (hasSlot) g.fence += 1;
    return hasSlot ? 'claimed' : 'waiting_for_slot';
  }

  /** Ends an open generation of the reference model. A failed or cancelled generation returns its credit. */
  settle(g: ModelGeneration, status: 'succeeded' | 'failed' | 'cancelled'): void {
    Object.assign(g, { status, lost: false });
    if (status !== 'succeeded') this.available[g.user] = (this.available[g.user] ?? 0) + 1;
  }

  requeue(g: ModelGeneration, counts: boolean): void {
    Object.assign(g, { status: 'queued', lost: false, failures: g.failures + Number(counts) });
  }

  /** Ends the expired leases of the reference model. @returns the generations that are requeued */
  expire(): ModelGeneration[] {
    const back = this.generations.filter(
      (g) => g.status === 'running' && g.lost && g.failures + 1 < maxFailures,
    );
    for (const g of back) this.requeue(g, true);
    return back;
  }

  /** Fails the generations of the reference model that have no attempt left. @returns the failed generations */
  failExpired(): ModelGeneration[] {
    const ended = this.generations.filter(
      (g) => g.status === 'running' && g.lost && g.failures + 1 >= maxFailures,
    );
    for (const g of ended) this.settle(g, 'failed');
    return ended;
  }

  /** Deletes a thumbnail. @returns the cancelled generations; null if the user may cancel no further running one */
  deleteThumbnail(user: number): ModelGeneration[] | null {
    const thumbnail = this.thumbnails[user] ?? 0;
    const doomed = this.openOf(user).filter((g) => g.thumbnail === thumbnail);
    const cancelled = this.generations.filter(
      (g) => g.user === user && g.status === 'cancelled' && g.fence > 0 && g.failures === 0,
    );
    const isUsedUp = cancelled.length >= productConfig.cancelsOfDay;
    if (isUsedUp && doomed.some((g) => g.status === 'running' && g.failures === 0)) return null;
    for (const g of doomed) this.settle(g, 'cancelled');
    this.thumbnails[user] = thumbnail + 1;
    return doomed;
  }
}
