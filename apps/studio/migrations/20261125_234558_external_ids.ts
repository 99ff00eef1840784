import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" ADD COLUMN "external_id" varchar;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "external_id" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "external_id" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "studio"."offers" ADD COLUMN "external_id" varchar;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_external_id" varchar;
  ALTER TABLE "studio"."redirects" ADD COLUMN "external_id" varchar;
  CREATE UNIQUE INDEX "pages_external_id_idx" ON "studio"."pages" USING btree ("external_id");
  CREATE INDEX "_pages_v_version_version_external_id_idx" ON "studio"."_pages_v" USING btree ("version_external_id");
  CREATE UNIQUE INDEX "media_external_id_idx" ON "studio"."media" USING btree ("external_id");
  CREATE UNIQUE INDEX "partners_external_id_idx" ON "studio"."partners" USING btree ("external_id");
  CREATE INDEX "_partners_v_version_version_external_id_idx" ON "studio"."_partners_v" USING btree ("version_external_id");
  CREATE UNIQUE INDEX "offers_external_id_idx" ON "studio"."offers" USING btree ("external_id");
  CREATE INDEX "_offers_v_version_version_external_id_idx" ON "studio"."_offers_v" USING btree ("version_external_id");
  CREATE UNIQUE INDEX "redirects_external_id_idx" ON "studio"."redirects" USING btree ("external_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "studio"."pages_external_id_idx";
  DROP INDEX "studio"."_pages_v_version_version_external_id_idx";
  DROP INDEX "studio"."media_external_id_idx";
  DROP INDEX "studio"."partners_external_id_idx";
  DROP INDEX "studio"."_partners_v_version_version_external_id_idx";
  DROP INDEX "studio"."offers_external_id_idx";
  DROP INDEX "studio"."_offers_v_version_version_external_id_idx";
  DROP INDEX "studio"."redirects_external_id_idx";
  ALTER TABLE "studio"."pages" DROP COLUMN "external_id";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_external_id";
  ALTER TABLE "studio"."media" DROP COLUMN "external_id";
  ALTER TABLE "studio"."partners" DROP COLUMN "external_id";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_external_id";
  ALTER TABLE "studio"."offers" DROP COLUMN "external_id";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_external_id";
  ALTER TABLE "studio"."redirects" DROP COLUMN "external_id";`)
}
