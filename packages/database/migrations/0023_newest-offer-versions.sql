DROP INDEX "delivery"."offer_versions_source";--> statement-breakpoint
CREATE INDEX "offer_versions_since" ON "delivery"."offer_versions" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "offer_versions_source" ON "delivery"."offer_versions" USING btree ("source","since","id");