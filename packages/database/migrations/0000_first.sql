CREATE SCHEMA "delivery";
--> statement-breakpoint
CREATE SCHEMA "arcade";
--> statement-breakpoint
CREATE SCHEMA "clicks";
--> statement-breakpoint
CREATE TABLE "delivery"."changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery"."changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery"."documents" (
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"locale" text NOT NULL,
	"source" text NOT NULL,
	"body" jsonb NOT NULL,
	"refs" text[] DEFAULT '{}' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "documents_kind_key_locale_pk" PRIMARY KEY("kind","key","locale")
);
--> statement-breakpoint
CREATE TABLE "delivery"."toplist_responses" (
	"response_id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"version" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"first_answered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade"."games" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"type" text NOT NULL,
	"provider_id" integer NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"free_play_hash" text,
	"jackpots" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"release_date" date,
	"search_volume" integer DEFAULT 0 NOT NULL,
	"local_url" text,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade"."imports" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "arcade"."imports_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone DEFAULT now() NOT NULL,
	"report" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "arcade"."providers" (
	"id" integer PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"archived" boolean DEFAULT false NOT NULL,
	"images" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"founded" text,
	"url" text,
	"fingerprint" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clicks"."clicks" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"partner_slug" text NOT NULL,
	"afflink_proxy" text NOT NULL,
	"offer_id" text NOT NULL,
	"page" text,
	"block" text,
	"toplist" text,
	"response_id" text,
	"link_id" text,
	"position" integer,
	"cclid" text,
	"cmpccl" text,
	"country" text,
	"device" text NOT NULL,
	"bot_class" text NOT NULL,
	"visitor_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "clicks"."visitor_keys" (
	"day" date PRIMARY KEY NOT NULL,
	"key" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "arcade"."games" ADD CONSTRAINT "games_provider_id_providers_id_fk" FOREIGN KEY ("provider_id") REFERENCES "arcade"."providers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "documents_source" ON "delivery"."documents" USING btree ("source");--> statement-breakpoint
CREATE INDEX "documents_refs" ON "delivery"."documents" USING gin ("refs");--> statement-breakpoint
CREATE INDEX "games_popular" ON "arcade"."games" USING btree ("search_volume" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "games_provider" ON "arcade"."games" USING btree ("provider_id","search_volume" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "games_type" ON "arcade"."games" USING btree ("type","search_volume" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "clicks_at" ON "clicks"."clicks" USING btree ("at");--> statement-breakpoint
CREATE INDEX "clicks_partner" ON "clicks"."clicks" USING btree ("partner_slug","at");