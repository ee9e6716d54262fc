import { Inject, Injectable, Optional } from '@nestjs/common';
import { Metrics } from '@portada/observability';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { ObjectCorruptError, ObjectNotFoundError } from './errors';
import { OBJECT_STORE, type ObjectStore, type StoredObject } from './port';

/** Largest number of lost objects that are remembered: one is reason enough for the alert. */
const remembered = 10_000;

/**
 * Reads objects that rows of the database name, so that each of them must be in the store. A missing or damaged one is lost
 * data: it is logged once, and counted until it is read undamaged again. Previews and copies in other sizes may be missing and
 * are not read here.
 */
@Injectable()
export class RecordedObjects {
  private readonly lost = new Set<string>();

  constructor(
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @InjectPinoLogger(RecordedObjects.name) private readonly logger: PinoLogger,
    @Optional() metrics: Metrics = new Metrics('unknown'),
  ) {
    metrics.gauge(
      'lost_objects',
      'Stored images and uploads that this process found missing or damaged in the object store',
      () => this.lost.size,
    );
  }

  /**
   * Reads an object that a row of the database names.
   * @returns null if the object is lost: missing or damaged
   * @throws the error of a store that cannot be reached
   */
  async read(key: string): Promise<StoredObject | null> {
    try {
      const object = await this.store.get(key);
      if (this.lost.delete(key)) this.logger.warn({ key }, 'lost image is in the object store again');
      return object;
    } catch (error) {
      if (!(error instanceof ObjectNotFoundError || error instanceof ObjectCorruptError)) throw error;
      this.report(key, error);
      return null;
    }
  }

  private report(key: string, error: Error): void {
    if (this.lost.has(key) || this.lost.size >= remembered) return;
    this.lost.add(key);
    this.logger.error(
      { err: error, key },
      'stored image is lost: restore it from a backup (verify --repair-from)',
    );
  }
}
