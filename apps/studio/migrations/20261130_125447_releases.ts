import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_releases_wordings_language" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_releases_legal_status" AS ENUM('unregulated', 'licensedList', 'prohibited');
  CREATE TYPE "studio"."enum_releases_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__releases_v_version_wordings_language" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum__releases_v_version_legal_status" AS ENUM('unregulated', 'licensedList', 'prohibited');
  CREATE TYPE "studio"."enum__releases_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__releases_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TABLE "studio"."releases_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text_id" integer,
  	"language" "studio"."enum_releases_wordings_language" DEFAULT 'es_CL',
  	"value" varchar
  );
  
  CREATE TABLE "studio"."releases_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "studio"."enum_releases_legal_status",
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."releases" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"before" jsonb,
  	"version_note" varchar,
  	"saved_note" varchar,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_releases_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."releases_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"offers_id" integer,
  	"toplists_id" integer,
  	"partners_id" integer,
  	"records_id" integer,
  	"rating_methods_id" integer
  );
  
  CREATE TABLE "studio"."_releases_v_version_wordings" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text_id" integer,
  	"language" "studio"."enum__releases_v_version_wordings_language" DEFAULT 'es_CL',
  	"value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_releases_v_version_legal" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "studio"."enum__releases_v_version_legal_status",
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_releases_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_before" jsonb,
  	"version_version_note" varchar,
  	"version_saved_note" varchar,
  	"version_last_edited_by_id" integer,
  	"version_last_edited_with" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__releases_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__releases_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_releases_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"offers_id" integer,
  	"toplists_id" integer,
  	"partners_id" integer,
  	"records_id" integer,
  	"rating_methods_id" integer
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "releases_id" integer;
  ALTER TABLE "studio"."releases_wordings" ADD CONSTRAINT "releases_wordings_text_id_microcopy_id_fk" FOREIGN KEY ("text_id") REFERENCES "studio"."microcopy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."releases_wordings" ADD CONSTRAINT "releases_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_legal" ADD CONSTRAINT "releases_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases" ADD CONSTRAINT "releases_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."releases"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_toplists_fk" FOREIGN KEY ("toplists_id") REFERENCES "studio"."toplists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_records_fk" FOREIGN KEY ("records_id") REFERENCES "studio"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."releases_rels" ADD CONSTRAINT "releases_rels_rating_methods_fk" FOREIGN KEY ("rating_methods_id") REFERENCES "studio"."rating_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_version_wordings" ADD CONSTRAINT "_releases_v_version_wordings_text_id_microcopy_id_fk" FOREIGN KEY ("text_id") REFERENCES "studio"."microcopy"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_version_wordings" ADD CONSTRAINT "_releases_v_version_wordings_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_version_legal" ADD CONSTRAINT "_releases_v_version_legal_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v" ADD CONSTRAINT "_releases_v_parent_id_releases_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."releases"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v" ADD CONSTRAINT "_releases_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_releases_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_toplists_fk" FOREIGN KEY ("toplists_id") REFERENCES "studio"."toplists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_records_fk" FOREIGN KEY ("records_id") REFERENCES "studio"."records"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_releases_v_rels" ADD CONSTRAINT "_releases_v_rels_rating_methods_fk" FOREIGN KEY ("rating_methods_id") REFERENCES "studio"."rating_methods"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "releases_wordings_order_idx" ON "studio"."releases_wordings" USING btree ("_order");
  CREATE INDEX "releases_wordings_parent_id_idx" ON "studio"."releases_wordings" USING btree ("_parent_id");
  CREATE INDEX "releases_wordings_text_idx" ON "studio"."releases_wordings" USING btree ("text_id");
  CREATE INDEX "releases_legal_order_idx" ON "studio"."releases_legal" USING btree ("_order");
  CREATE INDEX "releases_legal_parent_id_idx" ON "studio"."releases_legal" USING btree ("_parent_id");
  CREATE INDEX "releases_last_edited_by_idx" ON "studio"."releases" USING btree ("last_edited_by_id");
  CREATE INDEX "releases_updated_at_idx" ON "studio"."releases" USING btree ("updated_at");
  CREATE INDEX "releases_created_at_idx" ON "studio"."releases" USING btree ("created_at");
  CREATE INDEX "releases__status_idx" ON "studio"."releases" USING btree ("_status");
  CREATE INDEX "releases_rels_order_idx" ON "studio"."releases_rels" USING btree ("order");
  CREATE INDEX "releases_rels_parent_idx" ON "studio"."releases_rels" USING btree ("parent_id");
  CREATE INDEX "releases_rels_path_idx" ON "studio"."releases_rels" USING btree ("path");
  CREATE INDEX "releases_rels_pages_id_idx" ON "studio"."releases_rels" USING btree ("pages_id");
  CREATE INDEX "releases_rels_offers_id_idx" ON "studio"."releases_rels" USING btree ("offers_id");
  CREATE INDEX "releases_rels_toplists_id_idx" ON "studio"."releases_rels" USING btree ("toplists_id");
  CREATE INDEX "releases_rels_partners_id_idx" ON "studio"."releases_rels" USING btree ("partners_id");
  CREATE INDEX "releases_rels_records_id_idx" ON "studio"."releases_rels" USING btree ("records_id");
  CREATE INDEX "releases_rels_rating_methods_id_idx" ON "studio"."releases_rels" USING btree ("rating_methods_id");
  CREATE INDEX "_releases_v_version_wordings_order_idx" ON "studio"."_releases_v_version_wordings" USING btree ("_order");
  CREATE INDEX "_releases_v_version_wordings_parent_id_idx" ON "studio"."_releases_v_version_wordings" USING btree ("_parent_id");
  CREATE INDEX "_releases_v_version_wordings_text_idx" ON "studio"."_releases_v_version_wordings" USING btree ("text_id");
  CREATE INDEX "_releases_v_version_legal_order_idx" ON "studio"."_releases_v_version_legal" USING btree ("_order");
  CREATE INDEX "_releases_v_version_legal_parent_id_idx" ON "studio"."_releases_v_version_legal" USING btree ("_parent_id");
  CREATE INDEX "_releases_v_parent_idx" ON "studio"."_releases_v" USING btree ("parent_id");
  CREATE INDEX "_releases_v_version_version_last_edited_by_idx" ON "studio"."_releases_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_releases_v_version_version_updated_at_idx" ON "studio"."_releases_v" USING btree ("version_updated_at");
  CREATE INDEX "_releases_v_version_version_created_at_idx" ON "studio"."_releases_v" USING btree ("version_created_at");
  CREATE INDEX "_releases_v_version_version__status_idx" ON "studio"."_releases_v" USING btree ("version__status");
  CREATE INDEX "_releases_v_created_at_idx" ON "studio"."_releases_v" USING btree ("created_at");
  CREATE INDEX "_releases_v_updated_at_idx" ON "studio"."_releases_v" USING btree ("updated_at");
  CREATE INDEX "_releases_v_snapshot_idx" ON "studio"."_releases_v" USING btree ("snapshot");
  CREATE INDEX "_releases_v_published_locale_idx" ON "studio"."_releases_v" USING btree ("published_locale");
  CREATE INDEX "_releases_v_latest_idx" ON "studio"."_releases_v" USING btree ("latest");
  CREATE INDEX "_releases_v_autosave_idx" ON "studio"."_releases_v" USING btree ("autosave");
  CREATE INDEX "_releases_v_rels_order_idx" ON "studio"."_releases_v_rels" USING btree ("order");
  CREATE INDEX "_releases_v_rels_parent_idx" ON "studio"."_releases_v_rels" USING btree ("parent_id");
  CREATE INDEX "_releases_v_rels_path_idx" ON "studio"."_releases_v_rels" USING btree ("path");
  CREATE INDEX "_releases_v_rels_pages_id_idx" ON "studio"."_releases_v_rels" USING btree ("pages_id");
  CREATE INDEX "_releases_v_rels_offers_id_idx" ON "studio"."_releases_v_rels" USING btree ("offers_id");
  CREATE INDEX "_releases_v_rels_toplists_id_idx" ON "studio"."_releases_v_rels" USING btree ("toplists_id");
  CREATE INDEX "_releases_v_rels_partners_id_idx" ON "studio"."_releases_v_rels" USING btree ("partners_id");
  CREATE INDEX "_releases_v_rels_records_id_idx" ON "studio"."_releases_v_rels" USING btree ("records_id");
  CREATE INDEX "_releases_v_rels_rating_methods_id_idx" ON "studio"."_releases_v_rels" USING btree ("rating_methods_id");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_releases_fk" FOREIGN KEY ("releases_id") REFERENCES "studio"."releases"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_releases_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("releases_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."releases_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."releases_legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."releases" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."releases_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_releases_v_version_wordings" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_releases_v_version_legal" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_releases_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."_releases_v_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."releases_wordings" CASCADE;
  DROP TABLE "studio"."releases_legal" CASCADE;
  DROP TABLE "studio"."releases" CASCADE;
  DROP TABLE "studio"."releases_rels" CASCADE;
  DROP TABLE "studio"."_releases_v_version_wordings" CASCADE;
  DROP TABLE "studio"."_releases_v_version_legal" CASCADE;
  DROP TABLE "studio"."_releases_v" CASCADE;
  DROP TABLE "studio"."_releases_v_rels" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_releases_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_releases_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "releases_id";
  DROP TYPE "studio"."enum_releases_wordings_language";
  DROP TYPE "studio"."enum_releases_legal_status";
  DROP TYPE "studio"."enum_releases_status";
  DROP TYPE "studio"."enum__releases_v_version_wordings_language";
  DROP TYPE "studio"."enum__releases_v_version_legal_status";
  DROP TYPE "studio"."enum__releases_v_version_status";
  DROP TYPE "studio"."enum__releases_v_published_locale";`)
}
