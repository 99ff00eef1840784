import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."offers_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_offers_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  ALTER TABLE "studio"."offers_texts" ADD CONSTRAINT "offers_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v_texts" ADD CONSTRAINT "_offers_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_texts_order_parent" ON "studio"."offers_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offers_v_texts_order_parent" ON "studio"."_offers_v_texts" USING btree ("order","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."offers_texts" CASCADE;
  DROP TABLE "studio"."_offers_v_texts" CASCADE;`)
}
