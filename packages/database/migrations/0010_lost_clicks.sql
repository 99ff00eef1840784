CREATE TABLE "clicks"."lost" (
	"id" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"clicks" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "lost_at" ON "clicks"."lost" USING btree ("at");