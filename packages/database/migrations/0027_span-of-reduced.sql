DROP INDEX "clicks"."reduced_day";--> statement-breakpoint
ALTER TABLE "clicks"."reduced" ADD COLUMN "first_at" timestamp with time zone DEFAULT '-infinity' NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks"."reduced" ADD COLUMN "last_at" timestamp with time zone DEFAULT 'infinity' NOT NULL;--> statement-breakpoint
CREATE INDEX "reduced_span" ON "clicks"."reduced" USING btree ("day","last_at");