import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_api_keys_role" AS ENUM('administrator', 'editor', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_read_roles" AS ENUM('administrator', 'editor', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_update_roles" AS ENUM('administrator', 'editor', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_delete_roles" AS ENUM('administrator', 'editor', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers', 'roles');
  CREATE TYPE "studio"."enum_payload_query_presets_related_collection" AS ENUM('pages', 'game-extras', 'authors', 'media', 'partners', 'offers', 'toplists', 'records', 'rating-methods', 'payment-methods', 'navigation-groups', 'microcopy', 'redirects');
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
  
  ALTER TABLE "studio"."pages" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."game_extras" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."authors" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_last_edited_with" varchar;
  ALTER TABLE "studio"."payment_methods" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."navigation_groups" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."microcopy" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."redirects" ADD COLUMN "last_edited_with" varchar;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "api_keys_id" numeric;
  ALTER TABLE "studio"."payload_preferences_rels" ADD COLUMN "api_keys_id" numeric;
  ALTER TABLE "studio"."api_keys" ADD CONSTRAINT "api_keys_created_by_id_users_id_fk" FOREIGN KEY ("created_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_read_roles" ADD CONSTRAINT "payload_query_presets_access_read_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_update_roles" ADD CONSTRAINT "payload_query_presets_access_update_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_access_delete_roles" ADD CONSTRAINT "payload_query_presets_access_delete_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "api_keys_hash_idx" ON "studio"."api_keys" USING btree ("hash");
  CREATE INDEX "api_keys_created_by_idx" ON "studio"."api_keys" USING btree ("created_by_id");
  CREATE INDEX "api_keys_updated_at_idx" ON "studio"."api_keys" USING btree ("updated_at");
  CREATE INDEX "api_keys_created_at_idx" ON "studio"."api_keys" USING btree ("created_at");
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
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "studio"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_api_keys_fk" FOREIGN KEY ("api_keys_id") REFERENCES "studio"."api_keys"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_api_keys_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("api_keys_id");
  CREATE INDEX "payload_preferences_rels_api_keys_id_idx" ON "studio"."payload_preferences_rels" USING btree ("api_keys_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."api_keys" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_read_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_update_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_access_delete_roles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."api_keys" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_read_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_update_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets_access_delete_roles" CASCADE;
  DROP TABLE "studio"."payload_query_presets" CASCADE;
  DROP TABLE "studio"."payload_query_presets_rels" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_api_keys_fk";
  
  ALTER TABLE "studio"."payload_preferences_rels" DROP CONSTRAINT "payload_preferences_rels_api_keys_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_api_keys_id_idx";
  DROP INDEX "studio"."payload_preferences_rels_api_keys_id_idx";
  ALTER TABLE "studio"."pages" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."game_extras" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."authors" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."media" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."partners" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."offers" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."toplists" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."records" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_last_edited_with";
  ALTER TABLE "studio"."payment_methods" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."navigation_groups" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."microcopy" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."redirects" DROP COLUMN "last_edited_with";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "api_keys_id";
  ALTER TABLE "studio"."payload_preferences_rels" DROP COLUMN "api_keys_id";
  DROP TYPE "studio"."enum_api_keys_role";
  DROP TYPE "studio"."enum_payload_query_presets_access_read_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_update_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_delete_roles";
  DROP TYPE "studio"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "studio"."enum_payload_query_presets_related_collection";`)
}
