-- Records each attempt of a generation. Renewals of a lease and progress reports do not set the status and cost nothing.
CREATE OR REPLACE TRIGGER record_attempts AFTER UPDATE OF status ON generations
  FOR EACH ROW WHEN (OLD.status = 'running' OR NEW.status = 'running') EXECUTE FUNCTION record_attempt();
