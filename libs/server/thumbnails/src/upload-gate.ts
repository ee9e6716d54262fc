import { AppError } from '@portada/errors';

/** Numbers of requests that may run at the same time: of all users, and of one user. */
type GateLimits = { all: number; user: number };
/** Limits of concurrent uploads. Each upload uses up to 8 MiB of memory. */
const uploadLimits: GateLimits = { all: 24, user: 2 };
const retryAfterSeconds = 2;

/** Limits the concurrent uploads of this process, so that their bodies use a bounded amount of memory. */
export class UploadGate {
  private all = 0;
  private readonly byUser = new Map<string, number>();

  constructor(private readonly limits: GateLimits = uploadLimits) {}

  /**
   * Runs one upload.
   * @throws AppError too_many_requests if this user has two uploads in progress, unavailable if all users together
   *   have too many
   */
  async run<T>(userId: string, upload: () => Promise<T>): Promise<T> {
    const own = this.byUser.get(userId) ?? 0;
    if (own >= this.limits.user) throw new AppError('too_many_requests', { retryAfterSeconds });
    if (this.all >= this.limits.all) throw new AppError('unavailable', { retryAfterSeconds });
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
