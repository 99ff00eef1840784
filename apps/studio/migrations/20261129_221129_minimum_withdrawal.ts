import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."partners" ADD COLUMN "minimum_withdrawal" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_minimum_withdrawal" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."partners" DROP COLUMN "minimum_withdrawal";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_minimum_withdrawal";`)
}
