import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."media" ADD COLUMN "stored_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."partners_facts" ADD COLUMN "capture_id" integer;
  ALTER TABLE "studio"."_partners_v_version_facts" ADD COLUMN "capture_id" integer;
  ALTER TABLE "studio"."partners_facts" ADD CONSTRAINT "partners_facts_capture_id_media_id_fk" FOREIGN KEY ("capture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_facts" ADD CONSTRAINT "_partners_v_version_facts_capture_id_media_id_fk" FOREIGN KEY ("capture_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "partners_facts_capture_idx" ON "studio"."partners_facts" USING btree ("capture_id");
  CREATE INDEX "_partners_v_version_facts_capture_idx" ON "studio"."_partners_v_version_facts" USING btree ("capture_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."partners_facts" DROP CONSTRAINT "partners_facts_capture_id_media_id_fk";
  
  ALTER TABLE "studio"."_partners_v_version_facts" DROP CONSTRAINT "_partners_v_version_facts_capture_id_media_id_fk";
  
  DROP INDEX "studio"."partners_facts_capture_idx";
  DROP INDEX "studio"."_partners_v_version_facts_capture_idx";
  ALTER TABLE "studio"."media" DROP COLUMN "stored_at";
  ALTER TABLE "studio"."partners_facts" DROP COLUMN "capture_id";
  ALTER TABLE "studio"."_partners_v_version_facts" DROP COLUMN "capture_id";`)
}
