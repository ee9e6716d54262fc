import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Plates: the images beneath the headlines of hosted models, so that a document can set the headline again. */
export class Plates1700000000039 implements MigrationInterface {
  readonly name = 'Plates1700000000039';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE images
  DROP CONSTRAINT images_kind_check,
  ADD CONSTRAINT images_kind_check CHECK (kind IN ('generated', 'final', 'plate')),
  -- The plate of a generated image: the same picture without its headline. Null if the scene of the image has all layers.
  ADD COLUMN plate_id uuid REFERENCES images (id) ON DELETE SET NULL;
CREATE INDEX images_plate_id ON images (plate_id) WHERE plate_id IS NOT NULL;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
ALTER TABLE images DROP COLUMN plate_id;
DELETE FROM images WHERE kind = 'plate';
ALTER TABLE images
  DROP CONSTRAINT images_kind_check,
  ADD CONSTRAINT images_kind_check CHECK (kind IN ('generated', 'final'));
`);
  }
}
