import type { ChildProcess } from 'node:child_process';
import type { Bench } from './benchmark';
import { CountError } from './counts';
import { ask } from './messages';
import type { Processes } from './processes';
import type { BenchUser } from './requests';

/**
 * Load on the api: URL of the api, connections, total number of requests for generations, and users who send the
 * requests one after the other.
 */
export type Load = { url: string; connections: number; amount: number; users: readonly BenchUser[] };

/**
 * Result of a load: number of answers with status 202, number of other answers, and answers with status 202 per
 * second.
 */
export type LoadResult = { accepted: number; refused: number; perSecond: number };

/** Intended duration in seconds of the measurement of one side (Portada or its comparison) in one round. */
const sideSeconds = 4;

/**
 * Generates load for one URL. The number of requests depends on the measured rate, so that all rounds take the same
 * time.
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
   * Starts a load generator with 64 connections and runs one round as warm-up.
   * @param amount number of requests in each round; by default a round takes about four seconds
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

  /** Ends the process of the load generator. */
  end(processes: Processes): Promise<void> {
    return processes.end(this.child);
  }

  /** Runs one round of load. @throws CountError if a request is refused */
  async run(): Promise<LoadResult> {
    const { url, users, connections, amount } = this;
    const result = await ask<Load, LoadResult>(this.child, { url, connections, amount, users });
    if (result.refused > 0) throw new CountError(`${result.refused} requests were refused by ${url}`);
    return result;
  }
}
