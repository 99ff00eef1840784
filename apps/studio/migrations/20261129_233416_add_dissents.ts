import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."partners_dissents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"day" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."_partners_v_version_dissents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"by_id" integer,
  	"day" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studio"."partners_dissents" ADD CONSTRAINT "partners_dissents_by_id_authors_id_fk" FOREIGN KEY ("by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners_dissents" ADD CONSTRAINT "partners_dissents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_dissents" ADD CONSTRAINT "_partners_v_version_dissents_by_id_authors_id_fk" FOREIGN KEY ("by_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_dissents" ADD CONSTRAINT "_partners_v_version_dissents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "partners_dissents_order_idx" ON "studio"."partners_dissents" USING btree ("_order");
  CREATE INDEX "partners_dissents_parent_id_idx" ON "studio"."partners_dissents" USING btree ("_parent_id");
  CREATE INDEX "partners_dissents_by_idx" ON "studio"."partners_dissents" USING btree ("by_id");
  CREATE INDEX "_partners_v_version_dissents_order_idx" ON "studio"."_partners_v_version_dissents" USING btree ("_order");
  CREATE INDEX "_partners_v_version_dissents_parent_id_idx" ON "studio"."_partners_v_version_dissents" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_dissents_by_idx" ON "studio"."_partners_v_version_dissents" USING btree ("by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."partners_dissents" CASCADE;
  DROP TABLE "studio"."_partners_v_version_dissents" CASCADE;`)
}
