CREATE TABLE "conversions"."statement_rows" (
	"statement_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"kind" text NOT NULL,
	"event_id" text,
	"click_id" text,
	"amount" numeric(24, 8),
	"currency" text,
	"at" timestamp with time zone,
	CONSTRAINT "statement_rows_statement_id_line_pk" PRIMARY KEY("statement_id","line")
);
--> statement-breakpoint
CREATE TABLE "conversions"."statements" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"partner_slug" text NOT NULL,
	"month" date NOT NULL,
	"file_name" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "statements_partner_month" UNIQUE("partner_slug","month")
);
--> statement-breakpoint
ALTER TABLE "conversions"."statement_rows" ADD CONSTRAINT "statement_rows_statement_id_statements_id_fk" FOREIGN KEY ("statement_id") REFERENCES "conversions"."statements"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_rows_event" ON "conversions"."statement_rows" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "statement_rows_click" ON "conversions"."statement_rows" USING btree ("click_id");