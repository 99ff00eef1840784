CREATE SCHEMA "jackpots";
--> statement-breakpoint
CREATE TABLE "jackpots"."amounts" (
	"jackpot_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"sequence" bigint DEFAULT 1 NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL,
	CONSTRAINT "amounts_jackpot_id_currency_code_pk" PRIMARY KEY("jackpot_id","currency_code")
);
--> statement-breakpoint
CREATE TABLE "jackpots"."wins" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jackpots"."wins_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"jackpot_id" text NOT NULL,
	"currency_code" text NOT NULL,
	"amount" numeric(20, 4) NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"is_simulated" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpots"."socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);
--> statement-breakpoint
CREATE INDEX "wins_latest" ON "jackpots"."wins" USING btree ("jackpot_id","currency_code","at" DESC NULLS LAST,"id" DESC NULLS LAST);