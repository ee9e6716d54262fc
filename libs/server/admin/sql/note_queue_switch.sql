-- Records that an administrator pauses or resumes a job queue. The caller changes the queue in Redis before its transaction
-- commits. Throws insufficient_privilege if the user is no administrator.
CREATE OR REPLACE FUNCTION note_queue_switch(queue text, pause boolean, admin uuid, why text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  PERFORM note_admin_action(admin, CASE WHEN pause THEN 'queue.pause' ELSE 'queue.resume' END, queue, why);
END $$;
REVOKE ALL ON FUNCTION note_queue_switch FROM PUBLIC;
GRANT EXECUTE ON FUNCTION note_queue_switch TO portada_app;
