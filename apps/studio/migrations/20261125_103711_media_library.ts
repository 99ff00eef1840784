import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "studio"."media_folders" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"folder_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."media" ADD COLUMN "is_decorative" boolean DEFAULT false;
  ALTER TABLE "studio"."media" ADD COLUMN "focal_x" numeric DEFAULT 50;
  ALTER TABLE "studio"."media" ADD COLUMN "focal_y" numeric DEFAULT 50;
  ALTER TABLE "studio"."media" ADD COLUMN "sha256" varchar;
  ALTER TABLE "studio"."media" ADD COLUMN "folder_id" integer;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD COLUMN "media_folders_id" integer;
  ALTER TABLE "studio"."media_folders" ADD CONSTRAINT "media_folders_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "media_folders_name_idx" ON "studio"."media_folders" USING btree ("name");
  CREATE INDEX "media_folders_folder_idx" ON "studio"."media_folders" USING btree ("folder_id");
  CREATE INDEX "media_folders_updated_at_idx" ON "studio"."media_folders" USING btree ("updated_at");
  CREATE INDEX "media_folders_created_at_idx" ON "studio"."media_folders" USING btree ("created_at");
  ALTER TABLE "studio"."media" ADD CONSTRAINT "media_folder_id_media_folders_id_fk" FOREIGN KEY ("folder_id") REFERENCES "studio"."media_folders"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_folders_fk" FOREIGN KEY ("media_folders_id") REFERENCES "studio"."media_folders"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "media_sha256_idx" ON "studio"."media" USING btree ("sha256");
  CREATE INDEX "media_folder_idx" ON "studio"."media" USING btree ("folder_id");
  CREATE INDEX "payload_locked_documents_rels_media_folders_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_folders_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "studio"."media_folders" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "studio"."media_folders" CASCADE;
  ALTER TABLE "studio"."media" DROP CONSTRAINT "media_folder_id_media_folders_id_fk";
  
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_media_folders_fk";
  
  DROP INDEX "studio"."media_sha256_idx";
  DROP INDEX "studio"."media_folder_idx";
  DROP INDEX "studio"."payload_locked_documents_rels_media_folders_id_idx";
  ALTER TABLE "studio"."media" DROP COLUMN "is_decorative";
  ALTER TABLE "studio"."media" DROP COLUMN "focal_x";
  ALTER TABLE "studio"."media" DROP COLUMN "focal_y";
  ALTER TABLE "studio"."media" DROP COLUMN "sha256";
  ALTER TABLE "studio"."media" DROP COLUMN "folder_id";
  ALTER TABLE "studio"."payload_locked_documents_rels" DROP COLUMN "media_folders_id";`)
}
