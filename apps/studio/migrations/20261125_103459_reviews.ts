import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."enum_reviews_state" AS ENUM('inReview', 'returned', 'approved', 'ended');
  CREATE TYPE "studio"."enum_reviews_mail_due" AS ENUM('reviewAsked', 'reviewReturned', 'reviewApproved');
  ALTER TYPE "studio"."enum_users_role" ADD VALUE 'author' BEFORE 'affiliateManager';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewAsked' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewReturned' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'reviewApproved' BEFORE 'loggedIn';
  ALTER TYPE "studio"."enum_activity_kind" ADD VALUE 'commented' BEFORE 'loggedIn';
  CREATE TABLE "studio"."reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"page_id" integer,
  	"locale" varchar NOT NULL,
  	"open_key" varchar,
  	"state" "studio"."enum_reviews_state" NOT NULL,
  	"asked_by_id" integer,
  	"asked_by_name" varchar,
  	"asked_at" timestamp(3) with time zone NOT NULL,
  	"note" varchar,
  	"reviewer_id" integer,
  	"reviewer_name" varchar,
  	"decided_by_id" integer,
  	"decided_by_name" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"changed_at" timestamp(3) with time zone,
  	"changed_by_name" varchar,
  	"changed_fields" varchar,
  	"mail_due" "studio"."enum_reviews_mail_due",
  	"mail_failed" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."review_comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"review_id" integer,
  	"parent_id" integer,
  	"body" varchar NOT NULL,
  	"author_id" integer,
  	"author_name" varchar,
  	"block_id" varchar,
  	"block_name" varchar,
  	"solved_at" timestamp(3) with time zone,
  	"solved_by_id" integer,
  	"solved_by_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "studio"."users" ADD COLUMN "wants_review_mails" boolean DEFAULT true;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_asked_by_id_users_id_fk" FOREIGN KEY ("asked_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_reviewer_id_users_id_fk" FOREIGN KEY ("reviewer_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."reviews" ADD CONSTRAINT "reviews_decided_by_id_users_id_fk" FOREIGN KEY ("decided_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_review_id_reviews_id_fk" FOREIGN KEY ("review_id") REFERENCES "studio"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_parent_id_review_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."review_comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."review_comments" ADD CONSTRAINT "review_comments_solved_by_id_users_id_fk" FOREIGN KEY ("solved_by_id") REFERENCES "studio"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "reviews_page_idx" ON "studio"."reviews" USING btree ("page_id");
  CREATE UNIQUE INDEX "reviews_open_key_idx" ON "studio"."reviews" USING btree ("open_key");
  CREATE INDEX "reviews_asked_by_idx" ON "studio"."reviews" USING btree ("asked_by_id");
  CREATE INDEX "reviews_reviewer_idx" ON "studio"."reviews" USING btree ("reviewer_id");
  CREATE INDEX "reviews_decided_by_idx" ON "studio"."reviews" USING btree ("decided_by_id");
  CREATE INDEX "reviews_updated_at_idx" ON "studio"."reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "studio"."reviews" USING btree ("created_at");
  CREATE INDEX "review_comments_review_idx" ON "studio"."review_comments" USING btree ("review_id");
  CREATE INDEX "review_comments_parent_idx" ON "studio"."review_comments" USING btree ("parent_id");
  CREATE INDEX "review_comments_author_idx" ON "studio"."review_comments" USING btree ("author_id");
  CREATE INDEX "review_comments_solved_by_idx" ON "studio"."review_comments" USING btree ("solved_by_id");
  CREATE INDEX "review_comments_updated_at_idx" ON "studio"."review_comments" USING btree ("updated_at");
  CREATE INDEX "review_comments_created_at_idx" ON "studio"."review_comments" USING btree ("created_at");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."reviews" CASCADE;
  DROP TABLE "studio"."review_comments" CASCADE;
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'editor'::text;
  DROP TYPE "studio"."enum_users_role";
  CREATE TYPE "studio"."enum_users_role" AS ENUM('administrator', 'editor', 'affiliateManager');
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DEFAULT 'editor'::"studio"."enum_users_role";
  ALTER TABLE "studio"."users" ALTER COLUMN "role" SET DATA TYPE "studio"."enum_users_role" USING "role"::"studio"."enum_users_role";
  ALTER TABLE "studio"."activity" ALTER COLUMN "kind" SET DATA TYPE text;
  DROP TYPE "studio"."enum_activity_kind";
  CREATE TYPE "studio"."enum_activity_kind" AS ENUM('created', 'changed', 'published', 'unpublished', 'restored', 'trashed', 'recovered', 'deleted', 'loggedIn', 'loginFailed', 'loggedOut');
  ALTER TABLE "studio"."activity" ALTER COLUMN "kind" SET DATA TYPE "studio"."enum_activity_kind" USING "kind"::"studio"."enum_activity_kind";
  ALTER TABLE "studio"."users" DROP COLUMN "wants_review_mails";
  DROP TYPE "studio"."enum_reviews_state";
  DROP TYPE "studio"."enum_reviews_mail_due";`)
}
