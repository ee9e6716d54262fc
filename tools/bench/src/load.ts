import type { ChildProcess } from 'node:child_process';
import type { Bench } from './benchmark';
import { CountError } from './counts';
import { ask } from './messages';
import type { Processes } from './processes';
import type { BenchUser } from './requests';

/** Generation requests to send: the number of connections, the total number of requests, and the users, in rotation. */
export type Load = { url: string; connections: number; amount: number; users: readonly BenchUser[] };

/** Result of the requests: the number of 202 answers, the number of other answers, and the rate of 202 answers. */
export type LoadResult = { accepted: number; refused: number; perSecond: number };

/** Intended duration in s of one side in one round. */
const sideSeconds = 4;

/**
 * Generates the load of one address. When its rate is known, rounds of a slow and of a fast side take the same time.
 */
export class Generator {
  private constructor(
    private readonly child: ChildProcess,
    private readonly url: string,
    private readonly users: readonly BenchUser[],
    private readonly connections: number,
    private amount: number,
  ) {}

  /**
   * Starts a separate generator process with the 64 connections that the benchmarks specify, and warms the address up.
   * @param amount of requests in each round; by default the number that takes some seconds
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

  /** Runs one round. @throws CountError if a request was refused */
  async run(): Promise<LoadResult> {
    const { url, users, connections, amount } = this;
    const result = await ask<Load, LoadResult>(this.child, { url, connections, amount, users });
    if (result.refused > 0) throw new CountError(`${result.refused} requests were refused by ${url}`);
    return result;
  }
}
