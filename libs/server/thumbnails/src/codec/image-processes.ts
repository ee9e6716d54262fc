import type { EncodedImage, ImageAnswer, ImageFault, ImageTask } from './messages';
import { type TaskProgram, TaskProcesses, taskMemory } from '@portada/lifecycle';

/** Options of the image processes: their program, and the limits of their tasks. */
export type ImageProcessOptions = Omit<TaskProgram, 'args'> & {
  /** CPU time in ms that a task may use. */
  cpuLimitMs?: number;
  /** Memory in MiB that a process may use. */
  megabytes?: number;
};

/** Maximum numbers of uploads and of other image tasks that wait. Tasks that serve images run before uploads. */
const waitingLimits = { other: 200, upload: 4 } as const;
const lines = { other: 0, upload: 1 } as const;
const defaultCpuLimitMs = 8_000;

/** Error that an image cannot be decoded; a retry fails again. */
export class UnreadableImageError extends Error {
  override readonly name = 'UnreadablePictureError';
  constructor(readonly fault: ImageFault) {
    super(`the image cannot be used: ${fault}`);
  }
}

/** Decodes and encodes images in separate processes. */
export class ImageProcesses {
  private readonly processes: TaskProcesses<ImageTask, ImageAnswer>;

  constructor({
    cpuLimitMs = defaultCpuLimitMs,
    megabytes = taskMemory.image.megabytes,
    ...program
  }: ImageProcessOptions) {
    this.processes = new TaskProcesses(
      { ...program, args: [String(cpuLimitMs), String(megabytes)] },
      {
        what: 'image',
        atOnce: taskMemory.image.processes,
        lines: [waitingLimits.other, waitingLimits.upload],
      },
      (answer) => 'fault' in answer && answer.fault === 'too_complex',
    );
  }

  /**
   * Performs a task in a process that decodes and encodes images.
   * @throws UnreadableImageError; AppError `unavailable` if too many tasks wait; OperationalError if the process
   *   died or took too long
   */
  async run(task: ImageTask): Promise<EncodedImage> {
    const isUpload = task.kind === 'upload' || task.kind === 'mask';
    const answer = await this.processes.run(task, { line: isUpload ? lines.upload : lines.other });
    if ('fault' in answer) throw new UnreadableImageError(answer.fault);
    return answer.encoded;
  }

  /** Ends the processes that decode and encode images; running and waiting tasks fail. */
  close(): void {
    this.processes.close();
  }
}
