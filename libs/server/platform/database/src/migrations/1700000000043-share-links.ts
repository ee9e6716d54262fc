import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Share links: pictures that visitors without an account may see and vote for. */
export class ShareLinks1700000000043 implements MigrationInterface {
  readonly name = 'ShareLinks1700000000043';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- Signs the cookie of voters and hashes their addresses.
INSERT INTO secrets (name, value)
  VALUES ('share_votes', uuid_send(gen_random_uuid()) || uuid_send(gen_random_uuid()));

-- token_hash is the SHA-256 of the token in the address; the token itself is not stored. Expired links are deleted.
CREATE TABLE share_links (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX share_links_user_id ON share_links (user_id, created_at DESC);
CREATE INDEX share_links_expires_at ON share_links (expires_at);
GRANT SELECT, INSERT, UPDATE, DELETE ON share_links TO portada_app;

-- The pictures of a link, as they were when it was created (WebP). n is the place of the picture.
CREATE TABLE share_pictures (
  link_id      uuid NOT NULL REFERENCES share_links (id) ON DELETE CASCADE,
  n            int NOT NULL CHECK (n BETWEEN 0 AND 2),
  thumbnail_id uuid NOT NULL REFERENCES thumbnails (id) ON DELETE CASCADE,
  picture      bytea NOT NULL CHECK (length(picture) <= 400000),
  PRIMARY KEY (link_id, n)
);
CREATE INDEX share_pictures_thumbnail_id ON share_pictures (thumbnail_id);
GRANT SELECT, INSERT, DELETE ON share_pictures TO portada_app;

-- Votes, without accounts and addresses: hashes of a cookie and of an address, which are deleted with the link.
CREATE TABLE share_votes (
  link_id      uuid NOT NULL,
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  address_hash bytea NOT NULL CHECK (length(address_hash) = 32),
  n            int NOT NULL,
  created_at   timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (link_id, browser_hash),
  FOREIGN KEY (link_id, n) REFERENCES share_pictures (link_id, n) ON DELETE CASCADE
);
CREATE INDEX share_votes_address ON share_votes (link_id, address_hash);
CREATE INDEX share_votes_picture ON share_votes (link_id, n);
GRANT SELECT, INSERT, DELETE ON share_votes TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE share_votes; DROP TABLE share_pictures; DROP TABLE share_links;
DELETE FROM secrets WHERE name = 'share_votes';
`);
  }
}
