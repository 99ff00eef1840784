import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."error_reports" ADD COLUMN "is_suspicious" boolean DEFAULT false;
  CREATE INDEX "error_reports_is_suspicious_idx" ON "studio"."error_reports" USING btree ("is_suspicious");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP INDEX "studio"."error_reports_is_suspicious_idx";
  ALTER TABLE "studio"."error_reports" DROP COLUMN "is_suspicious";`)
}
