CREATE TABLE "delivery"."purge_positions" (
	"cdn" text PRIMARY KEY NOT NULL,
	"position" bigint NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
