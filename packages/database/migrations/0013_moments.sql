CREATE TABLE "delivery"."moments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"documents" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
-- What will be published at a moment: the documents, with those of the moment in their place.
CREATE FUNCTION delivery.documents_at(moment uuid) RETURNS SETOF delivery.documents LANGUAGE sql STABLE AS $$
  WITH changed AS (
    SELECT document FROM delivery.moments, jsonb_array_elements(documents) AS document WHERE id = moment AND expires_at > now()
  )
  SELECT present.* FROM delivery.documents AS present
    WHERE NOT EXISTS (
      SELECT FROM changed
        WHERE document->>'kind' = present.kind AND document->>'key' = present.key AND document->>'locale' = present.locale
    )
  UNION ALL
  SELECT filled.* FROM changed, jsonb_populate_record(NULL::delivery.documents, document) AS filled WHERE jsonb_typeof(document->'body') <> 'null'
$$;
