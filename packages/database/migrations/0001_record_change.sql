-- Adds a row to the change feed and notifies. The lock lasts until the transaction ends, so ids become visible in the
-- order in which they were given: a reader that resumes after id n never misses a smaller one. Call it last.
CREATE FUNCTION delivery.record_change(changed text[]) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  change_id bigint;
BEGIN
  PERFORM pg_advisory_xact_lock(54002027);
  INSERT INTO delivery.changes (tags) VALUES (changed) RETURNING id INTO change_id;
  PERFORM pg_notify('delivery_changes', change_id::text);
  RETURN change_id;
END
$$;
