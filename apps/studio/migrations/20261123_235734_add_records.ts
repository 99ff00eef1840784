import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_toplists_ordered_by" AS ENUM('rating', 'trust', 'payments', 'bonuses', 'games', 'support', 'cost', 'editor');
  CREATE TYPE "studio"."enum__toplists_v_version_ordered_by" AS ENUM('rating', 'trust', 'payments', 'bonuses', 'games', 'support', 'cost', 'editor');
  CREATE TYPE "studio"."enum_records_checks_holds" AS ENUM('yes', 'no');
  CREATE TYPE "studio"."enum_records_kind" AS ENUM('withdrawal', 'deposit', 'licence', 'terms', 'games', 'support');
  CREATE TYPE "studio"."enum_records_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__records_v_version_checks_holds" AS ENUM('yes', 'no');
  CREATE TYPE "studio"."enum__records_v_version_kind" AS ENUM('withdrawal', 'deposit', 'licence', 'terms', 'games', 'support');
  CREATE TYPE "studio"."enum__records_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__records_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_rating_methods_criteria_measure" AS ENUM('worstWithdrawal', 'failedChecks', 'rollover', 'reducedGames', 'slowestAnswer');
  CREATE TYPE "studio"."enum_rating_methods_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__rating_methods_v_version_criteria_measure" AS ENUM('worstWithdrawal', 'failedChecks', 'rollover', 'reducedGames', 'slowestAnswer');
  CREATE TYPE "studio"."enum__rating_methods_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__rating_methods_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TABLE "studio"."partners_score_moves" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"criterion" varchar,
  	"score" numeric,
  	"day" timestamp(3) with time zone,
  	"reason" varchar,
  	"by_id" integer
  );
  
  CREATE TABLE "studio"."_partners_v_version_score_moves" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"criterion" varchar,
  	"score" numeric,
  	"day" timestamp(3) with time zone,
  	"reason" varchar,
  	"by_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."records_checks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"holds" "studio"."enum_records_checks_holds"
  );
  
  CREATE TABLE "studio"."records_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"was" varchar,
  	"reason" varchar
  );
  
  CREATE TABLE "studio"."records" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "studio"."enum_records_kind",
  	"partner_id" integer,
  	"day" timestamp(3) with time zone,
  	"time_to_live" numeric DEFAULT 365,
  	"by_id" integer,
  	"transfer_method_id" integer,
  	"transfer_amount" numeric,
  	"transfer_asked_at" timestamp(3) with time zone,
  	"transfer_approved_at" timestamp(3) with time zone,
  	"transfer_received_at" timestamp(3) with time zone,
  	"terms_rollover" numeric,
  	"games_sampled" numeric,
  	"games_reduced" numeric,
  	"support_channel" varchar,
  	"support_answered_after_minutes" numeric,
  	"support_question" varchar,
  	"note" varchar,
  	"source" varchar,
  	"capture_id" integer,
  	"is_withdrawn" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_records_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_records_v_version_checks" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"holds" "studio"."enum__records_v_version_checks_holds",
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_records_v_version_corrections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone,
  	"was" varchar,
  	"reason" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_records_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "studio"."enum__records_v_version_kind",
  	"version_partner_id" integer,
  	"version_day" timestamp(3) with time zone,
  	"version_time_to_live" numeric DEFAULT 365,
  	"version_by_id" integer,
  	"version_transfer_method_id" integer,
  	"version_transfer_amount" numeric,
  	"version_transfer_asked_at" timestamp(3) with time zone,
  	"version_transfer_approved_at" timestamp(3) with time zone,
  	"version_transfer_received_at" timestamp(3) with time zone,
  	"version_terms_rollover" numeric,
  	"version_games_sampled" numeric,
  	"version_games_reduced" numeric,
  	"version_support_channel" varchar,
  	"version_support_answered_after_minutes" numeric,
  	"version_support_question" varchar,
  	"version_note" varchar,
  	"version_source" varchar,
  	"version_capture_id" integer,
  	"version_is_withdrawn" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__records_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__records_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."rating_methods_criteria_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"floor" numeric,
  	"ceiling" numeric
  );
  
  CREATE TABLE "studio"."rating_methods_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key" varchar,
  	"weight" numeric,
  	"measure" "studio"."enum_rating_methods_criteria_measure"
  );
  
  CREATE TABLE "studio"."rating_methods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version" numeric,
  	"day" timestamp(3) with time zone,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_rating_methods_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_rating_methods_v_version_criteria_bands" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"up_to" numeric,
  	"floor" numeric,
  	"ceiling" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_rating_methods_v_version_criteria" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"key" varchar,
  	"weight" numeric,
  	"measure" "studio"."enum__rating_methods_v_version_criteria_measure",
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_rating_methods_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_version" numeric,
  	"version_day" timestamp(3) with time zone,
  	"version_reason" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__rating_methods_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__rating_methods_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  ALTER TABLE "studio"."toplists" ADD COLUMN "ordered_by" "studio"."enum_toplists_ordered_by" DEFAULT 'editor';
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_ordered_by" "studio"."enum__toplists_v_version_ordered_by" DEFAULT 'editor';
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "records_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "rating_methods_id" integer;
  ALTER TABLE "studio"."partners_score_moves" ADD CONSTRAINT "partners_score_moves_by_id_authors_id_fk" FOREIGN KEY ("by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners_score_moves" ADD CONSTRAINT "partners_score_moves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_score_moves" ADD CONSTRAINT "_partners_v_version_score_moves_by_id_authors_id_fk" FOREIGN KEY ("by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_score_moves" ADD CONSTRAINT "_partners_v_version_score_moves_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."records_checks" ADD CONSTRAINT "records_checks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."records_corrections" ADD CONSTRAINT "records_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."records" ADD CONSTRAINT "records_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."records" ADD CONSTRAINT "records_by_id_authors_id_fk" FOREIGN KEY ("by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."records" ADD CONSTRAINT "records_transfer_method_id_payment_methods_id_fk" FOREIGN KEY ("transfer_method_id") REFERENCES "studio"."payment_methods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."records" ADD CONSTRAINT "records_capture_id_media_id_fk" FOREIGN KEY ("capture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v_version_checks" ADD CONSTRAINT "_records_v_version_checks_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_records_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_records_v_version_corrections" ADD CONSTRAINT "_records_v_version_corrections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_records_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_parent_id_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_version_partner_id_partners_id_fk" FOREIGN KEY ("version_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_version_by_id_authors_id_fk" FOREIGN KEY ("version_by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_version_transfer_method_id_payment_methods_id_fk" FOREIGN KEY ("version_transfer_method_id") REFERENCES "studio"."payment_methods"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_version_capture_id_media_id_fk" FOREIGN KEY ("version_capture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rating_methods_criteria_bands" ADD CONSTRAINT "rating_methods_criteria_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."rating_methods_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."rating_methods_criteria" ADD CONSTRAINT "rating_methods_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."rating_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_rating_methods_v_version_criteria_bands" ADD CONSTRAINT "_rating_methods_v_version_criteria_bands_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_rating_methods_v_version_criteria"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_rating_methods_v_version_criteria" ADD CONSTRAINT "_rating_methods_v_version_criteria_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_rating_methods_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_rating_methods_v" ADD CONSTRAINT "_rating_methods_v_parent_id_rating_methods_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."rating_methods"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "partners_score_moves_order_idx" ON "studio"."partners_score_moves" USING btree ("_order");
  CREATE INDEX "partners_score_moves_parent_id_idx" ON "studio"."partners_score_moves" USING btree ("_parent_id");
  CREATE INDEX "partners_score_moves_by_idx" ON "studio"."partners_score_moves" USING btree ("by_id");
  CREATE INDEX "_partners_v_version_score_moves_order_idx" ON "studio"."_partners_v_version_score_moves" USING btree ("_order");
  CREATE INDEX "_partners_v_version_score_moves_parent_id_idx" ON "studio"."_partners_v_version_score_moves" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_score_moves_by_idx" ON "studio"."_partners_v_version_score_moves" USING btree ("by_id");
  CREATE INDEX "records_checks_order_idx" ON "studio"."records_checks" USING btree ("_order");
  CREATE INDEX "records_checks_parent_id_idx" ON "studio"."records_checks" USING btree ("_parent_id");
  CREATE INDEX "records_corrections_order_idx" ON "studio"."records_corrections" USING btree ("_order");
  CREATE INDEX "records_corrections_parent_id_idx" ON "studio"."records_corrections" USING btree ("_parent_id");
  CREATE INDEX "records_partner_idx" ON "studio"."records" USING btree ("partner_id");
  CREATE INDEX "records_by_idx" ON "studio"."records" USING btree ("by_id");
  CREATE INDEX "records_transfer_transfer_method_idx" ON "studio"."records" USING btree ("transfer_method_id");
  CREATE INDEX "records_capture_idx" ON "studio"."records" USING btree ("capture_id");
  CREATE INDEX "records_updated_at_idx" ON "studio"."records" USING btree ("updated_at");
  CREATE INDEX "records_created_at_idx" ON "studio"."records" USING btree ("created_at");
  CREATE INDEX "records__status_idx" ON "studio"."records" USING btree ("_status");
  CREATE INDEX "_records_v_version_checks_order_idx" ON "studio"."_records_v_version_checks" USING btree ("_order");
  CREATE INDEX "_records_v_version_checks_parent_id_idx" ON "studio"."_records_v_version_checks" USING btree ("_parent_id");
  CREATE INDEX "_records_v_version_corrections_order_idx" ON "studio"."_records_v_version_corrections" USING btree ("_order");
  CREATE INDEX "_records_v_version_corrections_parent_id_idx" ON "studio"."_records_v_version_corrections" USING btree ("_parent_id");
  CREATE INDEX "_records_v_parent_idx" ON "studio"."_records_v" USING btree ("parent_id");
  CREATE INDEX "_records_v_version_version_partner_idx" ON "studio"."_records_v" USING btree ("version_partner_id");
  CREATE INDEX "_records_v_version_version_by_idx" ON "studio"."_records_v" USING btree ("version_by_id");
  CREATE INDEX "_records_v_version_transfer_version_transfer_method_idx" ON "studio"."_records_v" USING btree ("version_transfer_method_id");
  CREATE INDEX "_records_v_version_version_capture_idx" ON "studio"."_records_v" USING btree ("version_capture_id");
  CREATE INDEX "_records_v_version_version_updated_at_idx" ON "studio"."_records_v" USING btree ("version_updated_at");
  CREATE INDEX "_records_v_version_version_created_at_idx" ON "studio"."_records_v" USING btree ("version_created_at");
  CREATE INDEX "_records_v_version_version__status_idx" ON "studio"."_records_v" USING btree ("version__status");
  CREATE INDEX "_records_v_created_at_idx" ON "studio"."_records_v" USING btree ("created_at");
  CREATE INDEX "_records_v_updated_at_idx" ON "studio"."_records_v" USING btree ("updated_at");
  CREATE INDEX "_records_v_snapshot_idx" ON "studio"."_records_v" USING btree ("snapshot");
  CREATE INDEX "_records_v_published_locale_idx" ON "studio"."_records_v" USING btree ("published_locale");
  CREATE INDEX "_records_v_latest_idx" ON "studio"."_records_v" USING btree ("latest");
  CREATE INDEX "_records_v_autosave_idx" ON "studio"."_records_v" USING btree ("autosave");
  CREATE INDEX "rating_methods_criteria_bands_order_idx" ON "studio"."rating_methods_criteria_bands" USING btree ("_order");
  CREATE INDEX "rating_methods_criteria_bands_parent_id_idx" ON "studio"."rating_methods_criteria_bands" USING btree ("_parent_id");
  CREATE INDEX "rating_methods_criteria_order_idx" ON "studio"."rating_methods_criteria" USING btree ("_order");
  CREATE INDEX "rating_methods_criteria_parent_id_idx" ON "studio"."rating_methods_criteria" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "rating_methods_version_idx" ON "studio"."rating_methods" USING btree ("version");
  CREATE INDEX "rating_methods_updated_at_idx" ON "studio"."rating_methods" USING btree ("updated_at");
  CREATE INDEX "rating_methods_created_at_idx" ON "studio"."rating_methods" USING btree ("created_at");
  CREATE INDEX "rating_methods__status_idx" ON "studio"."rating_methods" USING btree ("_status");
  CREATE INDEX "_rating_methods_v_version_criteria_bands_order_idx" ON "studio"."_rating_methods_v_version_criteria_bands" USING btree ("_order");
  CREATE INDEX "_rating_methods_v_version_criteria_bands_parent_id_idx" ON "studio"."_rating_methods_v_version_criteria_bands" USING btree ("_parent_id");
  CREATE INDEX "_rating_methods_v_version_criteria_order_idx" ON "studio"."_rating_methods_v_version_criteria" USING btree ("_order");
  CREATE INDEX "_rating_methods_v_version_criteria_parent_id_idx" ON "studio"."_rating_methods_v_version_criteria" USING btree ("_parent_id");
  CREATE INDEX "_rating_methods_v_parent_idx" ON "studio"."_rating_methods_v" USING btree ("parent_id");
  CREATE INDEX "_rating_methods_v_version_version_version_idx" ON "studio"."_rating_methods_v" USING btree ("version_version");
  CREATE INDEX "_rating_methods_v_version_version_updated_at_idx" ON "studio"."_rating_methods_v" USING btree ("version_updated_at");
  CREATE INDEX "_rating_methods_v_version_version_created_at_idx" ON "studio"."_rating_methods_v" USING btree ("version_created_at");
  CREATE INDEX "_rating_methods_v_version_version__status_idx" ON "studio"."_rating_methods_v" USING btree ("version__status");
  CREATE INDEX "_rating_methods_v_created_at_idx" ON "studio"."_rating_methods_v" USING btree ("created_at");
  CREATE INDEX "_rating_methods_v_updated_at_idx" ON "studio"."_rating_methods_v" USING btree ("updated_at");
  CREATE INDEX "_rating_methods_v_snapshot_idx" ON "studio"."_rating_methods_v" USING btree ("snapshot");
  CREATE INDEX "_rating_methods_v_published_locale_idx" ON "studio"."_rating_methods_v" USING btree ("published_locale");
  CREATE INDEX "_rating_methods_v_latest_idx" ON "studio"."_rating_methods_v" USING btree ("latest");
  CREATE INDEX "_rating_methods_v_autosave_idx" ON "studio"."_rating_methods_v" USING btree ("autosave");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_records_fk" FOREIGN KEY ("records_id") REFERENCES "studio"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_rating_methods_fk" FOREIGN KEY ("rating_methods_id") REFERENCES "studio"."rating_methods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_records_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("records_id");
  CREATE INDEX "payload_locked_documents_rels_rating_methods_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("rating_methods_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."partners_score_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_partners_v_version_score_moves" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."records_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."records_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."records" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_records_v_version_checks" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_records_v_version_corrections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_records_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."rating_methods_criteria_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."rating_methods_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."rating_methods" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_rating_methods_v_version_criteria_bands" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_rating_methods_v_version_criteria" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_rating_methods_v" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."partners_score_moves" CASCADE;
  DROP TABLE "studio"."_partners_v_version_score_moves" CASCADE;
  DROP TABLE "studio"."records_checks" CASCADE;
  DROP TABLE "studio"."records_corrections" CASCADE;
  DROP TABLE "studio"."records" CASCADE;
  DROP TABLE "studio"."_records_v_version_checks" CASCADE;
  DROP TABLE "studio"."_records_v_version_corrections" CASCADE;
  DROP TABLE "studio"."_records_v" CASCADE;
  DROP TABLE "studio"."rating_methods_criteria_bands" CASCADE;
  DROP TABLE "studio"."rating_methods_criteria" CASCADE;
  DROP TABLE "studio"."rating_methods" CASCADE;
  DROP TABLE "studio"."_rating_methods_v_version_criteria_bands" CASCADE;
  DROP TABLE "studio"."_rating_methods_v_version_criteria" CASCADE;
  DROP TABLE "studio"."_rating_methods_v" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_records_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_rating_methods_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_records_id_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_rating_methods_id_idx";
  ALTER TABLE "studio"."toplists" DROP COLUMN "ordered_by";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_ordered_by";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "records_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "rating_methods_id";
  DROP TYPE "studio"."enum_toplists_ordered_by";
  DROP TYPE "studio"."enum__toplists_v_version_ordered_by";
  DROP TYPE "studio"."enum_records_checks_holds";
  DROP TYPE "studio"."enum_records_kind";
  DROP TYPE "studio"."enum_records_status";
  DROP TYPE "studio"."enum__records_v_version_checks_holds";
  DROP TYPE "studio"."enum__records_v_version_kind";
  DROP TYPE "studio"."enum__records_v_version_status";
  DROP TYPE "studio"."enum__records_v_published_locale";
  DROP TYPE "studio"."enum_rating_methods_criteria_measure";
  DROP TYPE "studio"."enum_rating_methods_status";
  DROP TYPE "studio"."enum__rating_methods_v_version_criteria_measure";
  DROP TYPE "studio"."enum__rating_methods_v_version_status";
  DROP TYPE "studio"."enum__rating_methods_v_published_locale";`)
}
