import type { Language } from '@portada/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A row of `users`. Rows are made by the database's create_account alone; `role` cannot be written from here. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** In lower case. */
  @Column('text')
  email!: string;

  /** Null: signs in elsewhere. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash!: string | null;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  /** Null: as the browser asks. */
  @Column('text', { nullable: true })
  language!: Language | null;

  @Column({ type: 'text', update: false })
  role!: 'user' | 'admin';

  @Column('timestamptz', { name: 'email_verified_at', nullable: true })
  emailVerifiedAt!: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt!: Date;

  @UpdateDateColumn({ name: 'updated_at', type: 'timestamptz' })
  updatedAt!: Date;

  /** Set: the account is gone, and the row says nothing about the person any more. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true, update: false })
  deletedAt!: Date | null;
}
