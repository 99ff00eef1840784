CREATE TABLE "arcade"."play_checks" (
	"game_id" integer PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"at" timestamp with time zone,
	"status" integer,
	"failing_since" timestamp with time zone,
	"stopped_at" timestamp with time zone,
	"reported_at" timestamp with time zone
);
