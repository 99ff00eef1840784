import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_offers_game_weights_game_type" AS ENUM('ARCADE', 'BACCARAT', 'BINGO', 'BLACKJACK', 'CARD_GAMES', 'CRAPS', 'CRASH_GAMES', 'DICE_GAMES', 'FISH_SHOOTING', 'GAME_SHOWS', 'INSTANT_GAMES', 'KENO', 'OTHER', 'ROULETTE', 'SCRATCH_CARDS', 'SLINGO', 'SLOTS', 'TABLE_GAMES', 'VIDEO_POKER', 'VIRTUAL_SPORTS');
  CREATE TYPE "studio"."enum_offers_rollover_basis" AS ENUM('bonus', 'depositAndBonus', 'winnings');
  CREATE TYPE "studio"."enum_offers_is_sticky" AS ENUM('yes', 'no');
  CREATE TYPE "studio"."enum_offers_cashback_paid_as" AS ENUM('cash', 'bonus');
  CREATE TYPE "studio"."enum__offers_v_version_game_weights_game_type" AS ENUM('ARCADE', 'BACCARAT', 'BINGO', 'BLACKJACK', 'CARD_GAMES', 'CRAPS', 'CRASH_GAMES', 'DICE_GAMES', 'FISH_SHOOTING', 'GAME_SHOWS', 'INSTANT_GAMES', 'KENO', 'OTHER', 'ROULETTE', 'SCRATCH_CARDS', 'SLINGO', 'SLOTS', 'TABLE_GAMES', 'VIDEO_POKER', 'VIRTUAL_SPORTS');
  CREATE TYPE "studio"."enum__offers_v_version_rollover_basis" AS ENUM('bonus', 'depositAndBonus', 'winnings');
  CREATE TYPE "studio"."enum__offers_v_version_is_sticky" AS ENUM('yes', 'no');
  CREATE TYPE "studio"."enum__offers_v_version_cashback_paid_as" AS ENUM('cash', 'bonus');
  CREATE TABLE "studio"."offers_game_weights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"game_type" "studio"."enum_offers_game_weights_game_type",
  	"share" numeric
  );
  
  CREATE TABLE "studio"."_offers_v_version_game_weights" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"game_type" "studio"."enum__offers_v_version_game_weights_game_type",
  	"share" numeric,
  	"_uuid" varchar
  );
  
  ALTER TABLE "studio"."offers" ADD COLUMN "rollover_basis" "studio"."enum_offers_rollover_basis";
  ALTER TABLE "studio"."offers" ADD COLUMN "maximum_bet" numeric;
  ALTER TABLE "studio"."offers" ADD COLUMN "maximum_cashout" numeric;
  ALTER TABLE "studio"."offers" ADD COLUMN "is_sticky" "studio"."enum_offers_is_sticky";
  ALTER TABLE "studio"."offers" ADD COLUMN "spin_value" numeric;
  ALTER TABLE "studio"."offers" ADD COLUMN "spin_rollover" numeric;
  ALTER TABLE "studio"."offers" ADD COLUMN "cashback_paid_as" "studio"."enum_offers_cashback_paid_as";
  ALTER TABLE "studio"."offers" ADD COLUMN "cashback_minimum_loss" numeric;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_rollover_basis" "studio"."enum__offers_v_version_rollover_basis";
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_maximum_bet" numeric;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_maximum_cashout" numeric;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_is_sticky" "studio"."enum__offers_v_version_is_sticky";
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_spin_value" numeric;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_spin_rollover" numeric;
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_cashback_paid_as" "studio"."enum__offers_v_version_cashback_paid_as";
  ALTER TABLE "studio"."_offers_v" ADD COLUMN "version_cashback_minimum_loss" numeric;
  ALTER TABLE "studio"."offers_game_weights" ADD CONSTRAINT "offers_game_weights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v_version_game_weights" ADD CONSTRAINT "_offers_v_version_game_weights_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "offers_game_weights_order_idx" ON "studio"."offers_game_weights" USING btree ("_order");
  CREATE INDEX "offers_game_weights_parent_id_idx" ON "studio"."offers_game_weights" USING btree ("_parent_id");
  CREATE INDEX "_offers_v_version_game_weights_order_idx" ON "studio"."_offers_v_version_game_weights" USING btree ("_order");
  CREATE INDEX "_offers_v_version_game_weights_parent_id_idx" ON "studio"."_offers_v_version_game_weights" USING btree ("_parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."offers_game_weights" CASCADE;
  DROP TABLE "studio"."_offers_v_version_game_weights" CASCADE;
  ALTER TABLE "studio"."offers" DROP COLUMN "rollover_basis";
  ALTER TABLE "studio"."offers" DROP COLUMN "maximum_bet";
  ALTER TABLE "studio"."offers" DROP COLUMN "maximum_cashout";
  ALTER TABLE "studio"."offers" DROP COLUMN "is_sticky";
  ALTER TABLE "studio"."offers" DROP COLUMN "spin_value";
  ALTER TABLE "studio"."offers" DROP COLUMN "spin_rollover";
  ALTER TABLE "studio"."offers" DROP COLUMN "cashback_paid_as";
  ALTER TABLE "studio"."offers" DROP COLUMN "cashback_minimum_loss";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_rollover_basis";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_maximum_bet";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_maximum_cashout";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_is_sticky";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_spin_value";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_spin_rollover";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_cashback_paid_as";
  ALTER TABLE "studio"."_offers_v" DROP COLUMN "version_cashback_minimum_loss";
  DROP TYPE "studio"."enum_offers_game_weights_game_type";
  DROP TYPE "studio"."enum_offers_rollover_basis";
  DROP TYPE "studio"."enum_offers_is_sticky";
  DROP TYPE "studio"."enum_offers_cashback_paid_as";
  DROP TYPE "studio"."enum__offers_v_version_game_weights_game_type";
  DROP TYPE "studio"."enum__offers_v_version_rollover_basis";
  DROP TYPE "studio"."enum__offers_v_version_is_sticky";
  DROP TYPE "studio"."enum__offers_v_version_cashback_paid_as";`)
}
