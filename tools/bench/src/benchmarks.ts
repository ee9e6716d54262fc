import type { Benchmark } from './benchmark';
import { acceptBesidePgbench } from './f1-accept';
import { runJobs } from './f10-jobs';
import { loseRedis } from './f13-redis-away';
import { bringRedisBack } from './f14-redis-back';
import { wipeRedis } from './f15-wiped-redis';
import { losePostgres } from './f16-postgres-away';
import { shareSlots } from './f17-fairness';
import { estimateWaits } from './f18-estimate';
import { openAdminPage } from './f19-admin';
import { acceptOneUser } from './f2-one-user';
import { killWorker, loseHost } from './f11-killed-worker';
import { drawPictures } from './f20-studio';
import { openPages } from './f21-pages';
import { weighPages } from './f22-bytes';
import { runWorkers } from './f23-workers';
import { readThumbnails } from './f24-reads';
import { servePictures } from './f25-pictures';
import { editPictures } from './f26-editor';
import { restartUnderLoad } from './f27-restarts';
import { signInUnderUploads } from './f28-sign-in';
import { refuseStorm, slowHostInStorm } from './f29-storm';
import { browseList } from './f30-list';
import { acceptBesideUsualBuild } from './f3-usual-build';
import { acceptIdle } from './f4-idle';
import { handOver } from './f5-hand-over';
import { handOverBesidePostgres } from './f6-hand-over';
import { workWithBacklog } from './f7-backlog';
import { pushEvents } from './f8-sockets';
import { surviveChaos } from './f9-chaos';

const database = 'libs/server/platform/database';
const work = [
  'libs/server/generations',
  database,
  'libs/server/platform/queue',
  'libs/server/platform/redis',
];

/** Folders of the code that decides the figures of a benchmark. */
const code = {
  accept: ['apps/api', 'libs/server/platform/http', 'libs/server/credits', ...work],
  handOver: ['apps/worker', 'libs/server/platform/image-models', 'libs/server/platform/storage', ...work],
  sockets: ['apps/gateway', 'libs/server/platform/events', 'libs/server/platform/redis'],
  restarts: ['tools/dev-stack', 'libs/server/platform/lifecycle', 'apps/web-server'],
  reads: [
    'apps/api',
    'libs/server/thumbnails',
    'libs/server/accounts',
    'libs/server/platform/http',
    database,
  ],
  studio: ['libs/studio'],
  pages: ['apps/web', 'apps/web-server', 'libs/ui'],
} as const;

/** Every benchmark by its name, in the order of a run, with the folders that it measures. A benchmark returns only rows with its name. */
export const benchmarks: Readonly<Record<string, { run: Benchmark; measures: readonly string[] }>> = {
  F1: { run: acceptBesidePgbench, measures: code.accept },
  F2: { run: acceptOneUser, measures: code.accept },
  F3: { run: acceptBesideUsualBuild, measures: code.accept },
  F4: { run: acceptIdle, measures: code.accept },
  F5: { run: handOver, measures: code.handOver },
  F6: { run: handOverBesidePostgres, measures: code.handOver },
  F7: { run: workWithBacklog, measures: code.accept },
  F8: { run: pushEvents, measures: code.sockets },
  F9: { run: surviveChaos, measures: code.sockets },
  F10: { run: runJobs, measures: code.handOver },
  F11: { run: killWorker, measures: code.handOver },
  F12: { run: loseHost, measures: code.handOver },
  F13: { run: loseRedis, measures: code.accept },
  F14: { run: bringRedisBack, measures: code.handOver },
  F15: { run: wipeRedis, measures: code.handOver },
  F16: { run: losePostgres, measures: code.accept },
  F17: { run: shareSlots, measures: code.handOver },
  F18: { run: estimateWaits, measures: code.accept },
  F19: { run: openAdminPage, measures: code.accept },
  F20: { run: drawPictures, measures: code.studio },
  F21: { run: openPages, measures: code.pages },
  F22: { run: weighPages, measures: code.pages },
  F23: { run: runWorkers, measures: code.handOver },
  F24: { run: readThumbnails, measures: code.reads },
  F25: { run: servePictures, measures: code.reads },
  F26: { run: editPictures, measures: code.pages },
  F27: { run: restartUnderLoad, measures: code.restarts },
  F28: { run: signInUnderUploads, measures: code.reads },
  F29: { run: refuseStorm, measures: code.accept },
  F30: { run: browseList, measures: code.pages },
  F31: { run: slowHostInStorm, measures: code.accept },
};
