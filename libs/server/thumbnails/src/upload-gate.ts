import { AppError } from '@portada/errors';

/** Limits of concurrent uploads, for all users and for one user. Each upload uses up to 8 MiB of memory. */
const limits = { all: 24, user: 2 } as const;
const retryAfterSeconds = 2;

/** Limits the concurrent uploads of this process, so that their bodies use a bounded amount of memory. */
export class UploadGate {
  private all = 0;
  private readonly byUser = new Map<string, number>();

  /**
   * Runs one upload.
   * @throws AppError too_many_requests if this user has two uploads in progress, unavailable if all users together
   *   have too many
   */
  async run<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    const own = this.byUser.get(userId) ?? 0;
    if (own >= limits.user) throw new AppError('too_many_requests', { retryAfterSeconds });
    if (this.all >= limits.all) throw new AppError('unavailable', { retryAfterSeconds });
    this.all += 1;
    this.byUser.set(userId, own + 1);
    try {
      return await upload();
    } finally {
      this.all -= 1;
      const left = (this.byUser.get(userId) ?? 1) - 1;
      if (left > 0) this.byUser.set(userId, left);
      else this.byUser.delete(userId);
    }
  }
}
