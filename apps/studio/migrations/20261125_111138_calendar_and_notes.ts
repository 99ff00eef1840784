import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."pages" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."toplists" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."records" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_saved_note" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "version_note" varchar;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "saved_note" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_version_note" varchar;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_saved_note" varchar;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" DROP COLUMN "version_note";
  ALTER TABLE "studio"."pages" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."partners" DROP COLUMN "version_note";
  ALTER TABLE "studio"."partners" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."offers" DROP COLUMN "version_note";
  ALTER TABLE "studio"."offers" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."toplists" DROP COLUMN "version_note";
  ALTER TABLE "studio"."toplists" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."records" DROP COLUMN "version_note";
  ALTER TABLE "studio"."records" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_saved_note";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "version_note";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "saved_note";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_version_note";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_saved_note";`)
}
