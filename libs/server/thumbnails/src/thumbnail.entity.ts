import type { PromptDraft, ThumbnailPrompt, ThumbnailSettings, ThumbnailStatus } from '@portada/contracts';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A row of `thumbnails`. A null column is an absent value; `toThumbnail` replaces it by its default on read. */
@Entity('thumbnails')
export class ThumbnailEntity {
  @PrimaryGeneratedColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('text', { nullable: true })
  title!: string | null;

  @Column('text', { nullable: true })
  description!: string | null;

  @Column('text', { nullable: true })
  status!: ThumbnailStatus | null;

  @Column('jsonb', { nullable: true })
  settings!: Partial<ThumbnailSettings> | null;

  @Column('text', { array: true, default: '{}' })
  tags!: string[];

  @Column('jsonb', { nullable: true })
  content!: unknown;

  @Column('jsonb', { nullable: true })
  prompt!: ThumbnailPrompt | null;

  @Column('jsonb', { name: 'prompt_draft', nullable: true })
  promptDraft!: PromptDraft | null;

  @Column('uuid', { name: 'current_image_id', nullable: true })
  currentImageId!: string | null;

  @Column('uuid', { name: 'final_image_id', nullable: true })
  finalImageId!: string | null;

  @Column('uuid', { name: 'generation_id', nullable: true })
  generationId!: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  @Column('timestamptz', { name: 'deleted_at', nullable: true })
  deletedAt!: Date | null;
}
