import type { ChildProcess } from 'node:child_process';
import type { Bench } from './benchmark';
import { CountError } from './counts';
import { ask } from './messages';
import type { Processes } from './processes';
import type { BenchUser } from './requests';

/** GET requests that a load sends one after the other, and again: paths with query, and value of the header `Accept`. */
export type Read = { paths: readonly string[]; accept: string };

/**
 * Load on the api: URL of the api, connections, total number of requests, and users who send the requests one after
 * the other. The requests are requests for generations, or the given read.
 */
export type Load = {
  url: string;
  connections: number;
  amount: number;
  users: readonly BenchUser[];
  read?: Read | undefined;
};

/**
 * Result of a load: number of accepted requests (status 202, for a read 200), number of other answers, and accepted
 * requests per second.
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
    private readonly read?: Read,
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
    const first = amount ?? bench.of(2048, 2 * connections);
    return new Generator(child, url, users, connections, first).warmedUp(bench, amount);
  }

  /**
   * Starts the process of a load generator with 64 connections for reads.
   * @returns a function that makes a generator for one URL and read, and runs one round as warm-up. The generators share
   * the process, so only one of them may run at a time.
   */
  static async startReads(
    bench: Bench,
    users: readonly BenchUser[],
  ): Promise<(url: string, read: Read) => Promise<Generator>> {
    const connections = bench.of(64, 4);
    const child = await bench.processes.startScript('load-generator');
    const first = bench.of(2048, 2 * connections);
    return (url, read) => new Generator(child, url, users, connections, first, read).warmedUp(bench);
  }

  /** Ends the process of the load generator. */
  end(processes: Processes): Promise<void> {
    return processes.end(this.child);
  }

  /** Runs one round of load. @throws CountError if a request is refused */
  async run(): Promise<LoadResult> {
    const { url, users, connections, amount, read } = this;
    const result = await ask<Load, LoadResult>(this.child, { url, connections, amount, users, read });
    if (result.refused > 0) throw new CountError(`${result.refused} requests were refused by ${url}`);
    return result;
  }

  /** Runs one round, and sets the number of requests in a round by its rate if `amount` is undefined. */
  private async warmedUp(bench: Bench, amount?: number): Promise<Generator> {
    const { connections } = this;
    const { perSecond } = await this.run();
    if (amount === undefined && !bench.smoke)
      this.amount = Math.ceil((perSecond * sideSeconds) / connections) * connections;
    return this;
  }
}
