CREATE SCHEMA "conversions";
--> statement-breakpoint
CREATE TABLE "conversions"."click_days" (
	"day" date NOT NULL,
	"partner_slug" text NOT NULL,
	"offer_id" text NOT NULL,
	"page" text,
	"block" text,
	"toplist" text,
	"toplist_version" integer,
	"position" integer,
	"country" text,
	"device" text NOT NULL,
	"clicks" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions"."sources" (
	"partner_slug" text PRIMARY KEY NOT NULL,
	"secret_hash" text,
	"former_hash" text,
	"former_until" timestamp with time zone,
	"signing_key" text,
	"addresses" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions"."events" (
	"partner_slug" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"click_id" text,
	"amount" numeric(24, 8),
	"currency" text,
	"attribution" text NOT NULL,
	"click_day" date,
	"offer_id" text,
	"page" text,
	"block" text,
	"toplist" text,
	"toplist_version" integer,
	"position" integer,
	"country" text,
	"device" text,
	CONSTRAINT "events_partner_slug_id_pk" PRIMARY KEY("partner_slug","id")
);
--> statement-breakpoint
CREATE TABLE "conversions"."dropped" (
	"day" date NOT NULL,
	"partner_slug" text NOT NULL,
	"name" text NOT NULL,
	"calls" integer NOT NULL,
	CONSTRAINT "dropped_day_partner_slug_name_pk" PRIMARY KEY("day","partner_slug","name")
);
--> statement-breakpoint
CREATE TABLE "conversions"."rates" (
	"currency" text NOT NULL,
	"day" date NOT NULL,
	"pesos" numeric(20, 8) NOT NULL,
	CONSTRAINT "rates_currency_day_pk" PRIMARY KEY("currency","day")
);
--> statement-breakpoint
CREATE TABLE "conversions"."late_days" (
	"day" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "conversions"."refused" (
	"id" text PRIMARY KEY NOT NULL,
	"partner_slug" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"reason" text NOT NULL,
	"parameters" text[] NOT NULL,
	"event_id" text,
	"click_id" text
);
--> statement-breakpoint
CREATE TABLE "conversions"."summed_days" (
	"day" date PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "click_days_day" ON "conversions"."click_days" USING btree ("day");--> statement-breakpoint
CREATE INDEX "events_click_day" ON "conversions"."events" USING btree ("click_day");--> statement-breakpoint
CREATE INDEX "events_at" ON "conversions"."events" USING btree ("at");--> statement-breakpoint
CREATE INDEX "events_received" ON "conversions"."events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "events_apart" ON "conversions"."events" USING btree ("received_at") WHERE attribution in ('unknown', 'foreign', 'none');--> statement-breakpoint
CREATE INDEX "refused_received" ON "conversions"."refused" USING btree ("received_at");