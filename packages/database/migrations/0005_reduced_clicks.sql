CREATE TABLE "clicks"."reduced" (
	"day" date NOT NULL,
	"marks" bigint[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clicks"."clicks" ADD COLUMN "bot_reason" text;--> statement-breakpoint
CREATE INDEX "reduced_day" ON "clicks"."reduced" USING btree ("day");