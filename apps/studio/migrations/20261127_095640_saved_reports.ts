import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_saved_reports_rhythm" AS ENUM('week', 'month');
  CREATE TYPE "studio"."enum_saved_reports_by" AS ENUM('day', 'partner', 'offer', 'page', 'block', 'toplist', 'version', 'position', 'country');
  CREATE TABLE "studio"."saved_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"rhythm" "studio"."enum_saved_reports_rhythm" DEFAULT 'week' NOT NULL,
  	"by" "studio"."enum_saved_reports_by" DEFAULT 'partner' NOT NULL,
  	"filters" varchar,
  	"owner_id" integer,
  	"sent_for" varchar,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "saved_reports_id" integer;
  ALTER TABLE "studio"."saved_reports" ADD CONSTRAINT "saved_reports_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."saved_reports" ADD CONSTRAINT "saved_reports_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "saved_reports_owner_idx" ON "studio"."saved_reports" USING btree ("owner_id");
  CREATE INDEX "saved_reports_sent_for_idx" ON "studio"."saved_reports" USING btree ("sent_for");
  CREATE INDEX "saved_reports_last_edited_by_idx" ON "studio"."saved_reports" USING btree ("last_edited_by_id");
  CREATE INDEX "saved_reports_updated_at_idx" ON "studio"."saved_reports" USING btree ("updated_at");
  CREATE INDEX "saved_reports_created_at_idx" ON "studio"."saved_reports" USING btree ("created_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_saved_reports_fk" FOREIGN KEY ("saved_reports_id") REFERENCES "studio"."saved_reports"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_saved_reports_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("saved_reports_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."saved_reports" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."saved_reports" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_saved_reports_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_saved_reports_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "saved_reports_id";
  DROP TYPE "studio"."enum_saved_reports_rhythm";
  DROP TYPE "studio"."enum_saved_reports_by";`)
}
