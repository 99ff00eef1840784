import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_deals_model" AS ENUM('cpa', 'revenueShare', 'hybrid');
  CREATE TYPE "studio"."enum_deals_currency" AS ENUM('CLP', 'USD', 'EUR', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TYPE "studio"."enum_payments_currency" AS ENUM('CLP', 'USD', 'EUR', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TABLE "studio"."deals_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."deals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"partner_id" integer NOT NULL,
  	"model" "studio"."enum_deals_model" DEFAULT 'cpa' NOT NULL,
  	"starts_on" timestamp(3) with time zone NOT NULL,
  	"ends_on" timestamp(3) with time zone,
  	"cpa" numeric,
  	"minimum_deposit" numeric,
  	"share_percent" numeric,
  	"currency" "studio"."enum_deals_currency" DEFAULT 'USD' NOT NULL,
  	"payment_days" numeric DEFAULT 30 NOT NULL,
  	"minimum_payment" numeric,
  	"carries_negative" boolean DEFAULT false,
  	"promised_placement" varchar,
  	"contact_name" varchar,
  	"contact_email" varchar,
  	"note" varchar,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"partner_id" integer NOT NULL,
  	"month" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"currency" "studio"."enum_payments_currency" DEFAULT 'USD' NOT NULL,
  	"paid_on" timestamp(3) with time zone NOT NULL,
  	"reference" varchar,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "deals_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "payments_id" integer;
  ALTER TABLE "studio"."deals_documents" ADD CONSTRAINT "deals_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."deals" ADD CONSTRAINT "deals_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."deals" ADD CONSTRAINT "deals_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payments" ADD CONSTRAINT "payments_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payments" ADD CONSTRAINT "payments_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "deals_documents_order_idx" ON "studio"."deals_documents" USING btree ("_order");
  CREATE INDEX "deals_documents_parent_id_idx" ON "studio"."deals_documents" USING btree ("_parent_id");
  CREATE INDEX "deals_partner_idx" ON "studio"."deals" USING btree ("partner_id");
  CREATE INDEX "deals_last_edited_by_idx" ON "studio"."deals" USING btree ("last_edited_by_id");
  CREATE INDEX "deals_updated_at_idx" ON "studio"."deals" USING btree ("updated_at");
  CREATE INDEX "deals_created_at_idx" ON "studio"."deals" USING btree ("created_at");
  CREATE INDEX "payments_partner_idx" ON "studio"."payments" USING btree ("partner_id");
  CREATE INDEX "payments_month_idx" ON "studio"."payments" USING btree ("month");
  CREATE INDEX "payments_last_edited_by_idx" ON "studio"."payments" USING btree ("last_edited_by_id");
  CREATE INDEX "payments_updated_at_idx" ON "studio"."payments" USING btree ("updated_at");
  CREATE INDEX "payments_created_at_idx" ON "studio"."payments" USING btree ("created_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deals_fk" FOREIGN KEY ("deals_id") REFERENCES "studio"."deals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payments_fk" FOREIGN KEY ("payments_id") REFERENCES "studio"."payments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_deals_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("deals_id");
  CREATE INDEX "payload_locked_documents_rels_payments_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("payments_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."deals_documents" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."deals" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."deals_documents" CASCADE;
  DROP TABLE "studio"."deals" CASCADE;
  DROP TABLE "studio"."payments" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_deals_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_payments_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_deals_id_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_payments_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "deals_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "payments_id";
  DROP TYPE "studio"."enum_deals_model";
  DROP TYPE "studio"."enum_deals_currency";
  DROP TYPE "studio"."enum_payments_currency";`)
}
