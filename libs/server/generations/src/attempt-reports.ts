import type { GenerationErrorCode, GenerationStage } from '@portada/contracts';
import type { JobReports } from '@portada/queue';
import type { Claim } from './claims.service';
import { maxFailures } from './generation-options';

/** Longest text of a provider in a log line, in characters. */
const longestText = 200;

const shorten = (text: string): string => text.slice(0, longestText);

/**
 * Reports one attempt of a generation to the queue dashboard. The lines contain ids, codes and sentences of providers,
 * never text of the user. All methods return at once.
 */
export class AttemptReports {
  private readonly generationId: string;
  private percent: number | null = null;

  constructor(
    private readonly reports: JobReports,
    { id, failures, fence }: Pick<Claim, 'id' | 'failures' | 'fence'>,
  ) {
    this.generationId = id;
    this.reports.log(`generation ${id} started, attempt ${failures + 1} of ${maxFailures}, claim ${fence}`);
    this.progress(null, null);
  }

  /** Reports that a model has accepted the request. @param externalId id of the job at the provider, if it has one */
  modelStarted(model: string, externalId: string | null): void {
    this.reports.log(
      shorten(externalId === null ? `model ${model} started` : `model ${model} started job ${externalId}`),
    );
  }

  /** Reports the failure that a model has returned. @param message status and code of the provider */
  modelFailed(code: GenerationErrorCode, message: string): void {
    this.reports.log(shorten(`model failed: ${code}: ${message}`));
  }

  /** Reports a stage, and the percentage of the model from 0 to 100; null leaves the percentage unchanged. */
  progress(stage: GenerationStage | null, percent: number | null): void {
    this.percent = percent ?? this.percent;
    this.reports.progress({ generationId: this.generationId, progress: this.percent, stage });
  }

  /** Reports the end of the attempt. @param code error code of a failure */
  ended(outcome: string, code?: GenerationErrorCode): void {
    this.reports.log(`attempt ${outcome}${code ? `: ${code}` : ''}`);
    if (outcome === 'succeeded')
      this.reports.progress({ generationId: this.generationId, progress: 100, stage: null });
  }
}
