import type { ReadSession } from './handshake';

/**
 * Time in ms for which an ended session is remembered. A socket of this session that opens within this time is
 * refused.
 */
const rememberedMs = 60_000;
/** Largest number of sessions in one look-up in the database. */
const askedAtOnce = 500;

/** The sessions that have sockets in this process, and the sessions that ended in the last minute. */
export class OpenSessions {
  private readonly open = new Map<string, { cookie: string; sockets: number }>();
  private readonly ended = new Map<string, number>();

  /**
   * Adds an open socket to its session.
   * @returns false if the session ended while the socket was being opened
   */
  add(sessionId: string, cookie: string): boolean {
    if (this.ended.has(sessionId)) return false;
    const sockets = (this.open.get(sessionId)?.sockets ?? 0) + 1;
    this.open.set(sessionId, { cookie, sockets });
    return true;
  }

  /** Removes a closed socket from its session. */
  remove(sessionId: string): void {
    const session = this.open.get(sessionId);
    if (!session) return;
    session.sockets -= 1;
    if (session.sockets <= 0) this.open.delete(sessionId);
  }

  /** Records that a session ended, so that sockets of this session are refused for a minute. */
  end(sessionId: string): void {
    this.ended.set(sessionId, performance.now());
  }

  /**
   * Looks up every session that has sockets. While the database is unavailable, a session counts as open.
   * @param readSession reads the session of a Cookie header
   * @returns ids of the sessions that have ended
   */
  async findEnded(readSession: ReadSession): Promise<string[]> {
    for (const [id, at] of this.ended) if (performance.now() - at > rememberedMs) this.ended.delete(id);
    const sessions = [...this.open];
    const ended: string[] = [];
    for (let start = 0; start < sessions.length; start += askedAtOnce) {
      const answers = sessions.slice(start, start + askedAtOnce).map(async ([id, { cookie }]) => {
        const user = await readSession(cookie).catch(() => 'unknown' as const);
        if (user === null) ended.push(id);
      });
      await Promise.all(answers);
    }
    return ended;
  }
}
