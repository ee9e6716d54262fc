-- The terms of a purchase never change.
CREATE OR REPLACE TRIGGER terms_stay BEFORE UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_other_terms();
