import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { sql } from 'drizzle-orm';

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "studio"."_locales" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_pages_middleware" AS ENUM('adobe-page-view', 'microcopy', 'user-location', 'contentful-globals');
  CREATE TYPE "studio"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__pages_v_version_middleware" AS ENUM('adobe-page-view', 'microcopy', 'user-location', 'contentful-globals');
  CREATE TYPE "studio"."enum__pages_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum_partners_supported_game_types" AS ENUM('ARCADE', 'BACCARAT', 'BINGO', 'BLACKJACK', 'CARD_GAMES', 'CRAPS', 'CRASH_GAMES', 'DICE_GAMES', 'FISH_SHOOTING', 'GAME_SHOWS', 'INSTANT_GAMES', 'KENO', 'OTHER', 'ROULETTE', 'SCRATCH_CARDS', 'SLINGO', 'SLOTS', 'TABLE_GAMES', 'VIDEO_POKER', 'VIRTUAL_SPORTS');
  CREATE TYPE "studio"."enum_partners_facts_attribute" AS ENUM('license', 'payoutTime', 'depositTime', 'withdrawalLimit', 'depositLimit', 'casinoRtp', 'security', 'customerServices');
  CREATE TYPE "studio"."enum_partners_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__partners_v_version_supported_game_types" AS ENUM('ARCADE', 'BACCARAT', 'BINGO', 'BLACKJACK', 'CARD_GAMES', 'CRAPS', 'CRASH_GAMES', 'DICE_GAMES', 'FISH_SHOOTING', 'GAME_SHOWS', 'INSTANT_GAMES', 'KENO', 'OTHER', 'ROULETTE', 'SCRATCH_CARDS', 'SLINGO', 'SLOTS', 'TABLE_GAMES', 'VIDEO_POKER', 'VIRTUAL_SPORTS');
  CREATE TYPE "studio"."enum__partners_v_version_facts_attribute" AS ENUM('license', 'payoutTime', 'depositTime', 'withdrawalLimit', 'depositLimit', 'casinoRtp', 'security', 'customerServices');
  CREATE TYPE "studio"."enum__partners_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__partners_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_offers_currency1" AS ENUM('CLP', 'USD', 'EUR', 'CAD', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TYPE "studio"."enum_offers_currency" AS ENUM('CLP', 'USD', 'EUR', 'CAD', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TYPE "studio"."enum_offers_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__offers_v_version_currency1" AS ENUM('CLP', 'USD', 'EUR', 'CAD', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TYPE "studio"."enum__offers_v_version_currency" AS ENUM('CLP', 'USD', 'EUR', 'CAD', 'GBP', 'BRL', 'PEN', 'ARS', 'MXN', 'BTC', 'USDT');
  CREATE TYPE "studio"."enum__offers_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__offers_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_toplists_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__toplists_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "studio"."enum__toplists_v_published_locale" AS ENUM('es_CL', 'en', 'fr_CA', 'de_DE');
  CREATE TYPE "studio"."enum_redirects_status" AS ENUM('301', '302', '410');
  CREATE TYPE "studio"."enum_users_role" AS ENUM('administrator', 'editor', 'affiliateManager');
  CREATE TYPE "studio"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "studio"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "studio"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TABLE "studio"."pages_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar
  );
  
  CREATE TABLE "studio"."pages_middleware" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_pages_middleware",
  	"locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"internal_name" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."pages_locales" (
  	"title" varchar,
  	"description" varchar,
  	"content" jsonb,
  	"canonical_link" varchar,
  	"no_index" boolean DEFAULT false,
  	"sitemap_category" varchar,
  	"parent_id" integer,
  	"analytics_category" varchar,
  	"analytics_primary_sub_category" varchar,
  	"analytics_vertical" varchar,
  	"analytics_sub_vertical" varchar,
  	"analytics_tri_vertical" varchar,
  	"analytics_equivalent_page" varchar,
  	"analytics_site_section" varchar,
  	"analytics_variant" varchar,
  	"slug" varchar,
  	"author_id" integer,
  	"updated_date" timestamp(3) with time zone,
  	"_status" "studio"."enum_pages_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."pages_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "studio"."_locales"
  );
  
  CREATE TABLE "studio"."_pages_v_version_breadcrumbs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_pages_v_version_middleware" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__pages_v_version_middleware",
  	"locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_internal_name" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_pages_v_locales" (
  	"version_title" varchar,
  	"version_description" varchar,
  	"version_content" jsonb,
  	"version_canonical_link" varchar,
  	"version_no_index" boolean DEFAULT false,
  	"version_sitemap_category" varchar,
  	"version_parent_id" integer,
  	"version_analytics_category" varchar,
  	"version_analytics_primary_sub_category" varchar,
  	"version_analytics_vertical" varchar,
  	"version_analytics_sub_vertical" varchar,
  	"version_analytics_tri_vertical" varchar,
  	"version_analytics_equivalent_page" varchar,
  	"version_analytics_site_section" varchar,
  	"version_analytics_variant" varchar,
  	"version_slug" varchar,
  	"version_author_id" integer,
  	"version_updated_date" timestamp(3) with time zone,
  	"version__status" "studio"."enum__pages_v_version_status" DEFAULT 'draft',
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."_pages_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar,
  	"locale" "studio"."_locales"
  );
  
  CREATE TABLE "studio"."game_extras" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"arcade_id" numeric NOT NULL,
  	"volatility" varchar,
  	"rating" varchar,
  	"theme" varchar,
  	"description" varchar,
  	"multiplier" varchar,
  	"popularity" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"photo_id" integer,
  	"page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."authors_locales" (
  	"role" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"credit" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "studio"."media_locales" (
  	"alt" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."partners_pros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."partners_cons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."partners_supported_game_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_partners_supported_game_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."partners_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"attribute" "studio"."enum_partners_facts_attribute",
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."partners_rating_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"score" numeric,
  	"weight" numeric
  );
  
  CREATE TABLE "studio"."partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_id" integer,
  	"favicon_id" integer,
  	"web_site" varchar,
  	"description" jsonb,
  	"real_money_description" jsonb,
  	"reputation" varchar,
  	"security" varchar,
  	"games" varchar,
  	"number_of_games" numeric,
  	"number_of_games_info" varchar,
  	"license" varchar,
  	"established" varchar,
  	"compatibility" varchar,
  	"casino_rtp" varchar,
  	"deposit_time" varchar,
  	"payout_time" varchar,
  	"deposit_limit" varchar,
  	"withdrawal_limit" varchar,
  	"rating" numeric,
  	"name" varchar,
  	"slug" varchar,
  	"active_partner" boolean DEFAULT true,
  	"recommended_partner_id" integer,
  	"review_page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_partners_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."partners_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."partners_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."partners_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"payment_methods_id" integer
  );
  
  CREATE TABLE "studio"."_partners_v_version_pros" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_partners_v_version_cons" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_partners_v_version_supported_game_types" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__partners_v_version_supported_game_types",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_partners_v_version_facts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"attribute" "studio"."enum__partners_v_version_facts_attribute",
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_partners_v_version_rating_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"score" numeric,
  	"weight" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_logo_id" integer,
  	"version_favicon_id" integer,
  	"version_web_site" varchar,
  	"version_description" jsonb,
  	"version_real_money_description" jsonb,
  	"version_reputation" varchar,
  	"version_security" varchar,
  	"version_games" varchar,
  	"version_number_of_games" numeric,
  	"version_number_of_games_info" varchar,
  	"version_license" varchar,
  	"version_established" varchar,
  	"version_compatibility" varchar,
  	"version_casino_rtp" varchar,
  	"version_deposit_time" varchar,
  	"version_payout_time" varchar,
  	"version_deposit_limit" varchar,
  	"version_withdrawal_limit" varchar,
  	"version_rating" numeric,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_active_partner" boolean DEFAULT true,
  	"version_recommended_partner_id" integer,
  	"version_review_page_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__partners_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__partners_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."_partners_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "studio"."_partners_v_numbers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."_partners_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"payment_methods_id" integer
  );
  
  CREATE TABLE "studio"."offers_currency1" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_offers_currency1",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."offers_currency" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum_offers_currency",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."offers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"partner_id" integer,
  	"afflink_proxy" varchar,
  	"position" numeric DEFAULT 0,
  	"tracking_url" varchar,
  	"title_preview" varchar,
  	"offer_type" varchar,
  	"amount1" numeric,
  	"percentage" numeric,
  	"free_spins" numeric,
  	"minimum_deposit" numeric,
  	"rollover" numeric,
  	"validity_days" numeric,
  	"expiration" timestamp(3) with time zone,
  	"terms" varchar,
  	"terms_url" varchar,
  	"fact_source" varchar,
  	"fact_verified_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_offers_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_offers_v_version_currency1" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__offers_v_version_currency1",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_offers_v_version_currency" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "studio"."enum__offers_v_version_currency",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "studio"."_offers_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_partner_id" integer,
  	"version_afflink_proxy" varchar,
  	"version_position" numeric DEFAULT 0,
  	"version_tracking_url" varchar,
  	"version_title_preview" varchar,
  	"version_offer_type" varchar,
  	"version_amount1" numeric,
  	"version_percentage" numeric,
  	"version_free_spins" numeric,
  	"version_minimum_deposit" numeric,
  	"version_rollover" numeric,
  	"version_validity_days" numeric,
  	"version_expiration" timestamp(3) with time zone,
  	"version_terms" varchar,
  	"version_terms_url" varchar,
  	"version_fact_source" varchar,
  	"version_fact_verified_on" timestamp(3) with time zone,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__offers_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__offers_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."toplists_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"partner_id" integer,
  	"offer_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."toplists" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"identifier" varchar,
  	"criteria" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "studio"."enum_toplists_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "studio"."_toplists_v_version_entries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"partner_id" integer,
  	"offer_id" integer,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_toplists_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_identifier" varchar,
  	"version_criteria" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "studio"."enum__toplists_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "studio"."enum__toplists_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "studio"."payment_methods" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"internal_name" varchar NOT NULL,
  	"page_id" integer,
  	"logo_id" integer,
  	"processing_time" varchar,
  	"fact_source" varchar,
  	"fact_verified_on" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."nav_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"open_in_new_tab" boolean DEFAULT false,
  	"no_follow" boolean DEFAULT false,
  	"no_opener" boolean DEFAULT false,
  	"copy" varchar,
  	"image_id" integer
  );
  
  CREATE TABLE "studio"."nav_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar
  );
  
  CREATE TABLE "studio"."navigation_groups_navigation_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"cta" varchar,
  	"cta_link_title" varchar,
  	"cta_link_url" varchar,
  	"cta_link_open_in_new_tab" boolean DEFAULT false,
  	"cta_link_no_follow" boolean DEFAULT false,
  	"cta_link_no_opener" boolean DEFAULT false
  );
  
  CREATE TABLE "studio"."navigation_groups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"group_name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."microcopy" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."microcopy_locales" (
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"status" "studio"."enum_redirects_status" DEFAULT '301' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "studio"."users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"role" "studio"."enum_users_role" DEFAULT 'editor' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "studio"."payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "studio"."enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "studio"."enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "studio"."payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "studio"."enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"game_extras_id" integer,
  	"authors_id" integer,
  	"media_id" integer,
  	"partners_id" integer,
  	"offers_id" integer,
  	"toplists_id" integer,
  	"payment_methods_id" integer,
  	"navigation_groups_id" integer,
  	"microcopy_id" integer,
  	"redirects_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "studio"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."site_globals_bonus_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."footer_links_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar
  );
  
  CREATE TABLE "studio"."footer_links_fr_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."footer_links_fr" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar
  );
  
  CREATE TABLE "studio"."footer_links_on_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."footer_links_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar
  );
  
  CREATE TABLE "studio"."footer_network_sites" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"casino_name" varchar NOT NULL,
  	"casino_link" varchar NOT NULL,
  	"casino_logo_id" integer,
  	"casino_color" varchar
  );
  
  CREATE TABLE "studio"."footer_trusted" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."footer_trusted_fr" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."footer_trusted_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."footer_copyright_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."footer_social_media" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_name" varchar NOT NULL,
  	"link" varchar NOT NULL
  );
  
  CREATE TABLE "studio"."site_globals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"footer_logo_site_id" integer,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "studio"."site_globals_locales" (
  	"site_name" varchar,
  	"footer_site_name" varchar,
  	"footer_address" varchar,
  	"footer_address_fr" varchar,
  	"footer_network_interlinking_area_title" varchar,
  	"footer_network_interlinking_area_description" varchar,
  	"footer_trusted_area_title" varchar,
  	"footer_trusted_area_description" varchar,
  	"footer_trusted_area_fr_title" varchar,
  	"footer_trusted_area_fr_description" varchar,
  	"footer_trusted_area_ontario_title" varchar,
  	"footer_trusted_area_ontario_description" varchar,
  	"footer_copyright_area_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "studio"."_site_globals_v_version_bonus_types" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"value" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_fr_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_fr_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_on_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_links_on_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"title_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_network_sites_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"casino_name" varchar NOT NULL,
  	"casino_link" varchar NOT NULL,
  	"casino_logo_id" integer,
  	"casino_color" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_trusted_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_trusted_fr_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_trusted_on_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"link" varchar,
  	"logo_id" integer,
  	"source" varchar,
  	"verified_on" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_copyright_links_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_footer_social_media_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_name" varchar NOT NULL,
  	"link" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "studio"."_site_globals_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_footer_logo_site_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "studio"."_site_globals_v_locales" (
  	"version_site_name" varchar,
  	"version_footer_site_name" varchar,
  	"version_footer_address" varchar,
  	"version_footer_address_fr" varchar,
  	"version_footer_network_interlinking_area_title" varchar,
  	"version_footer_network_interlinking_area_description" varchar,
  	"version_footer_trusted_area_title" varchar,
  	"version_footer_trusted_area_description" varchar,
  	"version_footer_trusted_area_fr_title" varchar,
  	"version_footer_trusted_area_fr_description" varchar,
  	"version_footer_trusted_area_ontario_title" varchar,
  	"version_footer_trusted_area_ontario_description" varchar,
  	"version_footer_copyright_area_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "studio"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "studio"."pages_breadcrumbs" ADD CONSTRAINT "pages_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."pages_middleware" ADD CONSTRAINT "pages_middleware_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."pages_texts" ADD CONSTRAINT "pages_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_version_breadcrumbs" ADD CONSTRAINT "_pages_v_version_breadcrumbs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_version_middleware" ADD CONSTRAINT "_pages_v_version_middleware_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_parent_id_pages_id_fk" FOREIGN KEY ("version_parent_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "studio"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_pages_v_texts" ADD CONSTRAINT "_pages_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."authors" ADD CONSTRAINT "authors_photo_id_media_id_fk" FOREIGN KEY ("photo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."authors" ADD CONSTRAINT "authors_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_pros" ADD CONSTRAINT "partners_pros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_cons" ADD CONSTRAINT "partners_cons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_supported_game_types" ADD CONSTRAINT "partners_supported_game_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_facts" ADD CONSTRAINT "partners_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_rating_parts" ADD CONSTRAINT "partners_rating_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners" ADD CONSTRAINT "partners_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners" ADD CONSTRAINT "partners_favicon_id_media_id_fk" FOREIGN KEY ("favicon_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners" ADD CONSTRAINT "partners_recommended_partner_id_partners_id_fk" FOREIGN KEY ("recommended_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners" ADD CONSTRAINT "partners_review_page_id_pages_id_fk" FOREIGN KEY ("review_page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."partners_texts" ADD CONSTRAINT "partners_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_numbers" ADD CONSTRAINT "partners_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_rels" ADD CONSTRAINT "partners_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."partners_rels" ADD CONSTRAINT "partners_rels_payment_methods_fk" FOREIGN KEY ("payment_methods_id") REFERENCES "studio"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_pros" ADD CONSTRAINT "_partners_v_version_pros_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_cons" ADD CONSTRAINT "_partners_v_version_cons_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_supported_game_types" ADD CONSTRAINT "_partners_v_version_supported_game_types_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_facts" ADD CONSTRAINT "_partners_v_version_facts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_version_rating_parts" ADD CONSTRAINT "_partners_v_version_rating_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_version_favicon_id_media_id_fk" FOREIGN KEY ("version_favicon_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_version_recommended_partner_id_partners_id_fk" FOREIGN KEY ("version_recommended_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v" ADD CONSTRAINT "_partners_v_version_review_page_id_pages_id_fk" FOREIGN KEY ("version_review_page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_texts" ADD CONSTRAINT "_partners_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_numbers" ADD CONSTRAINT "_partners_v_numbers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_partners_v_rels" ADD CONSTRAINT "_partners_v_rels_payment_methods_fk" FOREIGN KEY ("payment_methods_id") REFERENCES "studio"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offers_currency1" ADD CONSTRAINT "offers_currency1_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offers_currency" ADD CONSTRAINT "offers_currency_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."offers" ADD CONSTRAINT "offers_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v_version_currency1" ADD CONSTRAINT "_offers_v_version_currency1_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v_version_currency" ADD CONSTRAINT "_offers_v_version_currency_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."_offers_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v" ADD CONSTRAINT "_offers_v_parent_id_offers_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_offers_v" ADD CONSTRAINT "_offers_v_version_partner_id_partners_id_fk" FOREIGN KEY ("version_partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."toplists_entries" ADD CONSTRAINT "toplists_entries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."toplists_entries" ADD CONSTRAINT "toplists_entries_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "studio"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."toplists_entries" ADD CONSTRAINT "toplists_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."toplists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v_version_entries" ADD CONSTRAINT "_toplists_v_version_entries_partner_id_partners_id_fk" FOREIGN KEY ("partner_id") REFERENCES "studio"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v_version_entries" ADD CONSTRAINT "_toplists_v_version_entries_offer_id_offers_id_fk" FOREIGN KEY ("offer_id") REFERENCES "studio"."offers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v_version_entries" ADD CONSTRAINT "_toplists_v_version_entries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_toplists_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_toplists_v" ADD CONSTRAINT "_toplists_v_parent_id_toplists_id_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."toplists"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payment_methods" ADD CONSTRAINT "payment_methods_page_id_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "studio"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."payment_methods" ADD CONSTRAINT "payment_methods_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."nav_links" ADD CONSTRAINT "nav_links_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."nav_links" ADD CONSTRAINT "nav_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."nav_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."nav_columns" ADD CONSTRAINT "nav_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."navigation_groups_navigation_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."navigation_groups_navigation_items" ADD CONSTRAINT "navigation_groups_navigation_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."navigation_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."microcopy_locales" ADD CONSTRAINT "microcopy_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."microcopy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "studio"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_game_extras_fk" FOREIGN KEY ("game_extras_id") REFERENCES "studio"."game_extras"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "studio"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "studio"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "studio"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offers_fk" FOREIGN KEY ("offers_id") REFERENCES "studio"."offers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_toplists_fk" FOREIGN KEY ("toplists_id") REFERENCES "studio"."toplists"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_payment_methods_fk" FOREIGN KEY ("payment_methods_id") REFERENCES "studio"."payment_methods"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_navigation_groups_fk" FOREIGN KEY ("navigation_groups_id") REFERENCES "studio"."navigation_groups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_microcopy_fk" FOREIGN KEY ("microcopy_id") REFERENCES "studio"."microcopy"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "studio"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "studio"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "studio"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."site_globals_bonus_types" ADD CONSTRAINT "site_globals_bonus_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links_links" ADD CONSTRAINT "footer_links_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links_fr_links" ADD CONSTRAINT "footer_links_fr_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."footer_links_fr"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links_fr" ADD CONSTRAINT "footer_links_fr_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links_on_links" ADD CONSTRAINT "footer_links_on_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."footer_links_on"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_links_on" ADD CONSTRAINT "footer_links_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_network_sites" ADD CONSTRAINT "footer_network_sites_casino_logo_id_media_id_fk" FOREIGN KEY ("casino_logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."footer_network_sites" ADD CONSTRAINT "footer_network_sites_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted" ADD CONSTRAINT "footer_trusted_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted" ADD CONSTRAINT "footer_trusted_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted_fr" ADD CONSTRAINT "footer_trusted_fr_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted_fr" ADD CONSTRAINT "footer_trusted_fr_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted_on" ADD CONSTRAINT "footer_trusted_on_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."footer_trusted_on" ADD CONSTRAINT "footer_trusted_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_copyright_links" ADD CONSTRAINT "footer_copyright_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."footer_social_media" ADD CONSTRAINT "footer_social_media_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."site_globals" ADD CONSTRAINT "site_globals_footer_logo_site_id_media_id_fk" FOREIGN KEY ("footer_logo_site_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."site_globals_locales" ADD CONSTRAINT "site_globals_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."site_globals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_site_globals_v_version_bonus_types" ADD CONSTRAINT "_site_globals_v_version_bonus_types_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_links_v" ADD CONSTRAINT "_footer_links_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_footer_links_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_v" ADD CONSTRAINT "_footer_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_fr_links_v" ADD CONSTRAINT "_footer_links_fr_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_footer_links_fr_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_fr_v" ADD CONSTRAINT "_footer_links_fr_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_on_links_v" ADD CONSTRAINT "_footer_links_on_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_footer_links_on_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_links_on_v" ADD CONSTRAINT "_footer_links_on_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_network_sites_v" ADD CONSTRAINT "_footer_network_sites_v_casino_logo_id_media_id_fk" FOREIGN KEY ("casino_logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_footer_network_sites_v" ADD CONSTRAINT "_footer_network_sites_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_v" ADD CONSTRAINT "_footer_trusted_v_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_v" ADD CONSTRAINT "_footer_trusted_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_fr_v" ADD CONSTRAINT "_footer_trusted_fr_v_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_fr_v" ADD CONSTRAINT "_footer_trusted_fr_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_on_v" ADD CONSTRAINT "_footer_trusted_on_v_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_footer_trusted_on_v" ADD CONSTRAINT "_footer_trusted_on_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_copyright_links_v" ADD CONSTRAINT "_footer_copyright_links_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_footer_social_media_v" ADD CONSTRAINT "_footer_social_media_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "studio"."_site_globals_v" ADD CONSTRAINT "_site_globals_v_version_footer_logo_site_id_media_id_fk" FOREIGN KEY ("version_footer_logo_site_id") REFERENCES "studio"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "studio"."_site_globals_v_locales" ADD CONSTRAINT "_site_globals_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "studio"."_site_globals_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_breadcrumbs_order_idx" ON "studio"."pages_breadcrumbs" USING btree ("_order");
  CREATE INDEX "pages_breadcrumbs_parent_id_idx" ON "studio"."pages_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "pages_breadcrumbs_locale_idx" ON "studio"."pages_breadcrumbs" USING btree ("_locale");
  CREATE INDEX "pages_middleware_order_idx" ON "studio"."pages_middleware" USING btree ("order");
  CREATE INDEX "pages_middleware_parent_idx" ON "studio"."pages_middleware" USING btree ("parent_id");
  CREATE INDEX "pages_middleware_locale_idx" ON "studio"."pages_middleware" USING btree ("locale");
  CREATE INDEX "pages_updated_at_idx" ON "studio"."pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "studio"."pages" USING btree ("created_at");
  CREATE INDEX "pages_parent_idx" ON "studio"."pages_locales" USING btree ("parent_id","_locale");
  CREATE UNIQUE INDEX "pages_slug_idx" ON "studio"."pages_locales" USING btree ("slug","_locale");
  CREATE INDEX "pages_author_idx" ON "studio"."pages_locales" USING btree ("author_id","_locale");
  CREATE INDEX "pages__status_idx" ON "studio"."pages_locales" USING btree ("_status","_locale");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "studio"."pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_texts_order_parent" ON "studio"."pages_texts" USING btree ("order","parent_id");
  CREATE INDEX "pages_texts_locale_parent" ON "studio"."pages_texts" USING btree ("locale","parent_id");
  CREATE INDEX "_pages_v_version_breadcrumbs_order_idx" ON "studio"."_pages_v_version_breadcrumbs" USING btree ("_order");
  CREATE INDEX "_pages_v_version_breadcrumbs_parent_id_idx" ON "studio"."_pages_v_version_breadcrumbs" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_version_breadcrumbs_locale_idx" ON "studio"."_pages_v_version_breadcrumbs" USING btree ("_locale");
  CREATE INDEX "_pages_v_version_middleware_order_idx" ON "studio"."_pages_v_version_middleware" USING btree ("order");
  CREATE INDEX "_pages_v_version_middleware_parent_idx" ON "studio"."_pages_v_version_middleware" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_middleware_locale_idx" ON "studio"."_pages_v_version_middleware" USING btree ("locale");
  CREATE INDEX "_pages_v_parent_idx" ON "studio"."_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "studio"."_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "studio"."_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_created_at_idx" ON "studio"."_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "studio"."_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "studio"."_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "studio"."_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "studio"."_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "studio"."_pages_v" USING btree ("autosave");
  CREATE INDEX "_pages_v_version_version_parent_idx" ON "studio"."_pages_v_locales" USING btree ("version_parent_id","_locale");
  CREATE INDEX "_pages_v_version_version_slug_idx" ON "studio"."_pages_v_locales" USING btree ("version_slug","_locale");
  CREATE INDEX "_pages_v_version_version_author_idx" ON "studio"."_pages_v_locales" USING btree ("version_author_id","_locale");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "studio"."_pages_v_locales" USING btree ("version__status","_locale");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "studio"."_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_texts_order_parent" ON "studio"."_pages_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_pages_v_texts_locale_parent" ON "studio"."_pages_v_texts" USING btree ("locale","parent_id");
  CREATE UNIQUE INDEX "game_extras_arcade_id_idx" ON "studio"."game_extras" USING btree ("arcade_id");
  CREATE INDEX "game_extras_updated_at_idx" ON "studio"."game_extras" USING btree ("updated_at");
  CREATE INDEX "game_extras_created_at_idx" ON "studio"."game_extras" USING btree ("created_at");
  CREATE INDEX "authors_photo_idx" ON "studio"."authors" USING btree ("photo_id");
  CREATE INDEX "authors_page_idx" ON "studio"."authors" USING btree ("page_id");
  CREATE INDEX "authors_updated_at_idx" ON "studio"."authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "studio"."authors" USING btree ("created_at");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "studio"."authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "studio"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "studio"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "studio"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "studio"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_pros_order_idx" ON "studio"."partners_pros" USING btree ("_order");
  CREATE INDEX "partners_pros_parent_id_idx" ON "studio"."partners_pros" USING btree ("_parent_id");
  CREATE INDEX "partners_cons_order_idx" ON "studio"."partners_cons" USING btree ("_order");
  CREATE INDEX "partners_cons_parent_id_idx" ON "studio"."partners_cons" USING btree ("_parent_id");
  CREATE INDEX "partners_supported_game_types_order_idx" ON "studio"."partners_supported_game_types" USING btree ("order");
  CREATE INDEX "partners_supported_game_types_parent_idx" ON "studio"."partners_supported_game_types" USING btree ("parent_id");
  CREATE INDEX "partners_facts_order_idx" ON "studio"."partners_facts" USING btree ("_order");
  CREATE INDEX "partners_facts_parent_id_idx" ON "studio"."partners_facts" USING btree ("_parent_id");
  CREATE INDEX "partners_rating_parts_order_idx" ON "studio"."partners_rating_parts" USING btree ("_order");
  CREATE INDEX "partners_rating_parts_parent_id_idx" ON "studio"."partners_rating_parts" USING btree ("_parent_id");
  CREATE INDEX "partners_logo_idx" ON "studio"."partners" USING btree ("logo_id");
  CREATE INDEX "partners_favicon_idx" ON "studio"."partners" USING btree ("favicon_id");
  CREATE UNIQUE INDEX "partners_slug_idx" ON "studio"."partners" USING btree ("slug");
  CREATE INDEX "partners_recommended_partner_idx" ON "studio"."partners" USING btree ("recommended_partner_id");
  CREATE INDEX "partners_review_page_idx" ON "studio"."partners" USING btree ("review_page_id");
  CREATE INDEX "partners_updated_at_idx" ON "studio"."partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "studio"."partners" USING btree ("created_at");
  CREATE INDEX "partners__status_idx" ON "studio"."partners" USING btree ("_status");
  CREATE INDEX "partners_texts_order_parent" ON "studio"."partners_texts" USING btree ("order","parent_id");
  CREATE INDEX "partners_numbers_order_parent_idx" ON "studio"."partners_numbers" USING btree ("order","parent_id");
  CREATE INDEX "partners_rels_order_idx" ON "studio"."partners_rels" USING btree ("order");
  CREATE INDEX "partners_rels_parent_idx" ON "studio"."partners_rels" USING btree ("parent_id");
  CREATE INDEX "partners_rels_path_idx" ON "studio"."partners_rels" USING btree ("path");
  CREATE INDEX "partners_rels_payment_methods_id_idx" ON "studio"."partners_rels" USING btree ("payment_methods_id");
  CREATE INDEX "_partners_v_version_pros_order_idx" ON "studio"."_partners_v_version_pros" USING btree ("_order");
  CREATE INDEX "_partners_v_version_pros_parent_id_idx" ON "studio"."_partners_v_version_pros" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_cons_order_idx" ON "studio"."_partners_v_version_cons" USING btree ("_order");
  CREATE INDEX "_partners_v_version_cons_parent_id_idx" ON "studio"."_partners_v_version_cons" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_supported_game_types_order_idx" ON "studio"."_partners_v_version_supported_game_types" USING btree ("order");
  CREATE INDEX "_partners_v_version_supported_game_types_parent_idx" ON "studio"."_partners_v_version_supported_game_types" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_facts_order_idx" ON "studio"."_partners_v_version_facts" USING btree ("_order");
  CREATE INDEX "_partners_v_version_facts_parent_id_idx" ON "studio"."_partners_v_version_facts" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_version_rating_parts_order_idx" ON "studio"."_partners_v_version_rating_parts" USING btree ("_order");
  CREATE INDEX "_partners_v_version_rating_parts_parent_id_idx" ON "studio"."_partners_v_version_rating_parts" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "studio"."_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_logo_idx" ON "studio"."_partners_v" USING btree ("version_logo_id");
  CREATE INDEX "_partners_v_version_version_favicon_idx" ON "studio"."_partners_v" USING btree ("version_favicon_id");
  CREATE INDEX "_partners_v_version_version_slug_idx" ON "studio"."_partners_v" USING btree ("version_slug");
  CREATE INDEX "_partners_v_version_version_recommended_partner_idx" ON "studio"."_partners_v" USING btree ("version_recommended_partner_id");
  CREATE INDEX "_partners_v_version_version_review_page_idx" ON "studio"."_partners_v" USING btree ("version_review_page_id");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "studio"."_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "studio"."_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version__status_idx" ON "studio"."_partners_v" USING btree ("version__status");
  CREATE INDEX "_partners_v_created_at_idx" ON "studio"."_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "studio"."_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_snapshot_idx" ON "studio"."_partners_v" USING btree ("snapshot");
  CREATE INDEX "_partners_v_published_locale_idx" ON "studio"."_partners_v" USING btree ("published_locale");
  CREATE INDEX "_partners_v_latest_idx" ON "studio"."_partners_v" USING btree ("latest");
  CREATE INDEX "_partners_v_autosave_idx" ON "studio"."_partners_v" USING btree ("autosave");
  CREATE INDEX "_partners_v_texts_order_parent" ON "studio"."_partners_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_numbers_order_parent_idx" ON "studio"."_partners_v_numbers" USING btree ("order","parent_id");
  CREATE INDEX "_partners_v_rels_order_idx" ON "studio"."_partners_v_rels" USING btree ("order");
  CREATE INDEX "_partners_v_rels_parent_idx" ON "studio"."_partners_v_rels" USING btree ("parent_id");
  CREATE INDEX "_partners_v_rels_path_idx" ON "studio"."_partners_v_rels" USING btree ("path");
  CREATE INDEX "_partners_v_rels_payment_methods_id_idx" ON "studio"."_partners_v_rels" USING btree ("payment_methods_id");
  CREATE INDEX "offers_currency1_order_idx" ON "studio"."offers_currency1" USING btree ("order");
  CREATE INDEX "offers_currency1_parent_idx" ON "studio"."offers_currency1" USING btree ("parent_id");
  CREATE INDEX "offers_currency_order_idx" ON "studio"."offers_currency" USING btree ("order");
  CREATE INDEX "offers_currency_parent_idx" ON "studio"."offers_currency" USING btree ("parent_id");
  CREATE INDEX "offers_partner_idx" ON "studio"."offers" USING btree ("partner_id");
  CREATE INDEX "offers_afflink_proxy_idx" ON "studio"."offers" USING btree ("afflink_proxy");
  CREATE INDEX "offers_updated_at_idx" ON "studio"."offers" USING btree ("updated_at");
  CREATE INDEX "offers_created_at_idx" ON "studio"."offers" USING btree ("created_at");
  CREATE INDEX "offers__status_idx" ON "studio"."offers" USING btree ("_status");
  CREATE INDEX "_offers_v_version_currency1_order_idx" ON "studio"."_offers_v_version_currency1" USING btree ("order");
  CREATE INDEX "_offers_v_version_currency1_parent_idx" ON "studio"."_offers_v_version_currency1" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_currency_order_idx" ON "studio"."_offers_v_version_currency" USING btree ("order");
  CREATE INDEX "_offers_v_version_currency_parent_idx" ON "studio"."_offers_v_version_currency" USING btree ("parent_id");
  CREATE INDEX "_offers_v_parent_idx" ON "studio"."_offers_v" USING btree ("parent_id");
  CREATE INDEX "_offers_v_version_version_partner_idx" ON "studio"."_offers_v" USING btree ("version_partner_id");
  CREATE INDEX "_offers_v_version_version_afflink_proxy_idx" ON "studio"."_offers_v" USING btree ("version_afflink_proxy");
  CREATE INDEX "_offers_v_version_version_updated_at_idx" ON "studio"."_offers_v" USING btree ("version_updated_at");
  CREATE INDEX "_offers_v_version_version_created_at_idx" ON "studio"."_offers_v" USING btree ("version_created_at");
  CREATE INDEX "_offers_v_version_version__status_idx" ON "studio"."_offers_v" USING btree ("version__status");
  CREATE INDEX "_offers_v_created_at_idx" ON "studio"."_offers_v" USING btree ("created_at");
  CREATE INDEX "_offers_v_updated_at_idx" ON "studio"."_offers_v" USING btree ("updated_at");
  CREATE INDEX "_offers_v_snapshot_idx" ON "studio"."_offers_v" USING btree ("snapshot");
  CREATE INDEX "_offers_v_published_locale_idx" ON "studio"."_offers_v" USING btree ("published_locale");
  CREATE INDEX "_offers_v_latest_idx" ON "studio"."_offers_v" USING btree ("latest");
  CREATE INDEX "_offers_v_autosave_idx" ON "studio"."_offers_v" USING btree ("autosave");
  CREATE INDEX "toplists_entries_order_idx" ON "studio"."toplists_entries" USING btree ("_order");
  CREATE INDEX "toplists_entries_parent_id_idx" ON "studio"."toplists_entries" USING btree ("_parent_id");
  CREATE INDEX "toplists_entries_partner_idx" ON "studio"."toplists_entries" USING btree ("partner_id");
  CREATE INDEX "toplists_entries_offer_idx" ON "studio"."toplists_entries" USING btree ("offer_id");
  CREATE UNIQUE INDEX "toplists_identifier_idx" ON "studio"."toplists" USING btree ("identifier");
  CREATE INDEX "toplists_updated_at_idx" ON "studio"."toplists" USING btree ("updated_at");
  CREATE INDEX "toplists_created_at_idx" ON "studio"."toplists" USING btree ("created_at");
  CREATE INDEX "toplists__status_idx" ON "studio"."toplists" USING btree ("_status");
  CREATE INDEX "_toplists_v_version_entries_order_idx" ON "studio"."_toplists_v_version_entries" USING btree ("_order");
  CREATE INDEX "_toplists_v_version_entries_parent_id_idx" ON "studio"."_toplists_v_version_entries" USING btree ("_parent_id");
  CREATE INDEX "_toplists_v_version_entries_partner_idx" ON "studio"."_toplists_v_version_entries" USING btree ("partner_id");
  CREATE INDEX "_toplists_v_version_entries_offer_idx" ON "studio"."_toplists_v_version_entries" USING btree ("offer_id");
  CREATE INDEX "_toplists_v_parent_idx" ON "studio"."_toplists_v" USING btree ("parent_id");
  CREATE INDEX "_toplists_v_version_version_identifier_idx" ON "studio"."_toplists_v" USING btree ("version_identifier");
  CREATE INDEX "_toplists_v_version_version_updated_at_idx" ON "studio"."_toplists_v" USING btree ("version_updated_at");
  CREATE INDEX "_toplists_v_version_version_created_at_idx" ON "studio"."_toplists_v" USING btree ("version_created_at");
  CREATE INDEX "_toplists_v_version_version__status_idx" ON "studio"."_toplists_v" USING btree ("version__status");
  CREATE INDEX "_toplists_v_created_at_idx" ON "studio"."_toplists_v" USING btree ("created_at");
  CREATE INDEX "_toplists_v_updated_at_idx" ON "studio"."_toplists_v" USING btree ("updated_at");
  CREATE INDEX "_toplists_v_snapshot_idx" ON "studio"."_toplists_v" USING btree ("snapshot");
  CREATE INDEX "_toplists_v_published_locale_idx" ON "studio"."_toplists_v" USING btree ("published_locale");
  CREATE INDEX "_toplists_v_latest_idx" ON "studio"."_toplists_v" USING btree ("latest");
  CREATE INDEX "_toplists_v_autosave_idx" ON "studio"."_toplists_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "payment_methods_internal_name_idx" ON "studio"."payment_methods" USING btree ("internal_name");
  CREATE INDEX "payment_methods_page_idx" ON "studio"."payment_methods" USING btree ("page_id");
  CREATE INDEX "payment_methods_logo_idx" ON "studio"."payment_methods" USING btree ("logo_id");
  CREATE INDEX "payment_methods_updated_at_idx" ON "studio"."payment_methods" USING btree ("updated_at");
  CREATE INDEX "payment_methods_created_at_idx" ON "studio"."payment_methods" USING btree ("created_at");
  CREATE INDEX "nav_links_order_idx" ON "studio"."nav_links" USING btree ("_order");
  CREATE INDEX "nav_links_parent_id_idx" ON "studio"."nav_links" USING btree ("_parent_id");
  CREATE INDEX "nav_links_locale_idx" ON "studio"."nav_links" USING btree ("_locale");
  CREATE INDEX "nav_links_image_idx" ON "studio"."nav_links" USING btree ("image_id");
  CREATE INDEX "nav_columns_order_idx" ON "studio"."nav_columns" USING btree ("_order");
  CREATE INDEX "nav_columns_parent_id_idx" ON "studio"."nav_columns" USING btree ("_parent_id");
  CREATE INDEX "nav_columns_locale_idx" ON "studio"."nav_columns" USING btree ("_locale");
  CREATE INDEX "navigation_groups_navigation_items_order_idx" ON "studio"."navigation_groups_navigation_items" USING btree ("_order");
  CREATE INDEX "navigation_groups_navigation_items_parent_id_idx" ON "studio"."navigation_groups_navigation_items" USING btree ("_parent_id");
  CREATE INDEX "navigation_groups_navigation_items_locale_idx" ON "studio"."navigation_groups_navigation_items" USING btree ("_locale");
  CREATE UNIQUE INDEX "navigation_groups_group_name_idx" ON "studio"."navigation_groups" USING btree ("group_name");
  CREATE INDEX "navigation_groups_updated_at_idx" ON "studio"."navigation_groups" USING btree ("updated_at");
  CREATE INDEX "navigation_groups_created_at_idx" ON "studio"."navigation_groups" USING btree ("created_at");
  CREATE UNIQUE INDEX "microcopy_key_idx" ON "studio"."microcopy" USING btree ("key");
  CREATE INDEX "microcopy_updated_at_idx" ON "studio"."microcopy" USING btree ("updated_at");
  CREATE INDEX "microcopy_created_at_idx" ON "studio"."microcopy" USING btree ("created_at");
  CREATE UNIQUE INDEX "microcopy_locales_locale_parent_id_unique" ON "studio"."microcopy_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "studio"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "studio"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "studio"."redirects" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "studio"."users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "studio"."users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "studio"."users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "studio"."users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "studio"."users" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "studio"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "studio"."payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "studio"."payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "studio"."payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "studio"."payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "studio"."payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "studio"."payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "studio"."payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "studio"."payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "studio"."payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "studio"."payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "studio"."payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "studio"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "studio"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "studio"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "studio"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "studio"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "studio"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_game_extras_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("game_extras_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_offers_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("offers_id");
  CREATE INDEX "payload_locked_documents_rels_toplists_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("toplists_id");
  CREATE INDEX "payload_locked_documents_rels_payment_methods_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("payment_methods_id");
  CREATE INDEX "payload_locked_documents_rels_navigation_groups_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("navigation_groups_id");
  CREATE INDEX "payload_locked_documents_rels_microcopy_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("microcopy_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "studio"."payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "studio"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "studio"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "studio"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "studio"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "studio"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "studio"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "studio"."payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "studio"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "studio"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "site_globals_bonus_types_order_idx" ON "studio"."site_globals_bonus_types" USING btree ("_order");
  CREATE INDEX "site_globals_bonus_types_parent_id_idx" ON "studio"."site_globals_bonus_types" USING btree ("_parent_id");
  CREATE INDEX "site_globals_bonus_types_locale_idx" ON "studio"."site_globals_bonus_types" USING btree ("_locale");
  CREATE INDEX "footer_links_links_order_idx" ON "studio"."footer_links_links" USING btree ("_order");
  CREATE INDEX "footer_links_links_parent_id_idx" ON "studio"."footer_links_links" USING btree ("_parent_id");
  CREATE INDEX "footer_links_links_locale_idx" ON "studio"."footer_links_links" USING btree ("_locale");
  CREATE INDEX "footer_links_order_idx" ON "studio"."footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "studio"."footer_links" USING btree ("_parent_id");
  CREATE INDEX "footer_links_locale_idx" ON "studio"."footer_links" USING btree ("_locale");
  CREATE INDEX "footer_links_fr_links_order_idx" ON "studio"."footer_links_fr_links" USING btree ("_order");
  CREATE INDEX "footer_links_fr_links_parent_id_idx" ON "studio"."footer_links_fr_links" USING btree ("_parent_id");
  CREATE INDEX "footer_links_fr_links_locale_idx" ON "studio"."footer_links_fr_links" USING btree ("_locale");
  CREATE INDEX "footer_links_fr_order_idx" ON "studio"."footer_links_fr" USING btree ("_order");
  CREATE INDEX "footer_links_fr_parent_id_idx" ON "studio"."footer_links_fr" USING btree ("_parent_id");
  CREATE INDEX "footer_links_fr_locale_idx" ON "studio"."footer_links_fr" USING btree ("_locale");
  CREATE INDEX "footer_links_on_links_order_idx" ON "studio"."footer_links_on_links" USING btree ("_order");
  CREATE INDEX "footer_links_on_links_parent_id_idx" ON "studio"."footer_links_on_links" USING btree ("_parent_id");
  CREATE INDEX "footer_links_on_links_locale_idx" ON "studio"."footer_links_on_links" USING btree ("_locale");
  CREATE INDEX "footer_links_on_order_idx" ON "studio"."footer_links_on" USING btree ("_order");
  CREATE INDEX "footer_links_on_parent_id_idx" ON "studio"."footer_links_on" USING btree ("_parent_id");
  CREATE INDEX "footer_links_on_locale_idx" ON "studio"."footer_links_on" USING btree ("_locale");
  CREATE INDEX "footer_network_sites_order_idx" ON "studio"."footer_network_sites" USING btree ("_order");
  CREATE INDEX "footer_network_sites_parent_id_idx" ON "studio"."footer_network_sites" USING btree ("_parent_id");
  CREATE INDEX "footer_network_sites_locale_idx" ON "studio"."footer_network_sites" USING btree ("_locale");
  CREATE INDEX "footer_network_sites_casino_logo_idx" ON "studio"."footer_network_sites" USING btree ("casino_logo_id");
  CREATE INDEX "footer_trusted_order_idx" ON "studio"."footer_trusted" USING btree ("_order");
  CREATE INDEX "footer_trusted_parent_id_idx" ON "studio"."footer_trusted" USING btree ("_parent_id");
  CREATE INDEX "footer_trusted_locale_idx" ON "studio"."footer_trusted" USING btree ("_locale");
  CREATE INDEX "footer_trusted_logo_idx" ON "studio"."footer_trusted" USING btree ("logo_id");
  CREATE INDEX "footer_trusted_fr_order_idx" ON "studio"."footer_trusted_fr" USING btree ("_order");
  CREATE INDEX "footer_trusted_fr_parent_id_idx" ON "studio"."footer_trusted_fr" USING btree ("_parent_id");
  CREATE INDEX "footer_trusted_fr_locale_idx" ON "studio"."footer_trusted_fr" USING btree ("_locale");
  CREATE INDEX "footer_trusted_fr_logo_idx" ON "studio"."footer_trusted_fr" USING btree ("logo_id");
  CREATE INDEX "footer_trusted_on_order_idx" ON "studio"."footer_trusted_on" USING btree ("_order");
  CREATE INDEX "footer_trusted_on_parent_id_idx" ON "studio"."footer_trusted_on" USING btree ("_parent_id");
  CREATE INDEX "footer_trusted_on_locale_idx" ON "studio"."footer_trusted_on" USING btree ("_locale");
  CREATE INDEX "footer_trusted_on_logo_idx" ON "studio"."footer_trusted_on" USING btree ("logo_id");
  CREATE INDEX "footer_copyright_links_order_idx" ON "studio"."footer_copyright_links" USING btree ("_order");
  CREATE INDEX "footer_copyright_links_parent_id_idx" ON "studio"."footer_copyright_links" USING btree ("_parent_id");
  CREATE INDEX "footer_copyright_links_locale_idx" ON "studio"."footer_copyright_links" USING btree ("_locale");
  CREATE INDEX "footer_social_media_order_idx" ON "studio"."footer_social_media" USING btree ("_order");
  CREATE INDEX "footer_social_media_parent_id_idx" ON "studio"."footer_social_media" USING btree ("_parent_id");
  CREATE INDEX "footer_social_media_locale_idx" ON "studio"."footer_social_media" USING btree ("_locale");
  CREATE INDEX "site_globals_footer_footer_logo_site_idx" ON "studio"."site_globals" USING btree ("footer_logo_site_id");
  CREATE UNIQUE INDEX "site_globals_locales_locale_parent_id_unique" ON "studio"."site_globals_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_globals_v_version_bonus_types_order_idx" ON "studio"."_site_globals_v_version_bonus_types" USING btree ("_order");
  CREATE INDEX "_site_globals_v_version_bonus_types_parent_id_idx" ON "studio"."_site_globals_v_version_bonus_types" USING btree ("_parent_id");
  CREATE INDEX "_site_globals_v_version_bonus_types_locale_idx" ON "studio"."_site_globals_v_version_bonus_types" USING btree ("_locale");
  CREATE INDEX "_footer_links_links_v_order_idx" ON "studio"."_footer_links_links_v" USING btree ("_order");
  CREATE INDEX "_footer_links_links_v_parent_id_idx" ON "studio"."_footer_links_links_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_links_v_locale_idx" ON "studio"."_footer_links_links_v" USING btree ("_locale");
  CREATE INDEX "_footer_links_v_order_idx" ON "studio"."_footer_links_v" USING btree ("_order");
  CREATE INDEX "_footer_links_v_parent_id_idx" ON "studio"."_footer_links_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_v_locale_idx" ON "studio"."_footer_links_v" USING btree ("_locale");
  CREATE INDEX "_footer_links_fr_links_v_order_idx" ON "studio"."_footer_links_fr_links_v" USING btree ("_order");
  CREATE INDEX "_footer_links_fr_links_v_parent_id_idx" ON "studio"."_footer_links_fr_links_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_fr_links_v_locale_idx" ON "studio"."_footer_links_fr_links_v" USING btree ("_locale");
  CREATE INDEX "_footer_links_fr_v_order_idx" ON "studio"."_footer_links_fr_v" USING btree ("_order");
  CREATE INDEX "_footer_links_fr_v_parent_id_idx" ON "studio"."_footer_links_fr_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_fr_v_locale_idx" ON "studio"."_footer_links_fr_v" USING btree ("_locale");
  CREATE INDEX "_footer_links_on_links_v_order_idx" ON "studio"."_footer_links_on_links_v" USING btree ("_order");
  CREATE INDEX "_footer_links_on_links_v_parent_id_idx" ON "studio"."_footer_links_on_links_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_on_links_v_locale_idx" ON "studio"."_footer_links_on_links_v" USING btree ("_locale");
  CREATE INDEX "_footer_links_on_v_order_idx" ON "studio"."_footer_links_on_v" USING btree ("_order");
  CREATE INDEX "_footer_links_on_v_parent_id_idx" ON "studio"."_footer_links_on_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_links_on_v_locale_idx" ON "studio"."_footer_links_on_v" USING btree ("_locale");
  CREATE INDEX "_footer_network_sites_v_order_idx" ON "studio"."_footer_network_sites_v" USING btree ("_order");
  CREATE INDEX "_footer_network_sites_v_parent_id_idx" ON "studio"."_footer_network_sites_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_network_sites_v_locale_idx" ON "studio"."_footer_network_sites_v" USING btree ("_locale");
  CREATE INDEX "_footer_network_sites_v_casino_logo_idx" ON "studio"."_footer_network_sites_v" USING btree ("casino_logo_id");
  CREATE INDEX "_footer_trusted_v_order_idx" ON "studio"."_footer_trusted_v" USING btree ("_order");
  CREATE INDEX "_footer_trusted_v_parent_id_idx" ON "studio"."_footer_trusted_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_trusted_v_locale_idx" ON "studio"."_footer_trusted_v" USING btree ("_locale");
  CREATE INDEX "_footer_trusted_v_logo_idx" ON "studio"."_footer_trusted_v" USING btree ("logo_id");
  CREATE INDEX "_footer_trusted_fr_v_order_idx" ON "studio"."_footer_trusted_fr_v" USING btree ("_order");
  CREATE INDEX "_footer_trusted_fr_v_parent_id_idx" ON "studio"."_footer_trusted_fr_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_trusted_fr_v_locale_idx" ON "studio"."_footer_trusted_fr_v" USING btree ("_locale");
  CREATE INDEX "_footer_trusted_fr_v_logo_idx" ON "studio"."_footer_trusted_fr_v" USING btree ("logo_id");
  CREATE INDEX "_footer_trusted_on_v_order_idx" ON "studio"."_footer_trusted_on_v" USING btree ("_order");
  CREATE INDEX "_footer_trusted_on_v_parent_id_idx" ON "studio"."_footer_trusted_on_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_trusted_on_v_locale_idx" ON "studio"."_footer_trusted_on_v" USING btree ("_locale");
  CREATE INDEX "_footer_trusted_on_v_logo_idx" ON "studio"."_footer_trusted_on_v" USING btree ("logo_id");
  CREATE INDEX "_footer_copyright_links_v_order_idx" ON "studio"."_footer_copyright_links_v" USING btree ("_order");
  CREATE INDEX "_footer_copyright_links_v_parent_id_idx" ON "studio"."_footer_copyright_links_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_copyright_links_v_locale_idx" ON "studio"."_footer_copyright_links_v" USING btree ("_locale");
  CREATE INDEX "_footer_social_media_v_order_idx" ON "studio"."_footer_social_media_v" USING btree ("_order");
  CREATE INDEX "_footer_social_media_v_parent_id_idx" ON "studio"."_footer_social_media_v" USING btree ("_parent_id");
  CREATE INDEX "_footer_social_media_v_locale_idx" ON "studio"."_footer_social_media_v" USING btree ("_locale");
  CREATE INDEX "_site_globals_v_version_footer_version_footer_logo_site_idx" ON "studio"."_site_globals_v" USING btree ("version_footer_logo_site_id");
  CREATE INDEX "_site_globals_v_created_at_idx" ON "studio"."_site_globals_v" USING btree ("created_at");
  CREATE INDEX "_site_globals_v_updated_at_idx" ON "studio"."_site_globals_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_site_globals_v_locales_locale_parent_id_unique" ON "studio"."_site_globals_v_locales" USING btree ("_locale","_parent_id");`);
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "studio"."pages_breadcrumbs" CASCADE;
  DROP TABLE "studio"."pages_middleware" CASCADE;
  DROP TABLE "studio"."pages" CASCADE;
  DROP TABLE "studio"."pages_locales" CASCADE;
  DROP TABLE "studio"."pages_texts" CASCADE;
  DROP TABLE "studio"."_pages_v_version_breadcrumbs" CASCADE;
  DROP TABLE "studio"."_pages_v_version_middleware" CASCADE;
  DROP TABLE "studio"."_pages_v" CASCADE;
  DROP TABLE "studio"."_pages_v_locales" CASCADE;
  DROP TABLE "studio"."_pages_v_texts" CASCADE;
  DROP TABLE "studio"."game_extras" CASCADE;
  DROP TABLE "studio"."authors" CASCADE;
  DROP TABLE "studio"."authors_locales" CASCADE;
  DROP TABLE "studio"."media" CASCADE;
  DROP TABLE "studio"."media_locales" CASCADE;
  DROP TABLE "studio"."partners_pros" CASCADE;
  DROP TABLE "studio"."partners_cons" CASCADE;
  DROP TABLE "studio"."partners_supported_game_types" CASCADE;
  DROP TABLE "studio"."partners_facts" CASCADE;
  DROP TABLE "studio"."partners_rating_parts" CASCADE;
  DROP TABLE "studio"."partners" CASCADE;
  DROP TABLE "studio"."partners_texts" CASCADE;
  DROP TABLE "studio"."partners_numbers" CASCADE;
  DROP TABLE "studio"."partners_rels" CASCADE;
  DROP TABLE "studio"."_partners_v_version_pros" CASCADE;
  DROP TABLE "studio"."_partners_v_version_cons" CASCADE;
  DROP TABLE "studio"."_partners_v_version_supported_game_types" CASCADE;
  DROP TABLE "studio"."_partners_v_version_facts" CASCADE;
  DROP TABLE "studio"."_partners_v_version_rating_parts" CASCADE;
  DROP TABLE "studio"."_partners_v" CASCADE;
  DROP TABLE "studio"."_partners_v_texts" CASCADE;
  DROP TABLE "studio"."_partners_v_numbers" CASCADE;
  DROP TABLE "studio"."_partners_v_rels" CASCADE;
  DROP TABLE "studio"."offers_currency1" CASCADE;
  DROP TABLE "studio"."offers_currency" CASCADE;
  DROP TABLE "studio"."offers" CASCADE;
  DROP TABLE "studio"."_offers_v_version_currency1" CASCADE;
  DROP TABLE "studio"."_offers_v_version_currency" CASCADE;
  DROP TABLE "studio"."_offers_v" CASCADE;
  DROP TABLE "studio"."toplists_entries" CASCADE;
  DROP TABLE "studio"."toplists" CASCADE;
  DROP TABLE "studio"."_toplists_v_version_entries" CASCADE;
  DROP TABLE "studio"."_toplists_v" CASCADE;
  DROP TABLE "studio"."payment_methods" CASCADE;
  DROP TABLE "studio"."nav_links" CASCADE;
  DROP TABLE "studio"."nav_columns" CASCADE;
  DROP TABLE "studio"."navigation_groups_navigation_items" CASCADE;
  DROP TABLE "studio"."navigation_groups" CASCADE;
  DROP TABLE "studio"."microcopy" CASCADE;
  DROP TABLE "studio"."microcopy_locales" CASCADE;
  DROP TABLE "studio"."redirects" CASCADE;
  DROP TABLE "studio"."users_sessions" CASCADE;
  DROP TABLE "studio"."users" CASCADE;
  DROP TABLE "studio"."payload_kv" CASCADE;
  DROP TABLE "studio"."payload_jobs_log" CASCADE;
  DROP TABLE "studio"."payload_jobs" CASCADE;
  DROP TABLE "studio"."payload_locked_documents" CASCADE;
  DROP TABLE "studio"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "studio"."payload_preferences" CASCADE;
  DROP TABLE "studio"."payload_preferences_rels" CASCADE;
  DROP TABLE "studio"."payload_migrations" CASCADE;
  DROP TABLE "studio"."site_globals_bonus_types" CASCADE;
  DROP TABLE "studio"."footer_links_links" CASCADE;
  DROP TABLE "studio"."footer_links" CASCADE;
  DROP TABLE "studio"."footer_links_fr_links" CASCADE;
  DROP TABLE "studio"."footer_links_fr" CASCADE;
  DROP TABLE "studio"."footer_links_on_links" CASCADE;
  DROP TABLE "studio"."footer_links_on" CASCADE;
  DROP TABLE "studio"."footer_network_sites" CASCADE;
  DROP TABLE "studio"."footer_trusted" CASCADE;
  DROP TABLE "studio"."footer_trusted_fr" CASCADE;
  DROP TABLE "studio"."footer_trusted_on" CASCADE;
  DROP TABLE "studio"."footer_copyright_links" CASCADE;
  DROP TABLE "studio"."footer_social_media" CASCADE;
  DROP TABLE "studio"."site_globals" CASCADE;
  DROP TABLE "studio"."site_globals_locales" CASCADE;
  DROP TABLE "studio"."_site_globals_v_version_bonus_types" CASCADE;
  DROP TABLE "studio"."_footer_links_links_v" CASCADE;
  DROP TABLE "studio"."_footer_links_v" CASCADE;
  DROP TABLE "studio"."_footer_links_fr_links_v" CASCADE;
  DROP TABLE "studio"."_footer_links_fr_v" CASCADE;
  DROP TABLE "studio"."_footer_links_on_links_v" CASCADE;
  DROP TABLE "studio"."_footer_links_on_v" CASCADE;
  DROP TABLE "studio"."_footer_network_sites_v" CASCADE;
  DROP TABLE "studio"."_footer_trusted_v" CASCADE;
  DROP TABLE "studio"."_footer_trusted_fr_v" CASCADE;
  DROP TABLE "studio"."_footer_trusted_on_v" CASCADE;
  DROP TABLE "studio"."_footer_copyright_links_v" CASCADE;
  DROP TABLE "studio"."_footer_social_media_v" CASCADE;
  DROP TABLE "studio"."_site_globals_v" CASCADE;
  DROP TABLE "studio"."_site_globals_v_locales" CASCADE;
  DROP TYPE "studio"."_locales";
  DROP TYPE "studio"."enum_pages_middleware";
  DROP TYPE "studio"."enum_pages_status";
  DROP TYPE "studio"."enum__pages_v_version_middleware";
  DROP TYPE "studio"."enum__pages_v_published_locale";
  DROP TYPE "studio"."enum__pages_v_version_status";
  DROP TYPE "studio"."enum_partners_supported_game_types";
  DROP TYPE "studio"."enum_partners_facts_attribute";
  DROP TYPE "studio"."enum_partners_status";
  DROP TYPE "studio"."enum__partners_v_version_supported_game_types";
  DROP TYPE "studio"."enum__partners_v_version_facts_attribute";
  DROP TYPE "studio"."enum__partners_v_version_status";
  DROP TYPE "studio"."enum__partners_v_published_locale";
  DROP TYPE "studio"."enum_offers_currency1";
  DROP TYPE "studio"."enum_offers_currency";
  DROP TYPE "studio"."enum_offers_status";
  DROP TYPE "studio"."enum__offers_v_version_currency1";
  DROP TYPE "studio"."enum__offers_v_version_currency";
  DROP TYPE "studio"."enum__offers_v_version_status";
  DROP TYPE "studio"."enum__offers_v_published_locale";
  DROP TYPE "studio"."enum_toplists_status";
  DROP TYPE "studio"."enum__toplists_v_version_status";
  DROP TYPE "studio"."enum__toplists_v_published_locale";
  DROP TYPE "studio"."enum_redirects_status";
  DROP TYPE "studio"."enum_users_role";
  DROP TYPE "studio"."enum_payload_jobs_log_task_slug";
  DROP TYPE "studio"."enum_payload_jobs_log_state";
  DROP TYPE "studio"."enum_payload_jobs_task_slug";`);
}
