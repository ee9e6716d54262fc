-- Removes the prompt draft of a thumbnail that is deleted.
CREATE OR REPLACE TRIGGER thumbnails_forget_prompt_draft BEFORE UPDATE ON thumbnails FOR EACH ROW
  WHEN (NEW.deleted_at IS NOT NULL AND NEW.prompt_draft IS NOT NULL) EXECUTE FUNCTION forget_prompt_draft();
