ALTER TABLE "clicks"."link_checks" ADD COLUMN "steps" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clicks"."link_checks" ADD COLUMN "failing_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clicks"."link_checks" ADD COLUMN "paused_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "clicks"."link_checks" ADD COLUMN "landing" jsonb;--> statement-breakpoint
ALTER TABLE "clicks"."link_checks" ADD COLUMN "former_landing" jsonb;--> statement-breakpoint
ALTER TABLE "clicks"."link_checks" ADD COLUMN "landing_changed_at" timestamp with time zone;