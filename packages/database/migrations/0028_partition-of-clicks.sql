-- The log is divided by day. Ids begin with their time, so the primary key stays what it was. What is there stays where it is, as the default
-- partition: no row is read or moved.
ALTER TABLE "clicks"."clicks" RENAME TO "clicks_others";--> statement-breakpoint
ALTER TABLE "clicks"."clicks_others" RENAME CONSTRAINT "clicks_pkey" TO "clicks_others_pkey";--> statement-breakpoint
ALTER INDEX "clicks"."clicks_at" RENAME TO "clicks_others_at";--> statement-breakpoint
ALTER INDEX "clicks"."clicks_partner" RENAME TO "clicks_others_partner";--> statement-breakpoint
ALTER INDEX "clicks"."clicks_experiment" RENAME TO "clicks_others_experiment";--> statement-breakpoint
CREATE TABLE "clicks"."clicks" (LIKE "clicks"."clicks_others") PARTITION BY RANGE ("id");--> statement-breakpoint
ALTER TABLE "clicks"."clicks" ADD PRIMARY KEY ("id");--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks"."clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "clicks_partner" ON "clicks"."clicks" USING btree ("partner_slug","at");--> statement-breakpoint
CREATE INDEX "clicks_experiment" ON "clicks"."clicks" USING btree ("experiment") WHERE experiment is not null;--> statement-breakpoint
ALTER TABLE "clicks"."clicks" ATTACH PARTITION "clicks"."clicks_others" DEFAULT;--> statement-breakpoint
-- The running release goes on to write: its rights are those of the table before.
DO $$
DECLARE
  given record;
BEGIN
  FOR given IN SELECT grantee::regrole AS role, privilege_type AS what
    FROM pg_class, aclexplode(relacl) WHERE oid = 'clicks.clicks_others'::regclass AND grantee <> 0
  LOOP
    EXECUTE format('GRANT %s ON clicks.clicks TO %s', given.what, given.role);
  END LOOP;
END $$;
--> statement-breakpoint
CREATE FUNCTION "clicks"."first_id_of"(day date, zone text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT '5400-' || lpad((extract(epoch FROM day::timestamp AT TIME ZONE zone) * 1000)::bigint::text, 13, '0')
$$;
--> statement-breakpoint
-- Who writes clicks owns no table: these two make and drop the partition of a day for it, and give up soon when others are reading.
CREATE FUNCTION "clicks"."make_day"(day date, zone text) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER
SET search_path = clicks, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  name text := 'clicks_' || to_char(day, 'YYYYMMDD');
BEGIN
  PERFORM pg_advisory_xact_lock('clicks.clicks'::regclass::int);
  IF to_regclass('clicks.' || name) IS NOT NULL THEN RETURN false; END IF;
  EXECUTE format('CREATE TABLE clicks.%I (LIKE clicks.clicks INCLUDING ALL)', name);
  EXECUTE format('ALTER TABLE clicks.clicks ATTACH PARTITION clicks.%I FOR VALUES FROM (%L) TO (%L)',
    name, first_id_of(day, zone), first_id_of(day + 1, zone));
  RETURN true;
END $$;
--> statement-breakpoint
CREATE FUNCTION "clicks"."drop_day"(day date, known bigint) RETURNS void LANGUAGE plpgsql SECURITY DEFINER
SET search_path = clicks, pg_temp SET lock_timeout = '200ms' AS $$
DECLARE
  name text := 'clicks_' || to_char(day, 'YYYYMMDD');
  there bigint;
BEGIN
  IF to_regclass('clicks.' || name) IS NULL AND known = 0 THEN RETURN; END IF;
  -- In the order in which who reads takes them.
  LOCK TABLE ONLY clicks.clicks;
  EXECUTE format('LOCK TABLE clicks.%I', name);
  EXECUTE format('SELECT count(*) FROM clicks.%I', name) INTO there;
  IF there <> known THEN
    RAISE serialization_failure USING MESSAGE = format('%s clicks of %s are there instead of %s', there, day, known);
  END IF;
  EXECUTE format('DROP TABLE clicks.%I', name);
END $$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION "clicks"."make_day"(date, text), "clicks"."drop_day"(date, bigint) FROM PUBLIC;
