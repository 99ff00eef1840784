import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_redirects_origin" AS ENUM('manual', 'automatic');
  CREATE TYPE "studio"."enum_users_invitation" AS ENUM('sent', 'failed');
  CREATE TYPE "studio"."enum_activity_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'restored', 'trashed', 'recovered', 'deleted', 'loggedIn', 'loginFailed', 'loggedOut');
  CREATE TABLE "studio"."document_uses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"source" varchar NOT NULL,
  	"target" varchar NOT NULL,
  	"is_draft" boolean DEFAULT false NOT NULL,
  	"is_published" boolean DEFAULT false NOT NULL
  );
  
  CREATE TABLE "studio"."activity" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"person_id" integer,
  	"person_name" varchar NOT NULL,
  	"kind" "studio"."enum_activity_kind" NOT NULL,
  	"title" varchar,
  	"section" varchar,
  	"subject" varchar,
  	"document_id" varchar,
  	"locale" varchar,
  	"fields" varchar,
  	"is_autosave" boolean
  );
  
  ALTER TABLE "studio"."pages" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."pages" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."game_extras" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."authors" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."authors" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."media" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."media" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."partners" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."partners" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."offers" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."offers" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."toplists" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."toplists" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."records" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."records" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_last_edited_by_id" integer;
  ALTER TABLE "studio"."payment_methods" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."payment_methods" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."navigation_groups" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."navigation_groups" ADD COLUMN "deleted_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."microcopy" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."redirects" ADD COLUMN "origin" "studio"."enum_redirects_origin" DEFAULT 'manual';
  ALTER TABLE "studio"."redirects" ADD COLUMN "last_edited_by_id" integer;
  ALTER TABLE "studio"."users" ADD COLUMN "invitation" "studio"."enum_users_invitation";
  ALTER TABLE "studio"."users" ADD COLUMN "wants_digest" boolean DEFAULT true;
  ALTER TABLE "studio"."users" ADD COLUMN "digest_day" varchar;
  ALTER TABLE "studio"."activity" ADD CONSTRAINT "activity_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "document_uses_target_idx" ON "studio"."document_uses" USING btree ("target");
  CREATE UNIQUE INDEX "source_target_idx" ON "studio"."document_uses" USING btree ("source","target");
  CREATE INDEX "activity_created_at_idx" ON "studio"."activity" USING btree ("created_at");
  CREATE INDEX "activity_updated_at_idx" ON "studio"."activity" USING btree ("updated_at");
  CREATE INDEX "activity_person_idx" ON "studio"."activity" USING btree ("person_id");
  CREATE INDEX "activity_section_idx" ON "studio"."activity" USING btree ("section");
  CREATE INDEX "activity_subject_idx" ON "studio"."activity" USING btree ("subject");
  CREATE INDEX "activity_document_id_idx" ON "studio"."activity" USING btree ("document_id");
  ALTER TABLE "studio"."pages" ADD CONSTRAINT "pages_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v" ADD CONSTRAINT "_pages_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."game_extras" ADD CONSTRAINT "game_extras_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."authors" ADD CONSTRAINT "authors_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners" ADD CONSTRAINT "partners_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."offers" ADD CONSTRAINT "offers_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v" ADD CONSTRAINT "_offers_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."toplists" ADD CONSTRAINT "toplists_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v" ADD CONSTRAINT "_toplists_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."records" ADD CONSTRAINT "records_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_records_v" ADD CONSTRAINT "_records_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."rating_methods" ADD CONSTRAINT "rating_methods_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_rating_methods_v" ADD CONSTRAINT "_rating_methods_v_version_last_edited_by_id_users_id_fk" FOREIGN KEY ("version_last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payment_methods" ADD CONSTRAINT "payment_methods_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."navigation_groups" ADD CONSTRAINT "navigation_groups_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."microcopy" ADD CONSTRAINT "microcopy_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."redirects" ADD CONSTRAINT "redirects_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_last_edited_by_idx" ON "studio"."pages" USING btree ("last_edited_by_id");
  CREATE INDEX "pages_deleted_at_idx" ON "studio"."pages" USING btree ("deleted_at");
  CREATE INDEX "_pages_v_version_version_last_edited_by_idx" ON "studio"."_pages_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "studio"."_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "game_extras_last_edited_by_idx" ON "studio"."game_extras" USING btree ("last_edited_by_id");
  CREATE INDEX "authors_last_edited_by_idx" ON "studio"."authors" USING btree ("last_edited_by_id");
  CREATE INDEX "authors_deleted_at_idx" ON "studio"."authors" USING btree ("deleted_at");
  CREATE INDEX "media_last_edited_by_idx" ON "studio"."media" USING btree ("last_edited_by_id");
  CREATE INDEX "media_deleted_at_idx" ON "studio"."media" USING btree ("deleted_at");
  CREATE INDEX "partners_last_edited_by_idx" ON "studio"."partners" USING btree ("last_edited_by_id");
  CREATE INDEX "partners_deleted_at_idx" ON "studio"."partners" USING btree ("deleted_at");
  CREATE INDEX "_partners_v_version_version_last_edited_by_idx" ON "studio"."_partners_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "studio"."_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "offers_last_edited_by_idx" ON "studio"."offers" USING btree ("last_edited_by_id");
  CREATE INDEX "offers_deleted_at_idx" ON "studio"."offers" USING btree ("deleted_at");
  CREATE INDEX "_offers_v_version_version_last_edited_by_idx" ON "studio"."_offers_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_offers_v_version_version_deleted_at_idx" ON "studio"."_offers_v" USING btree ("version_deleted_at");
  CREATE INDEX "toplists_last_edited_by_idx" ON "studio"."toplists" USING btree ("last_edited_by_id");
  CREATE INDEX "toplists_deleted_at_idx" ON "studio"."toplists" USING btree ("deleted_at");
  CREATE INDEX "_toplists_v_version_version_last_edited_by_idx" ON "studio"."_toplists_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_toplists_v_version_version_deleted_at_idx" ON "studio"."_toplists_v" USING btree ("version_deleted_at");
  CREATE INDEX "records_last_edited_by_idx" ON "studio"."records" USING btree ("last_edited_by_id");
  CREATE INDEX "records_deleted_at_idx" ON "studio"."records" USING btree ("deleted_at");
  CREATE INDEX "_records_v_version_version_last_edited_by_idx" ON "studio"."_records_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "_records_v_version_version_deleted_at_idx" ON "studio"."_records_v" USING btree ("version_deleted_at");
  CREATE INDEX "rating_methods_last_edited_by_idx" ON "studio"."rating_methods" USING btree ("last_edited_by_id");
  CREATE INDEX "_rating_methods_v_version_version_last_edited_by_idx" ON "studio"."_rating_methods_v" USING btree ("version_last_edited_by_id");
  CREATE INDEX "payment_methods_last_edited_by_idx" ON "studio"."payment_methods" USING btree ("last_edited_by_id");
  CREATE INDEX "payment_methods_deleted_at_idx" ON "studio"."payment_methods" USING btree ("deleted_at");
  CREATE INDEX "navigation_groups_last_edited_by_idx" ON "studio"."navigation_groups" USING btree ("last_edited_by_id");
  CREATE INDEX "navigation_groups_deleted_at_idx" ON "studio"."navigation_groups" USING btree ("deleted_at");
  CREATE INDEX "microcopy_last_edited_by_idx" ON "studio"."microcopy" USING btree ("last_edited_by_id");
  CREATE INDEX "redirects_last_edited_by_idx" ON "studio"."redirects" USING btree ("last_edited_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."document_uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."activity" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."document_uses" CASCADE;
  DROP TABLE "studio"."activity" CASCADE;
  ALTER TABLE "studio"."pages" DROP CONSTRAINT "pages_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_pages_v" DROP CONSTRAINT "_pages_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."game_extras" DROP CONSTRAINT "game_extras_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."authors" DROP CONSTRAINT "authors_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."media" DROP CONSTRAINT "media_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."partners" DROP CONSTRAINT "partners_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_partners_v" DROP CONSTRAINT "_partners_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."offers" DROP CONSTRAINT "offers_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_offers_v" DROP CONSTRAINT "_offers_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."toplists" DROP CONSTRAINT "toplists_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_toplists_v" DROP CONSTRAINT "_toplists_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."records" DROP CONSTRAINT "records_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_records_v" DROP CONSTRAINT "_records_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."rating_methods" DROP CONSTRAINT "rating_methods_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_rating_methods_v" DROP CONSTRAINT "_rating_methods_v_version_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."payment_methods" DROP CONSTRAINT "payment_methods_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."navigation_groups" DROP CONSTRAINT "navigation_groups_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."microcopy" DROP CONSTRAINT "microcopy_last_edited_by_id_users_id_fk";
  
  ALTER TABLE "studio"."redirects" DROP CONSTRAINT "redirects_last_edited_by_id_users_id_fk";
  
  DROP INDEX "studio"."pages_last_edited_by_idx";
  DROP INDEX "studio"."pages_deleted_at_idx";
  DROP INDEX "studio"."_pages_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."_pages_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."game_extras_last_edited_by_idx";
  DROP INDEX "studio"."authors_last_edited_by_idx";
  DROP INDEX "studio"."authors_deleted_at_idx";
  DROP INDEX "studio"."media_last_edited_by_idx";
  DROP INDEX "studio"."media_deleted_at_idx";
  DROP INDEX "studio"."partners_last_edited_by_idx";
  DROP INDEX "studio"."partners_deleted_at_idx";
  DROP INDEX "studio"."_partners_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."_partners_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."offers_last_edited_by_idx";
  DROP INDEX "studio"."offers_deleted_at_idx";
  DROP INDEX "studio"."_offers_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."_offers_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."toplists_last_edited_by_idx";
  DROP INDEX "studio"."toplists_deleted_at_idx";
  DROP INDEX "studio"."_toplists_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."_toplists_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."records_last_edited_by_idx";
  DROP INDEX "studio"."records_deleted_at_idx";
  DROP INDEX "studio"."_records_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."_records_v_version_version_deleted_at_idx";
  DROP INDEX "studio"."rating_methods_last_edited_by_idx";
  DROP INDEX "studio"."_rating_methods_v_version_version_last_edited_by_idx";
  DROP INDEX "studio"."payment_methods_last_edited_by_idx";
  DROP INDEX "studio"."payment_methods_deleted_at_idx";
  DROP INDEX "studio"."navigation_groups_last_edited_by_idx";
  DROP INDEX "studio"."navigation_groups_deleted_at_idx";
  DROP INDEX "studio"."microcopy_last_edited_by_idx";
  DROP INDEX "studio"."redirects_last_edited_by_idx";
  ALTER TABLE "studio"."pages" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."pages" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."game_extras" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."authors" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."authors" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."media" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."media" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."partners" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."partners" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."offers" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."offers" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."toplists" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."toplists" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."records" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."records" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_deleted_at";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_last_edited_by_id";
  ALTER TABLE "studio"."payment_methods" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."payment_methods" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."navigation_groups" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."navigation_groups" DROP COLUMN "deleted_at";
  ALTER TABLE "studio"."microcopy" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."redirects" DROP COLUMN "origin";
  ALTER TABLE "studio"."redirects" DROP COLUMN "last_edited_by_id";
  ALTER TABLE "studio"."users" DROP COLUMN "invitation";
  ALTER TABLE "studio"."users" DROP COLUMN "wants_digest";
  ALTER TABLE "studio"."users" DROP COLUMN "digest_day";
  DROP TYPE "studio"."enum_redirects_origin";
  DROP TYPE "studio"."enum_users_invitation";
  DROP TYPE "studio"."enum_activity_kind";`)
}
