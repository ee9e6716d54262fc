import type { ChildProcess } from 'node:child_process';
import type { Bench } from './benchmark';
import { CountError } from './counts';
import { ask } from './messages';
import type { Processes } from './processes';
import type { BenchUser } from './requests';

/** Requests to accept a generation: over so many connections, this many in all, from the users in turn. */
export type Load = { url: string; connections: number; amount: number; users: readonly BenchUser[] };

/** What came of it: answers 202, other answers, and the rate of the former. */
export type LoadResult = { accepted: number; refused: number; perSecond: number };

/** s that one side is to take in one round. */
const sideSeconds = 4;

/** The load of one address, once its rate is known: equally long rounds for a slow and a fast side. */
export class Generator {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    private readonly users: readonly BenchUser[],
    private readonly connections: number,
    private amount: number,
  ) {}

  /**
   * Starts a generator of its own, with 64 connections as the promises have it, and warms the address up.
   * @param amount of requests in each round; as many as take some seconds unless given
   */
  static async start(
    bench: Bench,
    url: string,
    users: readonly BenchUser[],
    amount?: number,
  ): Promise<Generator> {
    const connections = bench.of(64, 4);
    const child = await bench.processes.startScript('load-generator');
    const generator = new Generator(
      child,
      url,
      users,
      connections,
      amount ?? bench.of(2048, 2 * connections),
    );
    const { perSecond } = await generator.run();
    if (amount !== undefined) generator.amount = amount;
    else if (!bench.smoke)
      generator.amount = Math.ceil((perSecond * sideSeconds) / connections) * connections;
    return generator;
  }

  /** Ends the generator's process. */
  end(processes: Processes): Promise<void> {
    return processes.end(this.child);
  }

  /** One round. @throws CountError where a request was refused */
  async run(): Promise<LoadResult> {
    const { url, users, connections, amount } = this;
    const result = await ask<Load, LoadResult>(this.child, { url, connections, amount, users });
    if (result.refused > 0) throw new CountError(`${result.refused} requests were refused by ${url}`);
    return result;
  }
}
