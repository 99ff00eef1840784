DROP INDEX "delivery"."offer_versions_source";--> statement-breakpoint
ALTER TABLE "delivery"."documents" ADD COLUMN "review_slug" text GENERATED ALWAYS AS (body #>> '{entity,reviewSlug}') STORED;--> statement-breakpoint
CREATE INDEX "documents_review" ON "delivery"."documents" USING btree ("review_slug","key") WHERE "delivery"."documents"."review_slug" is not null;--> statement-breakpoint
CREATE INDEX "offer_versions_since" ON "delivery"."offer_versions" USING btree ("since","id");--> statement-breakpoint
CREATE INDEX "offer_versions_source" ON "delivery"."offer_versions" USING btree ("source","since","id");--> statement-breakpoint
-- A generated column is not filled in by jsonb_populate_record.
CREATE OR REPLACE FUNCTION delivery.documents_at(moment uuid) RETURNS SETOF delivery.documents LANGUAGE sql STABLE AS $$
  WITH changed AS (
    SELECT document FROM delivery.moments, jsonb_array_elements(documents) AS document WHERE id = moment AND expires_at > now()
  )
  SELECT present.* FROM delivery.documents AS present
    WHERE NOT EXISTS (
      SELECT FROM changed
        WHERE document->>'kind' = present.kind AND document->>'key' = present.key AND document->>'locale' = present.locale
    )
  UNION ALL
  SELECT filled.kind, filled.key, filled.locale, filled.source, filled.body, filled.refs, filled.position, filled.version, filled.updated_at,
      filled.body #>> '{entity,reviewSlug}'
    FROM changed, jsonb_populate_record(NULL::delivery.documents, document) AS filled WHERE jsonb_typeof(document->'body') <> 'null'
$$;
