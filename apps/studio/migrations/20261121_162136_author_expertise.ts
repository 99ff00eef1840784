import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."authors_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "studio"."_locales"
  );
  
  ALTER TABLE "studio"."authors_locales" ADD COLUMN "biography" varchar;
  ALTER TABLE "studio"."authors_texts" ADD CONSTRAINT "authors_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."authors"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "authors_texts_order_parent" ON "studio"."authors_texts" USING btree ("order","parent_id");
  CREATE INDEX "authors_texts_locale_parent" ON "studio"."authors_texts" USING btree ("locale","parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."authors_texts" CASCADE;
  ALTER TABLE "studio"."authors_locales" DROP COLUMN "biography";`)
}
