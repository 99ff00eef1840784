import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."offers" ADD COLUMN "changed_by_id" integer;
  ALTER TABLE "studio"."offers" ADD COLUMN "withdrawn" boolean DEFAULT false;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_changed_by_id" integer;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_withdrawn" boolean DEFAULT false;
  ALTER TABLE "studio"."offers" ADD CONSTRAINT "offers_changed_by_id_users_id_fk" FOREIGN KEY ("changed_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v" ADD CONSTRAINT "_offers_v_version_changed_by_id_users_id_fk" FOREIGN KEY ("version_changed_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "offers_changed_by_idx" ON "studio"."offers" USING btree ("changed_by_id");
  CREATE INDEX "_offers_v_version_version_changed_by_idx" ON "studio"."_offers_v" USING btree ("version_changed_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."offers" DROP CONSTRAINT "offers_changed_by_id_users_id_fk";
  
  ALTER TABLE "studio"."_offers_v" DROP CONSTRAINT "_offers_v_version_changed_by_id_users_id_fk";
  
  DROP INDEX "studio"."offers_changed_by_idx";
  DROP INDEX "studio"."_offers_v_version_version_changed_by_idx";
  ALTER TABLE "studio"."offers" DROP COLUMN "changed_by_id";
  ALTER TABLE "studio"."offers" DROP COLUMN "withdrawn";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_changed_by_id";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_withdrawn";`)
}
