import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  
  ALTER TABLE "studio"."imports" ADD CONSTRAINT "imports_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "studio"."imports"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "imports_state_idx" ON "studio"."imports" USING btree ("state");
  CREATE INDEX "imports_person_idx" ON "studio"."imports" USING btree ("person_id");
  CREATE INDEX "imports_updated_at_idx" ON "studio"."imports" USING btree ("updated_at");
  CREATE INDEX "imports_created_at_idx" ON "studio"."imports" USING btree ("created_at");
  CREATE INDEX "import_rows_import_idx" ON "studio"."import_rows" USING btree ("import_id");
  CREATE INDEX "import_state_position_idx" ON "studio"."import_rows" USING btree ("import_id","state","position");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."imports" CASCADE;
  DROP TABLE "studio"."import_rows" CASCADE;`)
}
