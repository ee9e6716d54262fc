import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** User in the compared application (a usual NestJS build), with the balance in credits. */
@Entity({ schema: 'peer', name: 'users' })
export class User {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('bigint')
  credits!: string;
}

/** Session of a user in the compared application (a usual NestJS build). */
@Entity({ schema: 'peer', name: 'sessions' })
export class Session {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('bytea', { name: 'token_hash' })
  tokenHash!: Buffer;

  @ManyToOne(() => User)
  @JoinColumn({ name: 'user_id' })
  user!: User;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}

/** Thumbnail of a user in the compared application (a usual NestJS build). */
@Entity({ schema: 'peer', name: 'thumbnails' })
export class Thumbnail {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;
}

/** Request for one image in the compared application (a usual NestJS build). */
@Entity({ schema: 'peer', name: 'generations' })
export class Generation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'thumbnail_id' })
  thumbnailId!: string;

  @Column('text')
  status!: string;

  @Column('jsonb')
  request!: object;
}

/** Change of a credit balance in the compared application (a usual NestJS build). */
@Entity({ schema: 'peer', name: 'ledger' })
export class LedgerEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('uuid', { name: 'user_id' })
  userId!: string;

  @Column('uuid', { name: 'generation_id' })
  generationId!: string;

  @Column('bigint')
  amount!: string;
}

/** Job of the compared application (a usual NestJS build) that must be added to a queue after the commit. */
@Entity({ schema: 'peer', name: 'outbox' })
export class OutboxEntry {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id!: string;

  @Column('text')
  topic!: string;

  @Column('text')
  key!: string;
}

/** All entities of the compared application (a usual NestJS build), for its DataSource. */
export const entities = [User, Session, Thumbnail, Generation, LedgerEntry, OutboxEntry];
