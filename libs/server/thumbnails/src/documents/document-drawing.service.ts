import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { DrawingTimeService } from '@portada/accounts';
import { AppError, OperationalError } from '@portada/errors';
import { type Legibility, type RenderRequest, pictureSizes } from '@portada/contracts';
import { RecordedObjects } from '@portada/storage';
import {
  type Action,
  type ActionFault,
  type SceneDocument,
  referencesOf,
  relayout,
} from '@portada/studio/document';
import { type DocumentAnswer, type DocumentTask, documentProgram } from '@portada/studio/engine';
import { DataSource } from 'typeorm';
import { TaskProcesses, TaskTimeoutError, taskMemory } from '@portada/lifecycle';
import { THUMBNAILS_OPTIONS, type DrawingOptions } from '../thumbnails-options';
import { readOwnPictures } from './documents.queries';

/**
 * CPU time in ms and memory in megabytes that one task may use. A document of 15 layers takes 0.5 to 1 s, and the first
 * one 2 s. The process has a low priority, so its elapsed time may be much longer.
 */
const taskLimits = { cpuMs: 6_000, megabytes: taskMemory.document.megabytes } as const;
const wallLimitMs = 30_000;
/** CPU time in ms that is reserved before a list of actions, which takes some milliseconds. A drawing reserves its limit. */
const actionsMs = 50;
/**
 * Part of the CPU time of an account that drawings in the background may use, so that an editor who changes much can still
 * download.
 */
const backgroundShare = 2 / 3;
/** Maximum numbers of tasks that wait: lists of actions, which are short, and drawings. */
const waitingLimits = { actions: 50, render: 20 } as const;
const lines = { actions: 0, render: 1 } as const;
/** Most bytes of all pictures of one document together. */
const pictureBytes = 60_000_000;

const messages: Record<ActionFault, string> = {
  action_unknown: 'action_unknown',
  invalid_args: 'action_invalid',
  layer_unknown: 'layer_unknown',
  layer_exists: 'layer_exists',
  layer_locked: 'layer_locked',
  not_applicable: 'action_not_applicable',
  text_full: 'too_long',
  last_layer: 'last_layer',
  layers_full: 'layers_full',
  pictures_full: 'pictures_full',
  document_full: 'document_full',
};

/** A rendered document: the file, its size in pixels, and its legibility; null if it was not measured. */
export type RenderedDocument = {
  bytes: Buffer;
  mimeType: string;
  width: number;
  height: number;
  legibility: Legibility | null;
};
/**
 * How a document is drawn. `isMeasured` measures the legibility of the drawing. `isInBackground`: no user waits for it, so it
 * leaves a part of the CPU time of the account.
 */
export type DrawingRequest = RenderRequest & { isMeasured?: boolean; isInBackground?: boolean };

/**
 * Draws documents and applies actions to them, in separate processes with limits of time and memory. The CPU time is charged to
 * the account, in all processes together.
 */
@Injectable()
export class DocumentDrawingService implements OnModuleDestroy {
  private readonly processes: TaskProcesses<DocumentTask, DocumentAnswer>;

  constructor(
    private readonly database: DataSource,
    private readonly recorded: RecordedObjects,
    private readonly drawingTime: DrawingTimeService,
    @Inject(THUMBNAILS_OPTIONS) options: DrawingOptions,
  ) {
    this.processes = new TaskProcesses(
      { ...documentProgram(options.studioDirectory, taskLimits), wallLimitMs },
      {
        what: 'drawing',
        atOnce: taskMemory.document.processes,
        lines: [waitingLimits.actions, waitingLimits.render],
      },
      (answer) => 'fault' in answer && answer.fault === 'too_complex',
    );
  }

  onModuleDestroy(): void {
    this.close();
  }

  /** Ends the processes. Running and waiting tasks fail, and so do later ones. */
  close(): void {
    this.processes.close();
  }

  /**
   * Applies actions to a document.
   * @throws AppError invalid_request with the refused action; too_many_requests if the CPU time of the account is used up;
   *   unavailable if too many tasks wait
   */
  async apply(userId: string, document: SceneDocument, actions: Action[]): Promise<SceneDocument> {
    const task = { kind: 'actions' as const, document, actions };
    const answer = await this.drawingTime.charge({ userId }, { ms: actionsMs }, (onEnd) =>
      this.processes.run(task, { line: lines.actions, account: userId, onEnd }),
    );
    if ('document' in answer) return answer.document;
    if (!('refused' in answer)) throw unexpected(answer);
    const { fault, place } = answer.refused;
    throw new AppError('invalid_request', { fields: { [`actions.${place}`]: messages[fault] } });
  }

  /**
   * Draws a document as a file, laid out for the wanted aspect ratio. A picture that was deleted is left out.
   * @throws AppError document_too_complex, render_too_large; too_many_requests if the CPU time of the account is used up;
   *   unavailable if too many tasks wait
   */
  async render(userId: string, document: SceneDocument, request: DrawingRequest): Promise<RenderedDocument> {
    const { format, aspectRatio = document.aspectRatio, maxBytes = null } = request;
    const { width = pictureSizes[aspectRatio].width, isMeasured = false, isInBackground = false } = request;
    const share = isInBackground ? backgroundShare : 1;
    const draw = async (onEnd: (cpuMs: number) => void): Promise<DocumentAnswer> => {
      const photos = await this.photosOf(userId, document);
      const drawn = relayout(document, aspectRatio);
      const task = { kind: 'render' as const, document: drawn, photos, format, width, maxBytes, isMeasured };
      return this.processes.run(task, { line: lines.render, account: userId, onEnd });
    };
    const reserved = { ms: taskLimits.cpuMs, share };
    const answer = await this.drawingTime.charge({ userId }, reserved, draw).catch((error: unknown) => {
      throw error instanceof TaskTimeoutError
        ? new AppError('document_too_complex', { cause: error })
        : error;
    });
    if (!('file' in answer)) throw unexpected(answer);
    const { bytes, ...size } = answer.file;
    const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    return { bytes: file, mimeType: `image/${format}`, ...size };
  }

  /** Reads the pictures of a document that its owner still has. */
  private async photosOf(userId: string, document: SceneDocument): Promise<{ id: string; bytes: Buffer }[]> {
    const wanted = referencesOf(document);
    if (wanted.assets.length + wanted.images.length === 0) return [];
    const photos: { id: string; bytes: Buffer }[] = [];
    let total = 0;
    for (const picture of await readOwnPictures(this.database, { userId, ...wanted })) {
      const bytes = (await this.recorded.read(picture.objectKey))?.bytes;
      if (!bytes) continue;
      total += bytes.length;
      if (total > pictureBytes) throw new AppError('document_too_complex');
      photos.push({ id: picture.id, bytes });
    }
    return photos;
  }
}

const unexpected = (answer: DocumentAnswer): Error => {
  if ('fault' in answer)
    return new AppError(answer.fault === 'too_complex' ? 'document_too_complex' : 'render_too_large');
  return 'error' in answer ? new OperationalError(answer.error) : new Error('the answer is of another task');
};
