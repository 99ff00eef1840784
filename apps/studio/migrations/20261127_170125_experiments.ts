import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_experiments_language" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_experiments_variant" AS ENUM('default', 'with-background-image', 'with-image-and-button', 'mini-review-component');
  CREATE TYPE "studio"."enum_experiments_state" AS ENUM('draft', 'running', 'ended');
  CREATE TYPE "studio"."enum_experiments_kept" AS ENUM('a', 'b');
  CREATE TABLE "studio"."experiments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"hypothesis" varchar,
  	"page_id" integer,
  	"language" "studio"."enum_experiments_language" DEFAULT 'es_CL' NOT NULL,
  	"block" varchar NOT NULL,
  	"block_type" varchar,
  	"variant" "studio"."enum_experiments_variant",
  	"eyebrow" varchar,
  	"title" varchar,
  	"text" varchar,
  	"button" varchar,
  	"visit" varchar,
  	"weeks" numeric DEFAULT 4 NOT NULL,
  	"key" varchar,
  	"state" "studio"."enum_experiments_state" DEFAULT 'draft' NOT NULL,
  	"started_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"kept" "studio"."enum_experiments_kept",
  	"counted" jsonb,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "experiments_id" integer;
  ALTER TABLE "studio"."experiments" ADD CONSTRAINT "experiments_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."experiments" ADD CONSTRAINT "experiments_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "experiments_page_idx" ON "studio"."experiments" USING btree ("page_id");
  CREATE UNIQUE INDEX "experiments_key_idx" ON "studio"."experiments" USING btree ("key");
  CREATE INDEX "experiments_state_idx" ON "studio"."experiments" USING btree ("state");
  CREATE INDEX "experiments_last_edited_by_idx" ON "studio"."experiments" USING btree ("last_edited_by_id");
  CREATE INDEX "experiments_updated_at_idx" ON "studio"."experiments" USING btree ("updated_at");
  CREATE INDEX "experiments_created_at_idx" ON "studio"."experiments" USING btree ("created_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_experiments_fk" FOREIGN KEY ("experiments_id") REFERENCES "studio"."experiments"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_experiments_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("experiments_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."experiments" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."experiments" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_experiments_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_experiments_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "experiments_id";
  DROP TYPE "studio"."enum_experiments_language";
  DROP TYPE "studio"."enum_experiments_variant";
  DROP TYPE "studio"."enum_experiments_state";
  DROP TYPE "studio"."enum_experiments_kept";`)
}
