/** What a process tells the generations library; see docs/architecture.md for the figures. */
export type GenerationOptions = {
  /** From acceptance to the end, waiting included. */
  deadlineSeconds: number;
  /** Pictures of one user that are made at the same time; further ones wait for a slot. */
  inFlightPerUser: number;
  /** Of this start of a worker process; its claims carry it. A process that claims nothing has none. */
  workerId?: string;
  /** Pictures that this process makes at the same time; a process that makes none leaves it out. */
  slots?: number;
  /** Pictures of one user that may wait; the api refuses further ones. No limit where it is left out. */
  queuedPerUser?: number;
};

/** Injection token of GenerationOptions. */
export const GENERATION_OPTIONS = Symbol('GENERATION_OPTIONS');

/** How long a claim is good for without being renewed, in seconds. */
export const leaseSeconds = 2;

/** ms between two renewals: a process whose event loop is blocked for a second loses no claim. */
export const renewEveryMs = 250;

/** How long a worker counts after it last reported, in ms; it reports each second. */
export const workerReportValidMs = 5000;

/** Attempts that may fail, or be lost with their worker, before the generation is failed. */
export const maxFailures = 3;

/** Connections to Postgres that a take-over works with: one ends the claims and hands over, the other one claims. */
export const takeOverConnections = 2;
