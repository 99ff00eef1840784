import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { chile, market } from '@lupa/contracts/market.ts';
import { sql } from 'drizzle-orm';

/** Values that are written as the very text that is there. The text stays, for the release before. */
function readTexts(table: string, before: string): string {
  const column = (name: string) => `"${before}${name}"`;
  const enumOf = (name: string) => `"studio"."enum_${table}_${before}${name}"`;
  const readTime = (name: string) => `
    UPDATE "studio"."${table}" SET ${column(`${name}_unit`)} = 'immediate' WHERE ${column(name)} = 'Inmediato';
    UPDATE "studio"."${table}" SET
      ${column(`${name}_unit`)} = (CASE read[3] WHEN 'minutos' THEN 'minutes' WHEN 'horas' THEN 'hours' ELSE 'days' END)::${enumOf(`${name}_unit`)},
      ${column(`${name}_from`)} = read[1]::numeric, ${column(`${name}_to`)} = read[2]::numeric
    FROM (SELECT "id" AS "of", regexp_match(${column(name)}, '^(\\d{1,3}) a (\\d{1,3}) (minutos|horas|días)$') AS read FROM "studio"."${table}") t
    WHERE "of" = "id" AND read[1]::numeric < read[2]::numeric AND read[2]::numeric > 1;`;
  const digits = (text: string) => `replace(${text}, '.', '')::numeric`;
  const readAmounts = `
    UPDATE "studio"."${table}" p SET ${column('minimum_deposit')} = ${digits(column('deposit_limit'))}
    WHERE ${column('deposit_limit')} ~ '^[1-9]\\d{0,2}(\\.\\d{3})*$' AND NOT EXISTS (
      SELECT FROM "studio"."${table}_texts" WHERE "parent_id" = p."id" AND "path" LIKE '%depositLimitCurrency' AND "text" <> '$');
    UPDATE "studio"."${table}" SET
      ${column('maximum_withdrawal')} = ${digits('read[1]')},
      ${column('maximum_withdrawal_per')} = (CASE read[2] WHEN 'retiro' THEN 'withdrawal' WHEN 'día' THEN 'day'
        WHEN 'semana' THEN 'week' ELSE 'month' END)::${enumOf('maximum_withdrawal_per')}
    FROM (SELECT "id" AS "of", regexp_match(${column('withdrawal_limit')}, '^\\$([1-9]\\d{0,2}(?:\\.\\d{3})*) por (retiro|día|semana|mes)$') AS read
      FROM "studio"."${table}") t
    WHERE "of" = "id" AND read IS NOT NULL;`;
  return readTime('deposit_time') + readTime('payout_time') + (market.currency === chile.currency ? readAmounts : '');
}

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_partners_languages" AS ENUM('es', 'en', 'pt', 'fr', 'de', 'it', 'nl', 'sv', 'no', 'fi', 'da', 'pl', 'cs', 'hu', 'ro', 'el', 'tr', 'ru', 'uk', 'ar', 'hi', 'zh', 'ja', 'ko');
  CREATE TYPE "studio"."enum_partners_devices" AS ENUM('phone', 'tablet', 'computer', 'androidApp', 'iphoneApp');
  CREATE TYPE "studio"."enum_partners_licence_authority" AS ENUM('curacao', 'malta', 'anjouan', 'kahnawake', 'tobique', 'isleOfMan', 'gibraltar', 'alderney', 'unitedKingdom', 'spain', 'peru', 'colombia', 'none', 'other');
  CREATE TYPE "studio"."enum_partners_deposit_time_unit" AS ENUM('immediate', 'minutes', 'hours', 'days', 'businessDays');
  CREATE TYPE "studio"."enum_partners_payout_time_unit" AS ENUM('immediate', 'minutes', 'hours', 'days', 'businessDays');
  CREATE TYPE "studio"."enum_partners_maximum_withdrawal_per" AS ENUM('withdrawal', 'day', 'week', 'month');
  CREATE TYPE "studio"."enum__partners_v_version_languages" AS ENUM('es', 'en', 'pt', 'fr', 'de', 'it', 'nl', 'sv', 'no', 'fi', 'da', 'pl', 'cs', 'hu', 'ro', 'el', 'tr', 'ru', 'uk', 'ar', 'hi', 'zh', 'ja', 'ko');
  CREATE TYPE "studio"."enum__partners_v_version_devices" AS ENUM('phone', 'tablet', 'computer', 'androidApp', 'iphoneApp');
  CREATE TYPE "studio"."enum__partners_v_version_licence_authority" AS ENUM('curacao', 'malta', 'anjouan', 'kahnawake', 'tobique', 'isleOfMan', 'gibraltar', 'alderney', 'unitedKingdom', 'spain', 'peru', 'colombia', 'none', 'other');
  CREATE TYPE "studio"."enum__partners_v_version_deposit_time_unit" AS ENUM('immediate', 'minutes', 'hours', 'days', 'businessDays');
  CREATE TYPE "studio"."enum__partners_v_version_payout_time_unit" AS ENUM('immediate', 'minutes', 'hours', 'days', 'businessDays');
  CREATE TYPE "studio"."enum__partners_v_version_maximum_withdrawal_per" AS ENUM('withdrawal', 'day', 'week', 'month');
  CREATE TABLE "studio"."partners_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_partners_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."partners_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_partners_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_partners_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__partners_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_partners_v_version_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__partners_v_version_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "studio"."partners" ADD COLUMN "licence_authority" "studio"."enum_partners_licence_authority";
  ALTER TABLE "studio"."partners" ADD COLUMN "licence_authority_other" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "licence_number" varchar;
  ALTER TABLE "studio"."partners" ADD COLUMN "deposit_time_unit" "studio"."enum_partners_deposit_time_unit";
  ALTER TABLE "studio"."partners" ADD COLUMN "deposit_time_from" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "deposit_time_to" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "minimum_deposit" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "payout_time_unit" "studio"."enum_partners_payout_time_unit";
  ALTER TABLE "studio"."partners" ADD COLUMN "payout_time_from" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "payout_time_to" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "maximum_withdrawal" numeric;
  ALTER TABLE "studio"."partners" ADD COLUMN "maximum_withdrawal_per" "studio"."enum_partners_maximum_withdrawal_per";
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_licence_authority" "studio"."enum__partners_v_version_licence_authority";
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_licence_authority_other" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_licence_number" varchar;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_deposit_time_unit" "studio"."enum__partners_v_version_deposit_time_unit";
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_deposit_time_from" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_deposit_time_to" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_minimum_deposit" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_payout_time_unit" "studio"."enum__partners_v_version_payout_time_unit";
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_payout_time_from" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_payout_time_to" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_maximum_withdrawal" numeric;
  ALTER TABLE "studio"."_partners_v" ADD COLUMN "version_maximum_withdrawal_per" "studio"."enum__partners_v_version_maximum_withdrawal_per";
  ALTER TABLE "studio"."partners_languages" ADD CONSTRAINT "partners_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_devices" ADD CONSTRAINT "partners_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_languages" ADD CONSTRAINT "_partners_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_devices" ADD CONSTRAINT "_partners_v_version_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "partners_languages_order_idx" ON "studio"."partners_languages" USING btree ("order");
  CREATE INDEX "partners_languages_parent_idx" ON "studio"."partners_languages" USING btree ("parent_id");
  CREATE INDEX "partners_devices_order_idx" ON "studio"."partners_devices" USING btree ("order");
  CREATE INDEX "partners_devices_parent_idx" ON "studio"."partners_devices" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_languages_order_idx" ON "studio"."_partners_v_version_languages" USING btree ("order");
  CREATE INDEX "_partners_v_version_languages_parent_idx" ON "studio"."_partners_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_devices_order_idx" ON "studio"."_partners_v_version_devices" USING btree ("order");
  CREATE INDEX "_partners_v_version_devices_parent_idx" ON "studio"."_partners_v_version_devices" USING btree ("parent_id");`)
  await db.execute(sql.raw(readTexts('partners', '') + readTexts('_partners_v', 'version_')))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."partners_languages" CASCADE;
  DROP TABLE "studio"."partners_devices" CASCADE;
  DROP TABLE "studio"."_partners_v_version_languages" CASCADE;
  DROP TABLE "studio"."_partners_v_version_devices" CASCADE;
  ALTER TABLE "studio"."partners" DROP COLUMN "licence_authority";
  ALTER TABLE "studio"."partners" DROP COLUMN "licence_authority_other";
  ALTER TABLE "studio"."partners" DROP COLUMN "licence_number";
  ALTER TABLE "studio"."partners" DROP COLUMN "deposit_time_unit";
  ALTER TABLE "studio"."partners" DROP COLUMN "deposit_time_from";
  ALTER TABLE "studio"."partners" DROP COLUMN "deposit_time_to";
  ALTER TABLE "studio"."partners" DROP COLUMN "minimum_deposit";
  ALTER TABLE "studio"."partners" DROP COLUMN "payout_time_unit";
  ALTER TABLE "studio"."partners" DROP COLUMN "payout_time_from";
  ALTER TABLE "studio"."partners" DROP COLUMN "payout_time_to";
  ALTER TABLE "studio"."partners" DROP COLUMN "maximum_withdrawal";
  ALTER TABLE "studio"."partners" DROP COLUMN "maximum_withdrawal_per";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_licence_authority";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_licence_authority_other";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_licence_number";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_deposit_time_unit";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_deposit_time_from";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_deposit_time_to";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_minimum_deposit";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_payout_time_unit";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_payout_time_from";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_payout_time_to";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_maximum_withdrawal";
  ALTER TABLE "studio"."_partners_v" DROP COLUMN "version_maximum_withdrawal_per";
  DROP TYPE "studio"."enum_partners_languages";
  DROP TYPE "studio"."enum_partners_devices";
  DROP TYPE "studio"."enum_partners_licence_authority";
  DROP TYPE "studio"."enum_partners_deposit_time_unit";
  DROP TYPE "studio"."enum_partners_payout_time_unit";
  DROP TYPE "studio"."enum_partners_maximum_withdrawal_per";
  DROP TYPE "studio"."enum__partners_v_version_languages";
  DROP TYPE "studio"."enum__partners_v_version_devices";
  DROP TYPE "studio"."enum__partners_v_version_licence_authority";
  DROP TYPE "studio"."enum__partners_v_version_deposit_time_unit";
  DROP TYPE "studio"."enum__partners_v_version_payout_time_unit";
  DROP TYPE "studio"."enum__partners_v_version_maximum_withdrawal_per";`)
}
