import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { pictureSizes } from '@portada/contracts';
import { type ModelEvent, type StoredFile, storedDetailsOf } from '@portada/image-models';
import { crash } from '@portada/lifecycle';
import { OBJECT_STORE, type ObjectStore, objectKey, sha256Of } from '@portada/storage';
import { InjectPinoLogger, PinoLogger } from 'nestjs-pino';
import { AttemptFailed } from './attempt-failed';
import { ClaimWritesService } from './claim-writes.service';
import type { SettledFile, SettledImage } from './claims.queries';
import { type Claim, ClaimsService } from './claims.service';
import { toFullImage } from './full-image';
import { GENERATION_OPTIONS, type GenerationOptions } from './generation-options';
import { chargeOf } from './model-prices';

/** The last event of a model, with the image. */
export type ModelResult = Extract<ModelEvent, { type: 'done' }>;

/** Stores the images of generations. */
@Injectable()
export class GenerationImagesService {
  constructor(
    private readonly claims: ClaimsService,
    private readonly writes: ClaimWritesService,
    @Inject(OBJECT_STORE) private readonly store: ObjectStore,
    @Inject(GENERATION_OPTIONS) private readonly options: GenerationOptions,
    @InjectPinoLogger(GenerationImagesService.name) private readonly logger: PinoLogger,
  ) {}

  /**
   * Stores the image of a claim in its exact size, its plate if it has one, and the provider's file if it has content
   * credentials.
   * @returns the image, as the settlement of the generation records it
   * @throws AttemptFailed if the result of the model is not an image; the reason of the claim's signal if the claim ends
   */
  async storeImage(claim: Claim, result: ModelResult): Promise<SettledImage> {
    const size = pictureSizes[claim.request.aspectRatio];
    const bytes = await toFullImage(result.bytes, size).catch((error: unknown) => {
      throw new AttemptFailed('provider', true, `the model's answer is not an image: ${String(error)}`);
    });
    const file = await this.storeCredentialed(claim, result);
    const { leftOut, ...details } = storedDetailsOf(result, size, file);
    if (leftOut.length > 0)
      this.logger.warn({ generationId: claim.id, leftOut }, 'details of an image not stored');
    await this.writes.bestEffort(() => this.claims.report(claim, { stage: 'storing' }));
    // Without its layers, a plate is of no use.
    const plate = details.scene ? await this.storePlate(claim, result) : null;
    const key = objectKey(`generations/${claim.id}`, bytes, 'png');
    await crash.at('before-upload');
    await this.writes.retryWhileUnavailable(claim, () => this.store.put(key, bytes, 'image/png'), 'storage');
    return {
      id: randomUUID(),
      objectKey: key,
      sha256: sha256Of(bytes),
      mimeType: 'image/png',
      ...size,
      bytes: bytes.length,
      plate,
      legibility: result.legibility,
      ...chargeOf(claim, this.options.modelPrices),
      ...details,
    };
  }

  /** Stores the image beneath the headline, over which an edited headline is set. @returns null if there is none */
  private async storePlate(claim: Claim, { plate }: ModelResult): Promise<SettledFile | null> {
    if (!plate) return null;
    const { bytes, mimeType } = plate;
    const key = objectKey(`generations/${claim.id}/plate`, bytes, mimeType === 'image/jpeg' ? 'jpg' : 'png');
    await this.writes.retryWhileUnavailable(claim, () => this.store.put(key, bytes, mimeType), 'storage');
    return { id: randomUUID(), objectKey: key, sha256: sha256Of(bytes), mimeType, bytes: bytes.length };
  }

  /**
   * Stores the provider's file with its content credentials beside the image that is made from it.
   * @returns null if the file has no credentials
   */
  private async storeCredentialed(claim: Claim, { credentialed }: ModelResult): Promise<StoredFile | null> {
    if (!credentialed) return null;
    const { bytes, mimeType } = credentialed;
    const key = objectKey(`generations/${claim.id}/original`, bytes, mimeType.replace('image/', ''));
    await this.writes.retryWhileUnavailable(claim, () => this.store.put(key, bytes, mimeType), 'storage');
    return { key, sha256: sha256Of(bytes), mimeType, bytes: bytes.length };
  }
}
