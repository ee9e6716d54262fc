import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { TaskProcesses, type TaskProgram, taskMemory } from '@portada/lifecycle';
import type { DraftTask, TrialResult, TrialTask } from '@portada/studio/engine';

/** Injection token of the TaskProgram that draws images of trials and drafts. */
export const TRIAL_PROGRAM = Symbol('TRIAL_PROGRAM');

/** Number of images that are drawn at the same time, and maximum numbers that wait, in one api. Trial images are drawn first. */
export const trialLimits = {
  atOnce: taskMemory.trialImage.processes,
  waiting: 4,
  waitingDrafts: 20,
} as const;

/** The separate process that draws images of trials and drafts, at a low priority and with limits of time and memory. */
@Injectable()
export class TrialProcesses implements OnModuleDestroy {
  private readonly processes: TaskProcesses<TrialTask | DraftTask, TrialResult>;

  constructor(@Inject(TRIAL_PROGRAM) program: TaskProgram) {
    const { atOnce, waiting, waitingDrafts } = trialLimits;
    this.processes = new TaskProcesses(
      program,
      // While the image of a draft is drawn, all trial images wait.
      { what: 'trial image', atOnce, lines: [atOnce + waiting, waitingDrafts] },
      (result) => 'fault' in result && result.fault === 'too_complex',
    );
  }

  /** Draws a trial image. @throws AppError unavailable if too many wait; OperationalError if the process died or took too long */
  drawTrial(task: TrialTask): Promise<TrialResult> {
    return this.processes.run(task, { line: 0 });
  }

  /**
   * Draws the image of a draft.
   * @param caller callers with several images have turns
   * @param onEnd gets the CPU time in ms when the image was drawn
   * @throws AppError unavailable if too many wait; OperationalError if the process died or took too long
   */
  drawDraft(task: DraftTask, caller: string, onEnd: (cpuMs: number) => void): Promise<TrialResult> {
    return this.processes.run(task, { line: 1, account: caller, onEnd });
  }

  onModuleDestroy(): void {
    this.processes.close();
  }
}
