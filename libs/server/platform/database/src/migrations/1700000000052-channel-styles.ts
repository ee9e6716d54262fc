import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Channels: names with the settings that new images of a user get. */
export class ChannelStyles1700000000052 implements MigrationInterface {
  readonly name = 'ChannelStyles1700000000052';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- settings has style, mood, palette, ratio, place, person, image model, and whether images get the brand kit.
CREATE TABLE channel_styles (
  id         uuid PRIMARY KEY,
  user_id    uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name       text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  settings   jsonb NOT NULL CHECK (octet_length(settings::text) <= 4096),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX channel_styles_name ON channel_styles (user_id, lower(name));
GRANT SELECT, INSERT, UPDATE, DELETE ON channel_styles TO portada_app;
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE channel_styles;');
  }
}
