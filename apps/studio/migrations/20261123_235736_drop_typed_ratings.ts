import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."partners_rating_parts" CASCADE;
  DROP TABLE "studio"."_partners_v_version_rating_parts" CASCADE;
  ALTER TABLE "studio"."partners" DROP COLUMN "rating";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_rating";`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."partners_rating_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"score" numeric,
  	"weight" numeric
  );
  
  CREATE TABLE "studio"."_partners_v_version_rating_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"score" numeric,
  	"weight" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studio"."partners" ADD COLUMN "rating" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_rating" numeric;
  ALTER TABLE "studio"."partners_rating_parts" ADD CONSTRAINT "partners_rating_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_rating_parts" ADD CONSTRAINT "_partners_v_version_rating_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "partners_rating_parts_order_idx" ON "studio"."partners_rating_parts" USING btree ("_order");
  CREATE INDEX "partners_rating_parts_parent_id_idx" ON "studio"."partners_rating_parts" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_rating_parts_order_idx" ON "studio"."_partners_v_version_rating_parts" USING btree ("_order");
  CREATE INDEX "_partners_v_version_rating_parts_parent_id_idx" ON "studio"."_partners_v_version_rating_parts" USING btree ("_parent_id");`)
}
