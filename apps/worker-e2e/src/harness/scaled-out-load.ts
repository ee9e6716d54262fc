import { LoadBalancedCreator } from './load-balanced-creator';
import { type Member, ScaledOut } from './scaled-out';

const creatorCount = 3;

/** Several processes of each kind, and three creators who request images from both web servers. */
export class ScaledOutLoad {
  private constructor(
    readonly stack: ScaledOut,
    private readonly creators: readonly LoadBalancedCreator[],
  ) {}

  /**
   * Starts the processes and signs in the creators.
   * @param former root of the built workspace of a former version, which is started instead of this version
   */
  static async start(former?: string): Promise<ScaledOutLoad> {
    const stack = await ScaledOut.start(former);
    const creators = await Promise.all(
      Array.from({ length: creatorCount }, async (_, index) => {
        const origins = index % 2 === 0 ? stack.origins : [...stack.origins].reverse();
        return LoadBalancedCreator.open(stack.product, await stack.product.creator(10_000), origins);
      }),
    );
    return new ScaledOutLoad(stack, creators);
  }

  /** Lets every creator request one image after the other until the work is done. */
  async during(work: () => Promise<void>): Promise<void> {
    let isDone = false;
    const load = this.creators.map(async (creator) => {
      while (!isDone) {
        await creator.work('A red boat on a quiet lake [slow 400]');
        await creator.seesAll();
      }
    });
    try {
      await work();
    } finally {
      isDone = true;
      await Promise.all(load);
    }
  }

  /** Replaces processes one after the other, and expects that only a web server drops connections. */
  async inTurn(members: readonly Member[], replace: (member: Member) => Promise<void>): Promise<void> {
    for (const member of members) {
      const before = this.dropped();
      await replace(member);
      // The clients of a web server are outside. They try the next web server after a lost connection.
      if (member.kind !== 'web-server') expect([member.kind, this.dropped()]).toEqual([member.kind, before]);
    }
  }

  /** Expects that every creator saw every accepted generation succeed, and that each was made and charged once. */
  async expectAllOnce(): Promise<void> {
    const accepted = this.creators.reduce((sum, creator) => sum + creator.known.size, 0);
    expect(accepted).toBeGreaterThan(creatorCount);
    expect(await this.stack.product.settled()).toEqual({ succeeded: accepted });
    expect(this.creators.flatMap(({ faults }) => faults)).toEqual([]);
    await this.stack.product.expectFair();
  }

  /** Expects that no attempt at an image failed. */
  async expectNoFailedAttempt(): Promise<void> {
    const { rows } = await this.stack.product.owner.query('SELECT id FROM generations WHERE failures > 0');
    expect(rows).toEqual([]);
  }

  async close(): Promise<void> {
    for (const creator of this.creators) creator.close();
    await this.stack.close();
  }

  private dropped(): number {
    return this.creators.reduce((sum, creator) => sum + creator.dropped, 0);
  }
}
