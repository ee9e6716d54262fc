-- Trigger function that removes the prompt draft of a thumbnail when the thumbnail or its owner's account is deleted.
CREATE OR REPLACE FUNCTION forget_prompt_draft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.prompt_draft := NULL;
  RETURN NEW;
END $$;
REVOKE ALL ON FUNCTION forget_prompt_draft FROM PUBLIC;
