import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { ALL_QUEUES, type QueueFigures } from '@portada/queue';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { DataSource } from 'typeorm';
import { noteQueueSwitch } from './queues.queries';

/** A pause or resumption of a job queue by an administrator. */
export type QueueSwitch = { name: string; isPaused: boolean; adminId: string; reason: string };

/** Pauses and resumes job queues for administrators. */
@Injectable()
export class QueuesService {
  constructor(
    private readonly database: DataSource,
    @Inject(ALL_QUEUES) private readonly queues: readonly QueueFigures[],
    @InjectPinoLogger(QueuesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Pauses or resumes a queue, and records the action. Active jobs are finished.
   * @throws AppError not_found if there is no such queue; refused if the caller is no administrator
   * @throws OperationalError while Redis is unavailable; then the action is not recorded
   */
  async switch(change: QueueSwitch): Promise<void> {
    const queue = this.queues.find(({ name }) => name === change.name);
    if (!queue) throw new AppError('not_found');
    await this.database.transaction(async (tx) => {
      await noteQueueSwitch(tx, change).catch((error: { code?: string }) => {
        // The user has lost the role of administrator since the guard checked it.
        if (error.code === '42501') throw new AppError('refused');
        throw error;
      });
      await queue.setPaused(change.isPaused);
    });
    this.logger.info(change, 'job queue switched by an administrator');
  }
}
