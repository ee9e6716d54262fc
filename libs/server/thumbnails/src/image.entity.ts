import type { Legibility } from '@portada/contracts';
import type { ImageOrigin, SceneData } from '@portada/image-models';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A row of `images`: an image in the object store, and its owner. */
@Entity('images')
export class ImageEntity {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'thumbnail_id' })
  thumbnailId!: string;

  @Column('uuid', { name: 'generation_id', nullable: true })
  generationId!: string | null;

  /**
   * `plate`: the image beneath the headline of a generated image, for documents. `edited`: the drawing of the document,
   * one of each thumbnail.
   */
  @Column('text')
  kind!: 'generated' | 'final' | 'plate' | 'edited';

  @Column('text', { name: 'object_key' })
  objectKey!: string;

  @Column('bytea')
  sha256!: Buffer;

  @Column('text', { name: 'mime_type' })
  mimeType!: string;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  @Column('bigint')
  bytes!: string;

  /** Legibility that was measured when the image was drawn; null if nothing was measured. */
  @Column('jsonb', { nullable: true })
  legibility!: Legibility | null;

  /** Layers of the image as data, 1 to 5 kB; null if the model has none. Read only where it is asked for. */
  @Column('jsonb', { nullable: true, select: false })
  scene!: SceneData | null;

  /** Model, seed, price and provenance; null for a final image. */
  @Column('jsonb', { nullable: true, select: false })
  origin!: ImageOrigin | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;
}
