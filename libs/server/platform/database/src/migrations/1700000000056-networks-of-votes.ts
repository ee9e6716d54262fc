import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Votes of share links count by the wider networks of an address, too. */
export class NetworksOfVotes1700000000056 implements MigrationInterface {
  readonly name = 'NetworksOfVotes1700000000056';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Hashes of the /56 and of the /48 of an IPv6 address. NULL for an IPv4 address and in votes of the former version.
ALTER TABLE share_votes
  ADD COLUMN hash_56 bytea CHECK (length(hash_56) = 32),
  ADD COLUMN hash_48 bytea CHECK (length(hash_48) = 32);
CREATE INDEX share_votes_56 ON share_votes (link_id, hash_56);
CREATE INDEX share_votes_48 ON share_votes (link_id, hash_48);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE share_votes DROP COLUMN hash_56, DROP COLUMN hash_48');
  }
}
