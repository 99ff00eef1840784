CREATE TABLE "clicks"."link_checks" (
	"offer_id" text PRIMARY KEY NOT NULL,
	"tracking_url" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"target" text
);
