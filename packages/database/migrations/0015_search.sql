CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE TABLE "delivery"."search_entries" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "delivery"."search_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"document_kind" text NOT NULL,
	"document_key" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"category" text,
	"host" text,
	"since" text,
	"names" text NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "delivery"."search_entries" USING btree ("document_kind","document_key","locale");--> statement-breakpoint
CREATE INDEX "search_entries_host" ON "delivery"."search_entries" USING btree ("host");--> statement-breakpoint
CREATE INDEX "search_entries_names" ON "delivery"."search_entries" USING gin ("names" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "delivery"."search_entries" USING gin ("words");
--> statement-breakpoint
-- Words as the search compares them: lower case, without accents, signs as spaces.
CREATE FUNCTION delivery.fold(words text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(lower(regexp_replace(normalize(words, NFKD), '[\u0300-\u036f]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;
--> statement-breakpoint
-- How the words of a language are stemmed.
CREATE FUNCTION delivery.stemming(locale text) RETURNS regconfig LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT CASE left(locale, 2)
    WHEN 'es' THEN 'pg_catalog.spanish' WHEN 'en' THEN 'pg_catalog.english' WHEN 'fr' THEN 'pg_catalog.french' WHEN 'de' THEN 'pg_catalog.german'
    ELSE 'pg_catalog.simple' END::regconfig
$$;
--> statement-breakpoint
-- The host that a web site is written with: `https://www.casino.example/x` and `Casino.example` are `casino.example`. Null for what has no dot.
CREATE FUNCTION delivery.host_of(web_site text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT substring(lower(btrim(web_site)) FROM '^(?:[a-z]+://)?(?:www\.)?([^/?#:@\s]+\.[^/?#:@\s.]+)(?:[:/?#]|$)')
$$;
--> statement-breakpoint
-- Makes what can be found in a document anew. Pages that the sitemap page does not list are not found.
CREATE FUNCTION delivery.index_document(document delivery.documents) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stemmed regconfig := delivery.stemming(document.locale);
  title text;
BEGIN
  DELETE FROM delivery.search_entries AS entry
    WHERE entry.document_kind = document.kind AND entry.document_key = document.key AND entry.locale = document.locale;
  IF document.kind = 'page' AND btrim(coalesce(document.body->>'sitemapCategory', '')) <> '' THEN
    title := coalesce(nullif(document.body->>'title', ''), document.body->>'internalName', document.key);
    INSERT INTO delivery.search_entries (document_kind, document_key, locale, kind, path, title, summary, category, names, words)
    VALUES (
      document.kind, document.key, document.locale, 'page', document.key, title, coalesce(document.body->>'description', ''),
      btrim(document.body->>'sitemapCategory'), delivery.fold(concat_ws(' ', title, document.body->>'sitemapCategory')),
      setweight(to_tsvector(stemmed, delivery.fold(title)), 'A')
        || setweight(to_tsvector(stemmed, delivery.fold(coalesce(document.body->>'description', ''))), 'B')
        -- Accents go before the text is read as JSON: the canonical form of no letter has a quote or a backslash.
        || jsonb_to_tsvector(
          stemmed,
          regexp_replace(normalize(coalesce(document.body->'content', '[]'::jsonb)::text, NFD), '[\u0300-\u036f]', '', 'g')::jsonb,
          '["string"]'
        )
    );
    INSERT INTO delivery.search_entries (document_kind, document_key, locale, kind, path, title, summary, category, host, since, names, words)
    SELECT document.kind, document.key, document.locale, 'warning', document.key, item->>'name', coalesce(item->>'reason', ''),
      btrim(document.body->>'sitemapCategory'), delivery.host_of(item->>'webSite'), left(item->>'reportedOn', 10),
      delivery.fold(concat_ws(' ', item->>'name', item->>'webSite')),
      to_tsvector(stemmed, delivery.fold(concat_ws(' ', item->>'name', item->>'webSite', item->>'reason')))
    FROM jsonb_path_query(document.body, '$.content[*] ? (@.type == "blackList").items[*]') AS item
    WHERE coalesce(item->>'name', '') <> '';
  ELSIF document.kind = 'partner' AND coalesce(document.body #>> '{entity,reviewSlug}', '') <> '' THEN
    title := document.body #>> '{entity,partnerName}';
    INSERT INTO delivery.search_entries (document_kind, document_key, locale, kind, path, title, summary, host, names, words)
    VALUES (
      document.kind, document.key, document.locale, 'casino', document.body #>> '{entity,reviewSlug}', title, '',
      delivery.host_of(document.body #>> '{entity,webSite}'),
      delivery.fold(concat_ws(' ', title, document.body #>> '{entity,webSite}')), ''
    );
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION delivery.index_changed_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM delivery.index_document(NEW);
    RETURN NULL;
  END IF;
  DELETE FROM delivery.search_entries AS entry
    WHERE entry.document_kind = OLD.kind AND entry.document_key = OLD.key AND entry.locale = OLD.locale;
  IF TG_OP = 'UPDATE' THEN PERFORM delivery.index_document(NEW); END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER index_added AFTER INSERT ON delivery.documents
  FOR EACH ROW WHEN (NEW.kind IN ('page', 'partner')) EXECUTE FUNCTION delivery.index_changed_document();
--> statement-breakpoint
CREATE TRIGGER index_changed AFTER UPDATE OF kind, key, locale, body ON delivery.documents
  FOR EACH ROW WHEN (OLD.kind IN ('page', 'partner') AND (OLD.body, OLD.key, OLD.locale) IS DISTINCT FROM (NEW.body, NEW.key, NEW.locale))
  EXECUTE FUNCTION delivery.index_changed_document();
--> statement-breakpoint
CREATE TRIGGER index_removed AFTER DELETE ON delivery.documents
  FOR EACH ROW WHEN (OLD.kind IN ('page', 'partner')) EXECUTE FUNCTION delivery.index_changed_document();
--> statement-breakpoint
-- A host and those above it: `m.casino.example` is `{m.casino.example,casino.example,example}`.
CREATE FUNCTION delivery.hosts_above(host text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(array_to_string(labels[place:], '.') ORDER BY place)
  FROM (SELECT string_to_array(host, '.') AS labels) AS parts, generate_subscripts(labels, 1) AS place
$$;
--> statement-breakpoint
-- What is like the words that were asked for, has them, or stands at the host that was asked for, the best first. Less than 0.4 alike is another word.
CREATE FUNCTION delivery.search(asked text, wanted_locale text, maximum integer)
RETURNS TABLE (kind text, path text, title text, summary text, category text, partner text, host text, since text, match text, score real)
LANGUAGE plpgsql STABLE SET pg_trgm.word_similarity_threshold = 0.4 AS $$
#variable_conflict use_column
DECLARE
  asked_host text := delivery.host_of(asked);
  asked_hosts text[] := delivery.hosts_above(asked_host);
  -- Of a web site the name that stands before its ending.
  folded text := delivery.fold(CASE WHEN asked_host IS NULL THEN asked ELSE (asked_hosts)[cardinality(asked_hosts) - 1] END);
  stems tsquery;
BEGIN
  IF folded = '' THEN RETURN; END IF;
  -- The last word may be the beginning of a longer one.
  stems := to_tsquery(delivery.stemming(wanted_locale), replace(folded, ' ', ' & ') || ':*');
  RETURN QUERY
  WITH found AS (
    SELECT entry.*, entry.host = ANY (asked_hosts) AS has_host, similarity(folded, delivery.fold(entry.title)) >= 0.9 AS has_name,
      greatest(
        word_similarity(folded, entry.names),
        CASE WHEN entry.words @@ stems THEN 0.4 + least(ts_rank(entry.words, stems), 0.4) ELSE 0 END
      ) AS likeness
    FROM delivery.search_entries AS entry
    WHERE entry.locale IN (wanted_locale, '*')
      AND (folded <% entry.names OR entry.words @@ stems OR entry.host = ANY (asked_hosts))
  )
  SELECT found.kind, found.path, found.title, found.summary, found.category,
    CASE WHEN found.kind = 'casino' THEN found.document_key END, found.host, found.since,
    CASE WHEN found.has_host THEN 'host' WHEN found.has_name THEN 'name' END,
    CASE WHEN found.has_host THEN 1 ELSE found.likeness END::real
  FROM found
  ORDER BY found.has_host IS TRUE DESC, found.likeness DESC, found.kind, length(found.names), found.path
  LIMIT maximum;
END
$$;
