ALTER TABLE "clicks"."clicks" ADD COLUMN "experiment" text;--> statement-breakpoint
CREATE INDEX "clicks_experiment" ON "clicks"."clicks" USING btree ("experiment") WHERE experiment is not null;