import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" ADD COLUMN "is_template" boolean DEFAULT false;
  ALTER TABLE "studio"."_pages_v" ADD COLUMN "version_is_template" boolean DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."pages" DROP COLUMN "is_template";
  ALTER TABLE "studio"."_pages_v" DROP COLUMN "version_is_template";`)
}
