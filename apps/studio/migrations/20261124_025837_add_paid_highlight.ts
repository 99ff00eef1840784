import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."toplists" ADD COLUMN "highlight_partner_id" integer;
  ALTER TABLE "studio"."toplists" ADD COLUMN "highlight_offer_id" integer;
  ALTER TABLE "studio"."toplists" ADD COLUMN "highlight_starts_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."toplists" ADD COLUMN "highlight_ends_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_highlight_partner_id" integer;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_highlight_offer_id" integer;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_highlight_starts_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."_toplists_v" ADD COLUMN "version_highlight_ends_at" timestamp(3) with time zone;
  ALTER TABLE "studio"."toplists" ADD CONSTRAINT "toplists_highlight_partner_id_partners_id_fk" FOREIGN KEY ("highlight_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."toplists" ADD CONSTRAINT "toplists_highlight_offer_id_offers_id_fk" FOREIGN KEY ("highlight_offer_id") REFERENCES "studio"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v" ADD CONSTRAINT "_toplists_v_version_highlight_partner_id_partners_id_fk" FOREIGN KEY ("version_highlight_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v" ADD CONSTRAINT "_toplists_v_version_highlight_offer_id_offers_id_fk" FOREIGN KEY ("version_highlight_offer_id") REFERENCES "studio"."offers"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "toplists_highlight_highlight_partner_idx" ON "studio"."toplists" USING btree ("highlight_partner_id");
  CREATE INDEX "toplists_highlight_highlight_offer_idx" ON "studio"."toplists" USING btree ("highlight_offer_id");
  CREATE INDEX "_toplists_v_version_highlight_version_highlight_partner_idx" ON "studio"."_toplists_v" USING btree ("version_highlight_partner_id");
  CREATE INDEX "_toplists_v_version_highlight_version_highlight_offer_idx" ON "studio"."_toplists_v" USING btree ("version_highlight_offer_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."toplists" DROP CONSTRAINT "toplists_highlight_partner_id_partners_id_fk";
  
  ALTER TABLE "studio"."toplists" DROP CONSTRAINT "toplists_highlight_offer_id_offers_id_fk";
  
  ALTER TABLE "studio"."_toplists_v" DROP CONSTRAINT "_toplists_v_version_highlight_partner_id_partners_id_fk";
  
  ALTER TABLE "studio"."_toplists_v" DROP CONSTRAINT "_toplists_v_version_highlight_offer_id_offers_id_fk";
  
  DROP INDEX "studio"."toplists_highlight_highlight_partner_idx";
  DROP INDEX "studio"."toplists_highlight_highlight_offer_idx";
  DROP INDEX "studio"."_toplists_v_version_highlight_version_highlight_partner_idx";
  DROP INDEX "studio"."_toplists_v_version_highlight_version_highlight_offer_idx";
  ALTER TABLE "studio"."toplists" DROP COLUMN "highlight_partner_id";
  ALTER TABLE "studio"."toplists" DROP COLUMN "highlight_offer_id";
  ALTER TABLE "studio"."toplists" DROP COLUMN "highlight_starts_at";
  ALTER TABLE "studio"."toplists" DROP COLUMN "highlight_ends_at";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_highlight_partner_id";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_highlight_offer_id";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_highlight_starts_at";
  ALTER TABLE "studio"."_toplists_v" DROP COLUMN "version_highlight_ends_at";`)
}
