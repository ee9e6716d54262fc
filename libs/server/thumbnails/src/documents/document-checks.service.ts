import { Inject, Injectable } from '@nestjs/common';
import { AppError } from '@portada/errors';
import { type DocumentLayer, type SceneDocument, limitFault, referencesOf } from '@portada/studio/document';
import { readDrawingNames } from '@portada/studio/engine';
import type { EntityManager } from 'typeorm';
import { THUMBNAILS_OPTIONS, type ThumbnailsOptions } from '../thumbnails-options';
import { lockUsedAssets } from '../assets/unused-assets.queries';
import { readOwnPictures } from './documents.queries';

/** Checks that everything that a document refers to exists and belongs to its owner. */
@Injectable()
export class DocumentChecksService {
  private names: Promise<ReadonlySet<string>> | undefined;

  constructor(@Inject(THUMBNAILS_OPTIONS) private readonly options: ThumbnailsOptions) {}

  /**
   * Checks a document before it is stored, and keeps the assets that it starts using until the transaction ends. What the present document refers to is accepted, so that a document can
   * still be saved after one of its pictures was deleted.
   * @throws AppError invalid_request with the fields of foreign or unknown pictures and unknown drawings;
   *   payload_too_large
   */
  async assertDrawable(
    tx: EntityManager,
    { userId, scene, present }: { userId: string; scene: SceneDocument; present: SceneDocument },
  ): Promise<void> {
    const full = limitFault(scene, present);
    if (full === 'document_full') throw new AppError('payload_too_large');
    const wanted = referencesOf(scene);
    const known = referencesOf(present);
    const added = {
      assets: wanted.assets.filter((id) => !known.assets.includes(id)),
      images: wanted.images.filter((id) => !known.images.includes(id)),
      drawings: wanted.drawings.filter((name) => !known.drawings.includes(name)),
    };
    const isEmpty = added.assets.length + added.images.length === 0;
    if (added.assets.length > 0) await lockUsedAssets(tx, { userId, ids: added.assets });
    const own = isEmpty ? [] : await readOwnPictures(tx, { userId, ...added });
    const owned = new Set(own.map(({ id }) => id));
    const names = added.drawings.length > 0 ? await this.drawingNames() : new Set<string>();
    const unknown = {
      pictures: new Set([...added.assets, ...added.images].filter((id) => !owned.has(id))),
      drawings: new Set(added.drawings.filter((name) => !names.has(name))),
    };
    const fields = Object.assign(
      {},
      ...scene.layers.map((layer, at) => faultsOf(layer, at, unknown)),
    ) as Record<string, string>;
    if (full !== null) fields['scene.layers'] = full;
    if (Object.keys(fields).length > 0) throw new AppError('invalid_request', { fields });
  }

  private drawingNames(): Promise<ReadonlySet<string>> {
    this.names ??= readDrawingNames(this.options.studioDirectory).catch((error: unknown) => {
      this.names = undefined;
      throw error;
    });
    return this.names;
  }
}

type Unknown = { pictures: ReadonlySet<string>; drawings: ReadonlySet<string> };

/** Returns the fields of a layer that refer to something unknown, with the keys of their messages. */
const faultsOf = (
  layer: DocumentLayer,
  at: number,
  { pictures, drawings }: Unknown,
): Record<string, string> => {
  const field = (name: string) => `scene.layers.${at}.${name}`;
  if (layer.kind === 'photo')
    return {
      ...(pictures.has(layer.assetId) && { [field('assetId')]: 'asset_unknown' }),
      ...(layer.maskId !== null && pictures.has(layer.maskId) && { [field('maskId')]: 'asset_unknown' }),
    };
  if (layer.kind === 'picture' && pictures.has(layer.imageId)) return { [field('imageId')]: 'asset_unknown' };
  if (layer.kind !== 'illustration' || layer.body !== undefined || !drawings.has(layer.drawing)) return {};
  return { [field('drawing')]: 'drawing_unknown' };
};
