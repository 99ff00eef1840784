import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_reviews_state" AS ENUM('inReview', 'returned', 'approved', 'ended');
  CREATE TYPE "studio"."enum_reviews_mail_due" AS ENUM('reviewAsked', 'reviewReturned', 'reviewApproved');
  CREATE TYPE "studio"."enum_api_keys_role" AS ENUM('administrator', 'editor', 'author', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_read_roles" AS ENUM('administrator', 'editor', 'author', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_update_roles" AS ENUM('administrator', 'editor', 'author', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_delete_roles" AS ENUM('administrator', 'editor', 'author', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_related_collection" AS ENUM('pages', 'game-extras', 'authors', 'media', 'partners', 'offers', 'toplists', 'records', 'rating-methods', 'payment-methods', 'navigation-groups', 'microcopy', 'redirects');
  ALTER TYPE "studio"."enum_users_role" ADD VALUE 'author' BEFORE 'affiliateManager';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewAsked' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewReturned' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewApproved' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'commented' BEFORE 'loggedIn';
  CREATE TABLE "studio"."reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"locale" varchar NOT NULL,
  	"open_key" varchar,
  	"state" "studio"."enum_reviews_state" NOT NULL,
  	"asked_by_id" integer,
  	"asked_by_name" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"reviewer_id" integer,
  	"reviewer_name" varchar,
  	"decided_by_id" integer,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone,
  	"changed_by_name" varchar,
  	"changed_fields" varchar,
  	"mail_due" "studio"."enum_reviews_mail_due",
  	"mail_failed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."review_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer,
  	"parent_id" integer,
  	"body" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"block_id" varchar,
  	"block_name" varchar,
  	"solved_at" timestamp(3) with time zone,
  	"solved_by_id" integer,
  	"solved_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."imports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" varchar NOT NULL,
  	"file_name" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"mode" varchar,
  	"person_id" integer,
  	"person_name" varchar NOT NULL,
  	"reading" jsonb,
  	"applied_at" timestamp(3) with time zone,
  	"finished_at" timestamp(3) with time zone,
  	"undone_at" timestamp(3) with time zone,
  	"undone_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."import_rows" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"import_id" integer NOT NULL,
  	"position" numeric NOT NULL,
  	"rows" varchar NOT NULL,
  	"key" varchar NOT NULL,
  	"verdict" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"document_id" numeric,
  	"seen_at" varchar,
  	"cells" jsonb,
  	"changes" jsonb,
  	"message" varchar,
  	"note" varchar,
  	"draft_only" varchar,
  	"before" jsonb,
  	"saved_at" varchar
  );
  
  CREATE TABLE "studio"."api_keys" (
  	"id" numeric PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "studio"."enum_api_keys_role" NOT NULL,
  	"hash" varchar NOT NULL,
  	"ending" varchar NOT NULL,
  	"created_by_id" integer,
  	"expires_at" timestamp(3) with time zone,
  	"last_used_at" timestamp(3) with time zone,
  	"revoked_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_query_presets_access_read_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_payload_query_presets_access_read_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."payload_query_presets_access_update_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_payload_query_presets_access_update_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."payload_query_presets_access_delete_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_payload_query_presets_access_delete_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "studio"."enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "studio"."enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "studio"."enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "studio"."enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."link_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"checks_external" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "studio"."pages" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."pages" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."pages" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."pages_locales" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "studio"."pages_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."game_extras" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."authors" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "is_decorative" boolean DEFAULT false;
  ALTER TABLE "studio"."media" ADD COLUMN "focal_x" numeric DEFAULT 50;
  ALTER TABLE "studio"."media" ADD COLUMN "focal_y" numeric DEFAULT 50;
  ALTER TABLE "studio"."media" ADD COLUMN "sha256" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "studio"."partners" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."payment_methods" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."navigation_groups" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."microcopy" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."redirects" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."users" ADD COLUMN "wants_review_mails" boolean DEFAULT true;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "media_folders_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "api_keys_id" numeric;
  ALTER TABLE "studio"."payload_preferences_rels" ADD COLUMN "api_keys_id" numeric;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "studio"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_parent_id_review_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."review_comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_solved_by_id_users_id_fk" FOREIGN KEY ("solved_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."imports" ADD CONSTRAINT "imports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "studio"."imports"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."media_folders" ADD CONSTRAINT "media_folders_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_read_roles" ADD CONSTRAINT "payload_query_presets_access_read_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_update_roles" ADD CONSTRAINT "payload_query_presets_access_update_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_delete_roles" ADD CONSTRAINT "payload_query_presets_access_delete_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "reviews_page_idx" ON "studio"."reviews" USING btree ("page_id");
  CREATE UNIQUE INDEX "reviews_open_key_idx" ON "studio"."reviews" USING btree ("open_key");
  CREATE INDEX "reviews_asked_by_idx" ON "studio"."reviews" USING btree ("asked_by_id");
  CREATE INDEX "reviews_reviewer_idx" ON "studio"."reviews" USING btree ("reviewer_id");
  CREATE INDEX "reviews_decided_by_idx" ON "studio"."reviews" USING btree ("decided_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "studio"."reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "studio"."reviews" USING btree ("created_at");
  CREATE INDEX "review_comments_review_idx" ON "studio"."review_comments" USING btree ("review_id");
  CREATE INDEX "review_comments_parent_idx" ON "studio"."review_comments" USING btree ("parent_id");
  CREATE INDEX "review_comments_author_idx" ON "studio"."review_comments" USING btree ("author_id");
  CREATE INDEX "review_comments_solved_by_idx" ON "studio"."review_comments" USING btree ("solved_by_id");
  CREATE INDEX "review_comments_updated_at_idx" ON "studio"."review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "studio"."review_comments" USING btree ("created_at");
  CREATE INDEX "imports_state_idx" ON "studio"."imports" USING btree ("state");
  CREATE INDEX "imports_person_idx" ON "studio"."imports" USING btree ("person_id");
  CREATE INDEX "imports_updated_at_idx" ON "studio"."imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "studio"."imports" USING btree ("created_at");
  CREATE INDEX "import_rows_import_idx" ON "studio"."import_rows" USING btree ("import_id");
  CREATE INDEX "import_state_position_idx" ON "studio"."import_rows" USING btree ("import_id","state","position");
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "studio"."api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_created_by_idx" ON "studio"."api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_updated_at_idx" ON "studio"."api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "studio"."api_keys" USING btree ("created_at");
  CREATE INDEX "media_folders_name_idx" ON "studio"."media_folders" USING btree ("name");
  CREATE INDEX "media_folders_folder_idx" ON "studio"."media_folders" USING btree ("folder_id");
  CREATE INDEX "media_folders_updated_at_idx" ON "studio"."media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "studio"."media_folders" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_access_read_roles_order_idx" ON "studio"."payload_query_presets_access_read_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_read_roles_parent_idx" ON "studio"."payload_query_presets_access_read_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_update_roles_order_idx" ON "studio"."payload_query_presets_access_update_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_update_roles_parent_idx" ON "studio"."payload_query_presets_access_update_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_access_delete_roles_order_idx" ON "studio"."payload_query_presets_access_delete_roles" USING btree ("order");
  CREATE INDEX "payload_query_presets_access_delete_roles_parent_idx" ON "studio"."payload_query_presets_access_delete_roles" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "studio"."payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "studio"."payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "studio"."payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "studio"."payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "studio"."payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "studio"."payload_query_presets_rels" USING btree ("users_id");
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "studio"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "studio"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "studio"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_share_image_idx" ON "studio"."pages_locales" USING btree ("share_image_id","_locale");
  CREATE INDEX "_pages_v_version_version_share_image_idx" ON "studio"."_pages_v_locales" USING btree ("version_share_image_id","_locale");
  CREATE INDEX "media_sha256_idx" ON "studio"."media" USING btree ("sha256");
  CREATE INDEX "media_folder_idx" ON "studio"."media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_folders_id");
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_preferences_rels_api_keys_id_idx" ON "studio"."payload_preferences_rels" USING btree ("api_keys_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."reviews" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."review_comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."imports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."import_rows" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."api_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."media_folders" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_read_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_update_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_delete_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."link_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."reviews" CASCADE;
  DROP TABLE "studio"."review_comments" CASCADE;
  DROP TABLE "studio"."imports" CASCADE;
  DROP TABLE "studio"."import_rows" CASCADE;
  DROP TABLE "studio"."api_keys" CASCADE;
  DROP TABLE "studio"."media_folders" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_read_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_update_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_delete_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets" CASCADE;
  DROP TABLE "studio"."payload_query_presets_rels" CASCADE;
  DROP TABLE "studio"."link_settings" CASCADE;
  ALTER TABLE "studio"."pages_locales" DROP CONSTRAINT "pages_locales_share_image_id_media_id_fk";
  
  ALTER TABLE "studio"."_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_share_image_id_media_id_fk";
  
  ALTER TABLE "studio"."media" DROP CONSTRAINT "media_folder_id_media_folders_id_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_folders_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_api_keys_fk";
  
  ALTER TABLE "studio"."payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_api_keys_fk";
  
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "studio"."enum_users_role";
  CREATE TYPE "studio"."enum_users_role" AS ENUM('administrator', 'editor', 'affiliateManager');
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'editor'::"studio"."enum_users_role";
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE "studio"."enum_users_role" USING "role"::"studio"."enum_users_role";
  ALTER TABLE "studio"."activity" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "studio"."enum_activity_kind";
  CREATE TYPE "studio"."enum_activity_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'restored', 'trashed', 'recovered', 'deleted', 'loggedIn', 'loginFailed', 'loggedOut');
  ALTER TABLE "studio"."activity" ALTER COLUMN "kind" SET DATA TYPE "studio"."enum_activity_kind" USING "kind"::"studio"."enum_activity_kind";
  DROP INDEX "studio"."pages_share_image_idx";
  DROP INDEX "studio"."_pages_v_version_version_share_image_idx";
  DROP INDEX "studio"."media_sha256_idx";
  DROP INDEX "studio"."media_folder_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_media_folders_id_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_api_keys_id_idx";
  DROP INDEX "studio"."payload_preferences_rels_api_keys_id_idx";
  ALTER TABLE "studio"."pages" DROP COLUMN "version_note";
  ALTER TABLE "studio"."pages" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."pages" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."pages_locales" DROP COLUMN "share_image_id";
  ALTER TABLE "studio"."pages_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_share_image_id";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "studio"."game_extras" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."authors" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."media" DROP COLUMN "is_decorative";
  ALTER TABLE "studio"."media" DROP COLUMN "focal_x";
  ALTER TABLE "studio"."media" DROP COLUMN "focal_y";
  ALTER TABLE "studio"."media" DROP COLUMN "sha256";
  ALTER TABLE "studio"."media" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."media" DROP COLUMN "folder_id";
  ALTER TABLE "studio"."partners" DROP COLUMN "version_note";
  ALTER TABLE "studio"."partners" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."partners" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."offers" DROP COLUMN "version_note";
  ALTER TABLE "studio"."offers" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."offers" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."toplists" DROP COLUMN "version_note";
  ALTER TABLE "studio"."toplists" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."toplists" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."records" DROP COLUMN "version_note";
  ALTER TABLE "studio"."records" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."records" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "version_note";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."payment_methods" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."navigation_groups" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."microcopy" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."redirects" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."users" DROP COLUMN "wants_review_mails";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "media_folders_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "api_keys_id";
  ALTER TABLE "studio"."payload_preferences_rels" DROP COLUMN "api_keys_id";
  DROP TYPE "studio"."enum_reviews_state";
  DROP TYPE "studio"."enum_reviews_mail_due";
  DROP TYPE "studio"."enum_api_keys_role";
  DROP TYPE "studio"."enum_payload_query_presets_access_read_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_update_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_delete_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_related_collection";`)
}
