import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

// "users"."login_attempts" and "lock_until" are no longer used; they go with the next contraction.
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."account_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"require_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );

   CREATE TABLE "studio"."login_attempts" (
  	"key" text PRIMARY KEY NOT NULL,
  	"failures" integer NOT NULL,
  	"last_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"next_at" timestamp with time zone DEFAULT now() NOT NULL
  );
  CREATE INDEX "login_attempts_last_at_idx" ON "studio"."login_attempts" ("last_at");

   CREATE TABLE "studio"."account_sessions" (
  	"id" text PRIMARY KEY NOT NULL,
  	"user_id" integer NOT NULL,
  	"browser" text,
  	"started_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
  	"ended_at" timestamp with time zone
  );
  CREATE INDEX "account_sessions_user_id_idx" ON "studio"."account_sessions" ("user_id");

   CREATE TABLE "studio"."second_factors" (
  	"user_id" integer PRIMARY KEY NOT NULL,
  	"secret" text NOT NULL,
  	"last_step" bigint DEFAULT 0 NOT NULL,
  	"confirmed_at" timestamp with time zone
  );

   CREATE TABLE "studio"."recovery_codes" (
  	"user_id" integer NOT NULL,
  	"hash" text NOT NULL,
  	"used_at" timestamp with time zone,
  	PRIMARY KEY ("user_id", "hash")
  );`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."account_settings" CASCADE;
  DROP TABLE "studio"."login_attempts", "studio"."account_sessions", "studio"."second_factors", "studio"."recovery_codes";`)
}
