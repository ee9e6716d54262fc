import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Documents of thumbnails with their versions, and the users' own pictures (assets). */
export class Documents1700000000037 implements MigrationInterface {
  readonly name = 'Documents1700000000037';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- The document of a thumbnail. A document that was not edited has no scene of its own: it shows the scene of its base
-- generation. If the thumbnail gets another current image, the document starts again with the scene of that image.
CREATE TABLE thumbnail_documents (
  thumbnail_id           uuid PRIMARY KEY REFERENCES thumbnails (id) ON DELETE CASCADE,
  version                int NOT NULL CHECK (version > 0),   -- grows with every change
  base_generation_id     uuid NOT NULL,      -- generation whose scene the document started from
  followed_generation_id uuid NOT NULL,      -- generation of the current image when the document started
  scene                  jsonb CHECK (octet_length(scene::text) <= 262144),
  updated_at             timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON thumbnail_documents TO portada_app;

-- Kept states of documents. Rows are only added.
CREATE TABLE thumbnail_document_versions (
  thumbnail_id       uuid NOT NULL REFERENCES thumbnails (id) ON DELETE CASCADE,
  number             int NOT NULL CHECK (number > 0),
  name               text CHECK (length(name) BETWEEN 1 AND 80),   -- null: kept automatically
  base_generation_id uuid NOT NULL,
  scene              jsonb NOT NULL CHECK (octet_length(scene::text) <= 262144),
  created_at         timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (thumbnail_id, number)
);
GRANT SELECT, INSERT, DELETE ON thumbnail_document_versions TO portada_app;

-- Pictures that a user uploaded for documents. deleted_at: the object is purged, then the row.
CREATE TABLE assets (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind       text NOT NULL CHECK (kind IN ('photo', 'mask', 'logo')),
  object_key text NOT NULL,
  sha256     bytea NOT NULL CHECK (length(sha256) = 32),
  mime_type  text NOT NULL,
  width      int NOT NULL CHECK (width > 0),
  height     int NOT NULL CHECK (height > 0),
  bytes      bigint NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz
);
CREATE INDEX assets_user_id ON assets (user_id, created_at DESC, id DESC);
CREATE INDEX assets_deleted_at ON assets (deleted_at) WHERE deleted_at IS NOT NULL;
GRANT SELECT, INSERT, UPDATE, DELETE ON assets TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TABLE assets; DROP TABLE thumbnail_document_versions; DROP TABLE thumbnail_documents;
`);
  }
}
