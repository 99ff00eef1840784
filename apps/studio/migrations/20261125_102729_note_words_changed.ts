import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_pages_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "studio"."_pages_v_locales" DROP COLUMN "version_words_changed_at";`)
}
