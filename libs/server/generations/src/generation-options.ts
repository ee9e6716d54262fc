/** What a process tells the generations library; see docs/architecture.md for the figures. */
export type GenerationOptions = {
  /** From acceptance to the end, waiting included. */
  deadlineSeconds: number;
  /** Pictures of one user that are made at the same time; further ones wait for their turn. */
  inFlightPerUser: number;
};

/** Injection token of GenerationOptions. */
export const GENERATION_OPTIONS = Symbol('GENERATION_OPTIONS');

/** How long a claim is good for without being renewed, in seconds; it is renewed every fifth of it. */
export const leaseSeconds = 5;

/** Attempts that may fail, or be lost with their worker, before the generation is failed. */
export const maxFailures = 3;
