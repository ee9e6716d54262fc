import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Edited images: drawings of edited documents, which thumbnails show. */
export class EditedImages1700000000054 implements MigrationInterface {
  readonly name = 'EditedImages1700000000054';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE images
  DROP CONSTRAINT images_kind_check,
  ADD CONSTRAINT images_kind_check CHECK (kind IN ('generated', 'final', 'plate', 'edited')),
  -- Of an edited image: a later drawing took its place. The object is purged, then the row.
  ADD COLUMN replaced_at timestamptz;
CREATE INDEX images_replaced_at ON images (replaced_at) WHERE replaced_at IS NOT NULL;
GRANT UPDATE (replaced_at) ON images TO portada_app;
-- The image of a copied thumbnail is a drawing of its document.
UPDATE images i SET kind = 'edited' FROM thumbnails t WHERE t.current_image_id = i.id AND i.kind = 'final';
CREATE UNIQUE INDEX images_edited ON images (thumbnail_id) WHERE kind = 'edited' AND replaced_at IS NULL;

-- Time at which the document is to be drawn: after a change, after the end of a claim, or after a pause. Null: the
-- thumbnail needs no drawing.
ALTER TABLE thumbnail_documents ADD COLUMN draw_at timestamptz;
CREATE INDEX thumbnail_documents_draw_at ON thumbnail_documents (draw_at) WHERE draw_at IS NOT NULL;
-- Documents that were edited before, if their thumbnail still shows the image from which they started.
UPDATE thumbnail_documents d SET draw_at = now() FROM thumbnails t JOIN images i ON i.id = t.current_image_id
 WHERE t.id = d.thumbnail_id AND t.deleted_at IS NULL AND d.scene IS NOT NULL AND d.version > 1
   AND (i.generation_id IS NULL OR i.generation_id = d.followed_generation_id);
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP FUNCTION IF EXISTS claim_drawings(int, int);
DROP FUNCTION IF EXISTS queue_thumbnail_webhooks(uuid);
ALTER TABLE thumbnail_documents DROP COLUMN draw_at;
-- A thumbnail shows its newest generated image again; a copied thumbnail keeps its drawing.
UPDATE thumbnails t SET current_image_id = g.id
  FROM images e, LATERAL (SELECT i.id FROM images i WHERE i.thumbnail_id = e.thumbnail_id AND i.kind = 'generated'
                           ORDER BY i.created_at DESC LIMIT 1) AS g
 WHERE e.id = t.current_image_id AND e.kind = 'edited';
UPDATE images i SET kind = 'final' FROM thumbnails t WHERE t.current_image_id = i.id AND i.kind = 'edited';
DELETE FROM images WHERE kind = 'edited';
REVOKE UPDATE (replaced_at) ON images FROM portada_app;
ALTER TABLE images
  DROP COLUMN replaced_at,
  DROP CONSTRAINT images_kind_check,
  ADD CONSTRAINT images_kind_check CHECK (kind IN ('generated', 'final', 'plate'));
`);
  }
}
