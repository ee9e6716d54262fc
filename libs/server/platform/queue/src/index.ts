export { JobWorkerModule } from './job-worker.module';
export { JobWorkerService } from './job-worker.service';
export { InvalidJobIdError } from './names';
export { OnJob } from './on-job';
export { JobFailedError } from './port';
export type {
  JobContext,
  JobProgress,
  JobQueue,
  JobReports,
  JobResult,
  JobToAdd,
  QueueFigures,
} from './port';
export { queueDashboard } from './queue-dashboard';
export { ALL_QUEUES, JOB_QUEUE, QueueModule } from './queue.module';
