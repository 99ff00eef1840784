import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_legal_status_periods_status" AS ENUM('unregulated', 'licensedList', 'prohibited');
  CREATE TYPE "studio"."enum__legal_status_v_version_periods_status" AS ENUM('unregulated', 'licensedList', 'prohibited');
  CREATE TABLE "studio"."partners_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"source" varchar
  );
  
  CREATE TABLE "studio"."_partners_v_version_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" varchar,
  	"from" timestamp(3) with time zone,
  	"until" timestamp(3) with time zone,
  	"source" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."legal_status_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"status" "studio"."enum_legal_status_periods_status" NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"verified_on" timestamp(3) with time zone NOT NULL,
  	"note" varchar
  );
  
  CREATE TABLE "studio"."legal_status" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."_legal_status_v_version_periods" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "studio"."enum__legal_status_v_version_periods_status" NOT NULL,
  	"since" timestamp(3) with time zone NOT NULL,
  	"source" varchar NOT NULL,
  	"verified_on" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_legal_status_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."partners_licences" ADD CONSTRAINT "partners_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_licences" ADD CONSTRAINT "_partners_v_version_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."legal_status_periods" ADD CONSTRAINT "legal_status_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."legal_status"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_legal_status_v_version_periods" ADD CONSTRAINT "_legal_status_v_version_periods_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_legal_status_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "partners_licences_order_idx" ON "studio"."partners_licences" USING btree ("_order");
  CREATE INDEX "partners_licences_parent_id_idx" ON "studio"."partners_licences" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_licences_order_idx" ON "studio"."_partners_v_version_licences" USING btree ("_order");
  CREATE INDEX "_partners_v_version_licences_parent_id_idx" ON "studio"."_partners_v_version_licences" USING btree ("_parent_id");
  CREATE INDEX "legal_status_periods_order_idx" ON "studio"."legal_status_periods" USING btree ("_order");
  CREATE INDEX "legal_status_periods_parent_id_idx" ON "studio"."legal_status_periods" USING btree ("_parent_id");
  CREATE INDEX "_legal_status_v_version_periods_order_idx" ON "studio"."_legal_status_v_version_periods" USING btree ("_order");
  CREATE INDEX "_legal_status_v_version_periods_parent_id_idx" ON "studio"."_legal_status_v_version_periods" USING btree ("_parent_id");
  CREATE INDEX "_legal_status_v_created_at_idx" ON "studio"."_legal_status_v" USING btree ("created_at");
  CREATE INDEX "_legal_status_v_updated_at_idx" ON "studio"."_legal_status_v" USING btree ("updated_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."partners_licences" CASCADE;
  DROP TABLE "studio"."_partners_v_version_licences" CASCADE;
  DROP TABLE "studio"."legal_status_periods" CASCADE;
  DROP TABLE "studio"."legal_status" CASCADE;
  DROP TABLE "studio"."_legal_status_v_version_periods" CASCADE;
  DROP TABLE "studio"."_legal_status_v" CASCADE;
  DROP TYPE "studio"."enum_legal_status_periods_status";
  DROP TYPE "studio"."enum__legal_status_v_version_periods_status";`)
}
