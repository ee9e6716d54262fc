import type { Language } from '@portada/contracts';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';

/** A row of `users`. Only the SQL function `create_account` inserts rows; this entity never writes `role`. */
@Entity('users')
export class UserEntity {
  @PrimaryColumn('uuid')
  id!: string;

  /** The e-mail in lower case. */
  @Column('text')
  email!: string;

  /** Hash of the password; null if the user signs in only at a third party. */
  @Column('text', { name: 'password_hash', nullable: true, select: false })
  passwordHash!: string | null;

  @Column('text', { name: 'display_name' })
  displayName!: string;

  @Column('text', { name: 'photo_url', nullable: true })
  photoUrl!: string | null;

  @Column('text', { nullable: true })
  country!: string | null;

  /** Language that the user has chosen; null to use the browser's language. */
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

  /** Time of the deletion of the account; then the row contains no personal data. Null for an existing account. */
  @Column({ type: 'timestamptz', name: 'deleted_at', nullable: true, update: false })
  deletedAt!: Date | null;
}
