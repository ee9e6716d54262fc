-- Trigger: the terms of a purchase (user, pack, price) never change.
CREATE OR REPLACE TRIGGER terms_stay BEFORE UPDATE ON purchases FOR EACH ROW EXECUTE FUNCTION refuse_other_terms();
