CREATE TABLE "reports"."networks" (
	"network" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"reports" integer NOT NULL,
	CONSTRAINT "networks_network_hour_pk" PRIMARY KEY("network","hour")
);
--> statement-breakpoint
ALTER TABLE "reports"."error_reports" ADD COLUMN "is_suspicious" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "networks_hour" ON "reports"."networks" USING btree ("hour");