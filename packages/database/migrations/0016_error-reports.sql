CREATE SCHEMA "reports";
--> statement-breakpoint
CREATE TABLE "reports"."error_reports" (
	"number" text PRIMARY KEY NOT NULL,
	"form" uuid NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"locale" text NOT NULL,
	"path" text,
	"page_title" text,
	"fact" text,
	"fact_label" text,
	"message" text NOT NULL,
	"suggestion" text,
	"source" text,
	"state" text DEFAULT 'received' NOT NULL,
	"answer" text,
	"correction" text,
	"decided_at" timestamp with time zone,
	"taken_at" timestamp with time zone,
	CONSTRAINT "error_reports_form_unique" UNIQUE("form"),
	CONSTRAINT "error_reports_state" CHECK ("reports"."error_reports"."state" in ('received', 'reviewing', 'corrected', 'rejected'))
);
--> statement-breakpoint
CREATE INDEX "error_reports_at" ON "reports"."error_reports" USING btree ("at");--> statement-breakpoint
CREATE INDEX "error_reports_waiting" ON "reports"."error_reports" USING btree ("at") WHERE "reports"."error_reports"."taken_at" is null;