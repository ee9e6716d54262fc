export { createJobQueue } from './job-queue';
export { checkHandlers, startJobWorker } from './job-worker';
export { InvalidJobIdError } from './names';
export type { JobCounts, JobHandler, JobHandlers, JobQueue, JobToAdd, JobWorker } from './port';
export { queueDashboard } from './queue-dashboard';
export { JOB_QUEUE, QueueModule } from './queue.module';
