import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_users_more_roles" AS ENUM('administrator', 'editor', 'author', 'affiliateManager');
  CREATE TABLE "studio"."users_more_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_users_more_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  ALTER TABLE "studio"."users_more_roles" ADD CONSTRAINT "users_more_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "users_more_roles_order_idx" ON "studio"."users_more_roles" USING btree ("order");
  CREATE INDEX "users_more_roles_parent_idx" ON "studio"."users_more_roles" USING btree ("parent_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."users_more_roles" CASCADE;
  DROP TYPE "studio"."enum_users_more_roles";`)
}
