CREATE TABLE "conversions"."former_events" (
	"partner_slug" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"click_id" text,
	"amount" numeric(24, 8),
	"currency" text,
	"status" text NOT NULL,
	"nonce" text,
	CONSTRAINT "former_events_partner_slug_id_kind_received_at_pk" PRIMARY KEY("partner_slug","id","kind","received_at")
);
--> statement-breakpoint
ALTER TABLE "conversions"."events" DROP CONSTRAINT "events_partner_slug_id_pk";--> statement-breakpoint
ALTER TABLE "conversions"."events" ADD CONSTRAINT "events_partner_slug_id_kind_pk" PRIMARY KEY("partner_slug","id","kind");--> statement-breakpoint
ALTER TABLE "conversions"."events" ADD COLUMN "status" text DEFAULT 'approved' NOT NULL;--> statement-breakpoint
ALTER TABLE "conversions"."refused" ADD COLUMN "call" jsonb;--> statement-breakpoint
CREATE INDEX "former_events_nonce" ON "conversions"."former_events" USING btree ("partner_slug","nonce") WHERE nonce is not null;--> statement-breakpoint
-- What a later call replaces is not lost, whichever statement replaces it.
CREATE FUNCTION conversions.record_former() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO conversions.former_events (partner_slug, id, kind, at, received_at, click_id, amount, currency, status, nonce)
  VALUES (OLD.partner_slug, OLD.id, OLD.kind, OLD.at, OLD.received_at, OLD.click_id, OLD.amount, OLD.currency, OLD.status, OLD.nonce)
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER record_former AFTER UPDATE OF amount, currency, status, click_id ON conversions.events FOR EACH ROW
  WHEN ((OLD.amount, OLD.currency, OLD.status, OLD.click_id) IS DISTINCT FROM (NEW.amount, NEW.currency, NEW.status, NEW.click_id))
  EXECUTE FUNCTION conversions.record_former();--> statement-breakpoint
-- A number and a kind are an event now: numbers of programmes that repeat them lose the kind before them.
UPDATE conversions.events SET id = substr(id, length(kind) + 2)
WHERE starts_with(id, kind || ':') AND click_id IS DISTINCT FROM substr(id, length(kind) + 2)
  AND partner_slug IN (SELECT partner_slug FROM conversions.sources WHERE (mapping ->> 'repeatsIds')::boolean);--> statement-breakpoint
UPDATE conversions.statement_rows AS told SET event_id = substr(event_id, length(told.kind) + 2)
FROM conversions.statements AS statement
WHERE statement.id = told.statement_id AND starts_with(event_id, told.kind || ':')
  AND statement.partner_slug IN (SELECT partner_slug FROM conversions.sources WHERE (mapping ->> 'repeatsIds')::boolean);--> statement-breakpoint
UPDATE conversions.sources SET mapping = mapping - 'repeatsIds' WHERE mapping ? 'repeatsIds';
