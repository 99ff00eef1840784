import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'checkLinks' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'purgeActivity' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'runImports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendDigests' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendReviewMails' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'sendSavedReports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'takeErrorReports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'tendOfferLinks' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidyDocuments' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_log_task_slug" ADD VALUE 'tidyFiles' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'checkLinks' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'purgeActivity' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'runImports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'sendDigests' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'sendReviewMails' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'sendSavedReports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'takeErrorReports' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'tendOfferLinks' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'tidyDocuments' BEFORE 'schedulePublish';
  ALTER TYPE "studio"."enum_payload_jobs_task_slug" ADD VALUE 'tidyFiles' BEFORE 'schedulePublish';
  CREATE TABLE "studio"."payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "studio"."payload_jobs" ADD COLUMN "meta" jsonb;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DELETE FROM "studio"."payload_jobs" WHERE "task_slug" <> 'schedulePublish';
  DROP TABLE "studio"."payload_jobs_stats" CASCADE;
  ALTER TABLE "studio"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "studio"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "studio"."payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "studio"."enum_payload_jobs_log_task_slug" USING "task_slug"::"studio"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "studio"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "studio"."enum_payload_jobs_task_slug";
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  ALTER TABLE "studio"."payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "studio"."enum_payload_jobs_task_slug" USING "task_slug"::"studio"."enum_payload_jobs_task_slug";
  ALTER TABLE "studio"."payload_jobs" DROP COLUMN "meta";`)
}
