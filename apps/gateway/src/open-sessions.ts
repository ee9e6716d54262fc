import type { ReadSession } from './handshake';

/** Time in ms for which the end of a session is stored. A socket that opens within this time is refused. */
const rememberedMs = 60_000;
/** Number of sessions that are looked up in the database at the same time. */
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
    this.ended.set(sessionId, Date.now());
  }

  /**
   * Looks up every session that has sockets. A session counts as open while the database is unavailable.
   * @returns ids of the sessions that have ended
   */
  async findEnded(readSession: ReadSession): Promise<string[]> {
    for (const [id, at] of this.ended) if (Date.now() - at > rememberedMs) this.ended.delete(id);
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
