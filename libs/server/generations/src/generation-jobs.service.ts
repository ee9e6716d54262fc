import { Injectable } from '@nestjs/common';
import { type GenerationErrorCode, type JobPayload, generationErrors } from '@portada/contracts';
import { type JobContext, JobFailedError, type JobResult, OnJob } from '@portada/queue';
import { GenerationRunnerService } from './generation-runner.service';
import { GenerationSweepsService } from './generation-sweeps.service';

/** Error codes of failures that the request caused. These failures need no attention of an operator. */
const userErrors: readonly GenerationErrorCode[] = ['safety', 'not_understood', 'unsupported'];

/** Job handlers of generations. */
@Injectable()
export class GenerationJobsService {
  constructor(
    private readonly runner: GenerationRunnerService,
    private readonly sweeps: GenerationSweepsService,
  ) {}

  /**
   * Runs the generation that is first in line, which may differ from the generation that the job names.
   * @throws JobFailedError with the code and the id of the generation whose attempt failed; Postgres decides on retries
   */
  @OnJob('generation.run')
  async run(_payload: JobPayload<'generation.run'>, { signal, reports }: JobContext): Promise<JobResult> {
    const result = await this.runner.run(signal, reports);
    if ('code' in result && !userErrors.includes(result.code)) {
      const { code, generationId, outcome } = result;
      throw new JobFailedError(code, `${generationErrors[code].en} (generation ${generationId} ${outcome})`);
    }
    return result;
  }

  /** Deletes previews and left-over attempts of ended generations, and old records of requests to image models. */
  @OnJob('generations.cleanup')
  cleanUp(_payload: JobPayload<'generations.cleanup'>, { signal }: JobContext): Promise<void> {
    return this.sweeps.cleanUp(signal);
  }
}
