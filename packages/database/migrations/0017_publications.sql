CREATE TABLE "delivery"."publications" (
	"source" text NOT NULL,
	"locale" text NOT NULL,
	"first_published_at" timestamp with time zone DEFAULT now(),
	CONSTRAINT "publications_source_locale_pk" PRIMARY KEY("source","locale")
);
--> statement-breakpoint
-- What is published already: a document that never changed was published when its row was made. Of the others nothing is known here.
INSERT INTO "delivery"."publications" ("source", "locale", "first_published_at")
SELECT "source", "locale", min("updated_at") FILTER (WHERE "version" = 1) FROM "delivery"."documents"
WHERE "kind" IN ('page', 'casinoRecord') GROUP BY "source", "locale";
--> statement-breakpoint
-- The studio may know of an earlier publication: the first version that it has kept as published.
DO $$
BEGIN
  IF to_regclass('studio._pages_v') IS NOT NULL AND to_regclass('studio._pages_v_locales') IS NOT NULL THEN
    UPDATE "delivery"."publications" AS known SET "first_published_at" = least(known."first_published_at", kept.at)
    FROM (
      SELECT 'pages:' || version."parent_id" AS source, words."_locale"::text AS locale, min(version."created_at") AS at
      FROM "studio"."_pages_v" AS version JOIN "studio"."_pages_v_locales" AS words ON words."_parent_id" = version."id"
      WHERE words."version__status" = 'published' GROUP BY 1, 2
    ) AS kept
    WHERE known."source" = kept.source AND known."locale" = kept.locale;
  END IF;
  IF to_regclass('studio._records_v') IS NOT NULL THEN
    UPDATE "delivery"."publications" AS known SET "first_published_at" = least(known."first_published_at", kept.at)
    FROM (
      SELECT 'records:' || "parent_id" AS source, min("created_at") AS at
      FROM "studio"."_records_v" WHERE "version__status" = 'published' GROUP BY 1
    ) AS kept
    WHERE known."source" = kept.source;
  END IF;
END
$$;
