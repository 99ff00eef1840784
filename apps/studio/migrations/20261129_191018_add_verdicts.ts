import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_partners_state" AS ENUM('open', 'closed', 'blacklisted');
  CREATE TYPE "studio"."enum__partners_v_version_state" AS ENUM('open', 'closed', 'blacklisted');
  CREATE TYPE "studio"."enum_rating_methods_scale" AS ENUM('linear', 'middle');
  CREATE TYPE "studio"."enum__rating_methods_v_version_scale" AS ENUM('linear', 'middle');
  ALTER TABLE "studio"."partners" ADD COLUMN "state" "studio"."enum_partners_state" DEFAULT 'open';
  ALTER TABLE "studio"."partners" ADD COLUMN "state_since" timestamp(3) with time zone;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_state" "studio"."enum__partners_v_version_state" DEFAULT 'open';
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_state_since" timestamp(3) with time zone;
  ALTER TABLE "studio"."records" ADD COLUMN "terms_weight" numeric;
  ALTER TABLE "studio"."_records_v" ADD COLUMN "version_terms_weight" numeric;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "scale" "studio"."enum_rating_methods_scale";
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "recommended_rating" numeric;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "recommended_trust" numeric;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "reserves_rating" numeric;
  ALTER TABLE "studio"."rating_methods" ADD COLUMN "reserves_trust" numeric;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_scale" "studio"."enum__rating_methods_v_version_scale";
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_recommended_rating" numeric;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_recommended_trust" numeric;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_reserves_rating" numeric;
  ALTER TABLE "studio"."_rating_methods_v" ADD COLUMN "version_reserves_trust" numeric;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."partners" DROP COLUMN "state";
  ALTER TABLE "studio"."partners" DROP COLUMN "state_since";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_state";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_state_since";
  ALTER TABLE "studio"."records" DROP COLUMN "terms_weight";
  ALTER TABLE "studio"."_records_v" DROP COLUMN "version_terms_weight";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "scale";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "recommended_rating";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "recommended_trust";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "reserves_rating";
  ALTER TABLE "studio"."rating_methods" DROP COLUMN "reserves_trust";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_scale";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_recommended_rating";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_recommended_trust";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_reserves_rating";
  ALTER TABLE "studio"."_rating_methods_v" DROP COLUMN "version_reserves_trust";
  DROP TYPE "studio"."enum_partners_state";
  DROP TYPE "studio"."enum__partners_v_version_state";
  DROP TYPE "studio"."enum_rating_methods_scale";
  DROP TYPE "studio"."enum__rating_methods_v_version_scale";`)
}
