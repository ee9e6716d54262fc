import { Injectable } from '@nestjs/common';
import { type DrawingPayer, DrawingTimeService } from '@portada/accounts';
import {
  type Draft,
  type DraftsBody,
  type PictureRequest,
  draftImageWidth,
  pictureRequestSchema,
} from '@portada/contracts';
import { AppError } from '@portada/errors';
import { networksOf } from '@portada/rate-limit';
import type { DraftTask } from '@portada/studio/engine';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { TrialProcesses } from '../trials/trial-processes';

/** CPU time in ms that is reserved before an image, the limit of the process. An image takes about 0.1 to 0.5 s. */
const reservedMs = 6_000;
/** Time in ms after which a request gets the images that are drawn. A page waits for 30 s. */
const longestMs = 25_000;
/** Seconds in the header Retry-After if no image could be drawn. */
const retryAfterSeconds = 2;

/** A request for images of drafts. `signal` aborts when the caller has left. */
type Wanted = { body: DraftsBody; payer: DrawingPayer; signal: AbortSignal };

/** Draws images of drafts in the process of trial images, within the CPU time of accounts and networks. */
@Injectable()
export class DraftImagesService {
  constructor(
    private readonly processes: TrialProcesses,
    private readonly drawingTime: DrawingTimeService,
    @InjectPinoLogger(DraftImagesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Adds images to drafts, one after the other. Drafts after the first stay without an image if the CPU time of the payer or the time
   * of the request is used up.
   * @throws AppError too_many_requests, overloaded or unavailable if no draft gets an image
   */
  async addTo(drafts: readonly Draft[], { body, payer, signal }: Wanted): Promise<Draft[]> {
    const request = requestOf(body);
    const end = performance.now() + longestMs;
    const drawn = new Map<string, string>();
    let failed: unknown;
    for (const { id } of drafts) {
      if (signal.aborted || performance.now() > end) break;
      try {
        const task = { request, draft: id, width: draftImageWidth };
        drawn.set(id, await this.draw(task, payer, end - performance.now()));
      } catch (error) {
        failed ??= error;
        // No time is left for a further image, or the process is busy.
        if (error instanceof AppError) break;
        this.logger.warn({ err: error }, 'image of a draft could not be drawn');
      }
    }
    if (drawn.size > 0 || signal.aborted) return drafts.map((draft) => withImage(draft, drawn.get(draft.id)));
    throw failed instanceof AppError
      ? failed
      : new AppError('unavailable', { retryAfterSeconds, cause: failed });
  }

  /** Draws an image. @throws AppError too_many_requests; overloaded if it takes longer than `ms`; Error if it cannot be drawn */
  private async draw(task: DraftTask, payer: DrawingPayer, ms: number): Promise<string> {
    const drawing = this.drawingTime.charge(payer, { ms: reservedMs }, (onEnd) =>
      this.processes.drawDraft(task, callerOf(payer), onEnd).catch((error: unknown) => {
        // The process has too many tasks.
        throw error instanceof AppError
          ? new AppError('overloaded', { retryAfterSeconds, cause: error })
          : error;
      }),
    );
    const result = await within(ms, drawing);
    if (!('image' in result)) throw new Error('error' in result ? result.error : result.fault);
    const { bytes } = result.image;
    const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('base64');
    return `data:image/webp;base64,${data}`;
  }
}

/** Returns the request of a generation that shows the same drafts. */
const requestOf = ({ prompt, headline, face, ...body }: DraftsBody): PictureRequest => {
  const { style, colorPalette, elementsToAvoid, aspectRatio } = body;
  const look = { style, colorPalette, elementsToAvoid, aspectRatio, ...(face && { person: face }) };
  return pictureRequestSchema.parse({ prompt, headline, ...look });
};

const withImage = (draft: Draft, imageUrl: string | undefined): Draft =>
  imageUrl === undefined ? draft : { ...draft, imageUrl };

/** Returns who has turns in the line of drafts: an account, or the widest network of an address. */
const callerOf = (payer: DrawingPayer): string =>
  'userId' in payer ? payer.userId : (networksOf(payer.address).at(-1)?.key ?? '');

/** Returns a result. @throws AppError overloaded if it takes longer than a time in ms; the image is then still drawn */
const within = <Result>(ms: number, drawing: Promise<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new AppError('overloaded', { retryAfterSeconds })), ms);
    drawing.then(resolve, reject).finally(() => clearTimeout(timer));
  });
