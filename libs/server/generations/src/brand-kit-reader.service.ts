import { Injectable } from '@nestjs/common';
import { type StoredRequest, brandKitSchema } from '@portada/contracts';
import type { ModelBrandKit } from '@portada/image-models';
import { RecordedObjects } from '@portada/storage';
import { DataSource } from 'typeorm';
import { readLogoKey } from './brand-kit.queries';

/** Reads the brand kit that is stored with a request, and the file of its logo. */
@Injectable()
export class BrandKitReaderService {
  constructor(
    private readonly database: DataSource,
    private readonly recorded: RecordedObjects,
  ) {}

  /**
   * Reads the brand kit of a request.
   * @returns null if the request has none; a kit without logo if the logo was deleted meanwhile
   * @throws the error of a database or store that cannot be reached
   */
  async read(userId: string, { brandKit }: StoredRequest): Promise<ModelBrandKit | null> {
    const kit = brandKitSchema.safeParse(brandKit).data;
    if (!kit) return null;
    const bytes = kit.logo && (await this.logoOf(userId, kit.logo.assetId));
    return kit.logo && bytes
      ? { kit, logo: { id: kit.logo.assetId, bytes } }
      : { kit: { ...kit, logo: null }, logo: null };
  }

  private async logoOf(userId: string, id: string): Promise<Buffer | null> {
    const key = await readLogoKey(this.database, { userId, id });
    return key === null ? null : ((await this.recorded.read(key))?.bytes ?? null);
  }
}
