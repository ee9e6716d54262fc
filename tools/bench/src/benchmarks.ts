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
import { refuseStorm } from './f29-storm';
import { browseList } from './f30-list';
import { acceptBesideUsualBuild } from './f3-usual-build';
import { acceptIdle } from './f4-idle';
import { handOver } from './f5-hand-over';
import { handOverBesidePostgres } from './f6-hand-over';
import { workWithBacklog } from './f7-backlog';
import { pushEvents } from './f8-sockets';
import { surviveChaos } from './f9-chaos';

/** Every benchmark by its name, in the order of a run. A benchmark returns only rows with its name. */
export const benchmarks: Readonly<Record<string, Benchmark>> = {
  F1: acceptBesidePgbench,
  F2: acceptOneUser,
  F3: acceptBesideUsualBuild,
  F4: acceptIdle,
  F5: handOver,
  F6: handOverBesidePostgres,
  F7: workWithBacklog,
  F8: pushEvents,
  F9: surviveChaos,
  F10: runJobs,
  F11: killWorker,
  F12: loseHost,
  F13: loseRedis,
  F14: bringRedisBack,
  F15: wipeRedis,
  F16: losePostgres,
  F17: shareSlots,
  F18: estimateWaits,
  F19: openAdminPage,
  F20: drawPictures,
  F21: openPages,
  F22: weighPages,
  F23: runWorkers,
  F24: readThumbnails,
  F25: servePictures,
  F26: editPictures,
  F27: restartUnderLoad,
  F28: signInUnderUploads,
  F29: refuseStorm,
  F30: browseList,
};
