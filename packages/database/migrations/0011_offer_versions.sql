CREATE TABLE "delivery"."offer_versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery"."offer_versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"partner_slug" text NOT NULL,
	"since" timestamp with time zone DEFAULT now() NOT NULL,
	"offer" jsonb
);
--> statement-breakpoint
CREATE INDEX "offer_versions_source" ON "delivery"."offer_versions" USING btree ("source");--> statement-breakpoint
CREATE INDEX "offer_versions_partner" ON "delivery"."offer_versions" USING btree ("partner_slug");--> statement-breakpoint
CREATE INDEX "documents_partner" ON "delivery"."documents" USING btree (split_part("key", '/', 1));--> statement-breakpoint
INSERT INTO "delivery"."offer_versions" ("source", "partner_slug", "since", "offer")
SELECT "source", split_part("key", '/', 1), "updated_at", "body" -> 'offer' FROM "delivery"."documents" WHERE "kind" = 'offer';
