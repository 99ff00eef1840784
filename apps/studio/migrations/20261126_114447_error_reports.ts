import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_error_reports_state" AS ENUM('received', 'reviewing', 'corrected', 'rejected');
  CREATE TABLE "studio"."error_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"message" varchar NOT NULL,
  	"suggestion" varchar,
  	"source" varchar,
  	"path" varchar,
  	"page_title" varchar,
  	"fact" varchar,
  	"fact_label" varchar,
  	"locale" varchar,
  	"answer" varchar,
  	"was" varchar,
  	"reason" varchar,
  	"record_id" integer,
  	"correction_id" integer,
  	"note" varchar,
  	"state" "studio"."enum_error_reports_state" DEFAULT 'received' NOT NULL,
  	"assignee_id" integer,
  	"number" varchar NOT NULL,
  	"received_at" timestamp(3) with time zone NOT NULL,
  	"decided_at" timestamp(3) with time zone,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."corrections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" timestamp(3) with time zone NOT NULL,
  	"page_title" varchar NOT NULL,
  	"path" varchar NOT NULL,
  	"subject" varchar,
  	"was" varchar,
  	"reason" varchar NOT NULL,
  	"last_edited_by_id" integer,
  	"last_edited_with" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "error_reports_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "corrections_id" integer;
  ALTER TABLE "studio"."error_reports" ADD CONSTRAINT "error_reports_record_id_records_id_fk" FOREIGN KEY ("record_id") REFERENCES "studio"."records"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."error_reports" ADD CONSTRAINT "error_reports_correction_id_corrections_id_fk" FOREIGN KEY ("correction_id") REFERENCES "studio"."corrections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."error_reports" ADD CONSTRAINT "error_reports_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."error_reports" ADD CONSTRAINT "error_reports_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."corrections" ADD CONSTRAINT "corrections_last_edited_by_id_users_id_fk" FOREIGN KEY ("last_edited_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "error_reports_path_idx" ON "studio"."error_reports" USING btree ("path");
  CREATE INDEX "error_reports_record_idx" ON "studio"."error_reports" USING btree ("record_id");
  CREATE INDEX "error_reports_correction_idx" ON "studio"."error_reports" USING btree ("correction_id");
  CREATE INDEX "error_reports_state_idx" ON "studio"."error_reports" USING btree ("state");
  CREATE INDEX "error_reports_assignee_idx" ON "studio"."error_reports" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "error_reports_number_idx" ON "studio"."error_reports" USING btree ("number");
  CREATE INDEX "error_reports_received_at_idx" ON "studio"."error_reports" USING btree ("received_at");
  CREATE INDEX "error_reports_last_edited_by_idx" ON "studio"."error_reports" USING btree ("last_edited_by_id");
  CREATE INDEX "error_reports_updated_at_idx" ON "studio"."error_reports" USING btree ("updated_at");
  CREATE INDEX "error_reports_created_at_idx" ON "studio"."error_reports" USING btree ("created_at");
  CREATE INDEX "corrections_last_edited_by_idx" ON "studio"."corrections" USING btree ("last_edited_by_id");
  CREATE INDEX "corrections_updated_at_idx" ON "studio"."corrections" USING btree ("updated_at");
  CREATE INDEX "corrections_created_at_idx" ON "studio"."corrections" USING btree ("created_at");
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_error_reports_fk" FOREIGN KEY ("error_reports_id") REFERENCES "studio"."error_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_corrections_fk" FOREIGN KEY ("corrections_id") REFERENCES "studio"."corrections"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_error_reports_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("error_reports_id");
  CREATE INDEX "payload_locked_documents_rels_corrections_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("corrections_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."error_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "studio"."corrections" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."error_reports" CASCADE;
  DROP TABLE "studio"."corrections" CASCADE;
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_error_reports_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_corrections_fk";
  
  DROP INDEX "studio"."payload_locked_documents_rels_error_reports_id_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_corrections_id_idx";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "error_reports_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "corrections_id";
  DROP TYPE "studio"."enum_error_reports_state";`)
}
