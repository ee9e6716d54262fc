import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was typed in the editor and not yet asked for is kept with the thumbnail. */
export class PromptDrafts1700000000011 implements MigrationInterface {
  readonly name = 'PromptDrafts1700000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
-- contracts: promptDraftSchema. Null: nothing was typed since the last time it was cleared.
ALTER TABLE thumbnails ADD COLUMN prompt_draft jsonb CHECK (octet_length(prompt_draft::text) <= 32768);

-- A thumbnail is deleted by its owner or with the account: both end here, and keep no draft.
CREATE FUNCTION forget_prompt_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prompt_draft := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER thumbnails_forget_prompt_draft BEFORE UPDATE ON thumbnails FOR EACH ROW
  WHEN (NEW.deleted_at IS NOT NULL AND NEW.prompt_draft IS NOT NULL) EXECUTE FUNCTION forget_prompt_draft();`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
DROP TRIGGER thumbnails_forget_prompt_draft ON thumbnails;
DROP FUNCTION forget_prompt_draft();
ALTER TABLE thumbnails DROP COLUMN prompt_draft;`);
  }
}
