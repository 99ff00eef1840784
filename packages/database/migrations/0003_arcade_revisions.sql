CREATE TABLE "arcade"."superseded_games" (
	"id" integer NOT NULL,
	"superseded_by" integer NOT NULL,
	"game" jsonb NOT NULL,
	CONSTRAINT "superseded_games_id_superseded_by_pk" PRIMARY KEY("id","superseded_by")
);
--> statement-breakpoint
ALTER TABLE "arcade"."games" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arcade"."imports" ADD COLUMN "has_changed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX "superseded_games_import" ON "arcade"."superseded_games" USING btree ("superseded_by");