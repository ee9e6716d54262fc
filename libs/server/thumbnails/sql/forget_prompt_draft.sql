-- Trigger function: a thumbnail that is deleted, by its owner or with the account, keeps no prompt draft.
CREATE OR REPLACE FUNCTION forget_prompt_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prompt_draft := NULL;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION forget_prompt_draft FROM PUBLIC;
