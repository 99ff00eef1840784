import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."link_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"checks_external" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "studio"."pages_locales" ADD COLUMN "share_image_id" integer;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_share_image_id" integer;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "pages_share_image_idx" ON "studio"."pages_locales" USING btree ("share_image_id","_locale");
  CREATE INDEX "_pages_v_version_version_share_image_idx" ON "studio"."_pages_v_locales" USING btree ("version_share_image_id","_locale");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."link_settings" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."link_settings" CASCADE;
  ALTER TABLE "studio"."pages_locales" DROP CONSTRAINT "pages_locales_share_image_id_media_id_fk";
  
  ALTER TABLE "studio"."_pages_v_locales" DROP CONSTRAINT "_pages_v_locales_version_share_image_id_media_id_fk";
  
  DROP INDEX "studio"."pages_share_image_idx";
  DROP INDEX "studio"."_pages_v_version_version_share_image_idx";
  ALTER TABLE "studio"."pages_locales" DROP COLUMN "share_image_id";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_share_image_id";`)
}
