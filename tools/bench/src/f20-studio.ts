import { type PictureRequest, pictureSizes } from '@portada/contracts';
import type { Benchmark } from './benchmark';
import { ask } from './messages';
import { inWorkspace } from './processes';
import { quietRounds } from './rounds';
import type { Cost, Wanted } from './studio-pictures';
import { studioRequests } from './studio-requests';

/** Number of seeds with which each prompt is drawn. With each seed the studio chooses another picture idea. */
const seeds = 2;

const wanted = (request: PictureRequest, seed: number): Wanted => ({
  input: { ...request, generationId: 'bench', ...pictureSizes['16:9'], seed },
});

/** Benchmark F20: CPU seconds of a studio picture, compared with the encoding of the same picture as PNG. */
export const drawPictures: Benchmark = async (bench) => {
  const { processes, say } = bench;
  const studio = { STUDIO_DIR: inWorkspace('dist/studio') };
  const [one, other] = [
    await processes.startScript('studio-pictures', studio),
    await processes.startScript('studio-pictures', studio),
  ];
  const all = studioRequests
    .flatMap((request, place) =>
      Array.from({ length: seeds }, (_, seed) => wanted(request, place * seeds + seed)),
    )
    .slice(0, bench.of(Number.POSITIVE_INFINITY, 1));
  // The first pictures are not measured, because they load the asset pack and warm up the compiler.
  for (const order of all.slice(0, bench.of(4, 0))) await ask<Wanted, Cost>(one, order);
  const [first] = all;
  if (!first) throw new Error('the benchmark has no picture to draw');
  const costs = await quietRounds(bench, all.length, (place) => ask<Wanted, Cost>(one, all[place] ?? first));
  const elsewhere = await ask<Wanted, Cost>(other, first);
  if (costs.some(({ digests: [a, b] }) => a !== b) || elsewhere.digests[0] !== costs[0]?.digests[0]) {
    throw new Error('two pictures of the same request and seed have different bytes');
  }
  await processes.endAll();
  const figures = { ours: costs.map(({ ours }) => ours), peer: costs.map(({ peer }) => peer) };
  const [least, most] = [Math.min(...figures.ours), Math.max(...figures.ours)];
  say(`${all.length} pictures drawn, each with ${least.toFixed(2)} to ${most.toFixed(2)} s of CPU time`);
  return [
    {
      name: 'F20',
      path: `a studio picture, 1920x1080, all layers, encoded: CPU of ${all.length}, ${studioRequests.length} styles`,
      beside: 'encoding the same picture as PNG, level 6',
      figures,
      unit: 's',
      aim: { at: 'most', ours: 0.45 },
    },
  ];
};
