CREATE SCHEMA "links";
--> statement-breakpoint
CREATE TABLE "links"."hit_batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "links"."addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"outcome" text,
	"status" integer,
	"target" text,
	"dead_since" timestamp with time zone,
	"checked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "links"."places" (
	"address" text NOT NULL,
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"block" integer,
	CONSTRAINT "places_address_source_locale_pk" PRIMARY KEY("address","source","locale")
);
--> statement-breakpoint
CREATE TABLE "links"."runs" (
	"kind" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "links"."redirect_hits" (
	"source" text PRIMARY KEY NOT NULL,
	"hits" bigint NOT NULL,
	"last_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "addresses_dead" ON "links"."addresses" USING btree ("dead_since");--> statement-breakpoint
CREATE INDEX "places_source" ON "links"."places" USING btree ("source");