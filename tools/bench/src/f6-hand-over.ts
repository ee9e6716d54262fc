import type { Benchmark } from './benchmark';
import { besidePeer } from './f5-hand-over';
import { figuresOf } from './rounds';

/**
 * Benchmark F6: time from commit to claim in a worker process, compared with graphile-worker from `add_job` to its
 * task.
 */
export const handOverBesidePostgres: Benchmark = async (bench) => {
  const measured = await besidePeer(bench, 'bench_6', 'bare-graphile', true);
  return [
    {
      name: 'F6',
      path: 'commit to claimed in the worker, idle, p50',
      beside: 'graphile-worker, add_job to task',
      figures: figuresOf(measured, ({ p50 }) => p50),
      unit: 'ms',
      aim: { at: 'most', ratio: 0.7 },
    },
  ];
};
