CREATE EXTENSION IF NOT EXISTS fuzzystrmatch;
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
	"name" text NOT NULL,
	"names" tsvector NOT NULL,
	"words" tsvector NOT NULL
);
--> statement-breakpoint
CREATE TABLE "delivery"."search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "delivery"."search_entries" USING btree ("document_kind","document_key","locale");--> statement-breakpoint
CREATE INDEX "search_entries_host" ON "delivery"."search_entries" USING btree ("host");--> statement-breakpoint
CREATE INDEX "search_entries_name" ON "delivery"."search_entries" USING btree ("name");--> statement-breakpoint
CREATE INDEX "search_entries_names" ON "delivery"."search_entries" USING gin ("names") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "delivery"."search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_words_beginning" ON "delivery"."search_words" USING btree ("word" text_pattern_ops);
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
-- A host and those above it: `m.casino.example` is `{m.casino.example,casino.example,example}`.
CREATE FUNCTION delivery.hosts_above(host text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT array_agg(array_to_string(labels[place:], '.') ORDER BY place)
  FROM (SELECT string_to_array(host, '.') AS labels) AS parts, generate_subscripts(labels, 1) AS place
$$;
--> statement-breakpoint
-- Adds something that can be found in a document. `said` are the words of its names, `told` those of its text.
CREATE FUNCTION delivery.add_search_entry(
  document delivery.documents, kind text, path text, title text, summary text, category text, host text, since text, said text, told tsvector
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  folded text := delivery.fold(said);
BEGIN
  INSERT INTO delivery.search_entries
    (document_kind, document_key, locale, kind, path, title, summary, category, host, since, name, names, words)
  VALUES (
    document.kind, document.key, document.locale, kind, path, title, summary, category, host, since,
    delivery.fold(title), to_tsvector(delivery.stemming(document.locale), folded), told
  );
  -- In order, so that two transactions that bring the same words wait for each other and never in a circle.
  INSERT INTO delivery.search_words (word)
    SELECT DISTINCT left(word, 40) AS word FROM unnest(string_to_array(folded, ' ')) AS word WHERE length(word) >= 3 ORDER BY word
    ON CONFLICT DO NOTHING;
END
$$;
--> statement-breakpoint
-- Makes what can be found in a document anew. Pages that the sitemap page does not list are not found.
CREATE FUNCTION delivery.index_document(document delivery.documents) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  stemming regconfig := delivery.stemming(document.locale);
  category text := btrim(coalesce(document.body->>'sitemapCategory', ''));
  summary text := coalesce(document.body->>'description', '');
  title text := coalesce(nullif(document.body->>'title', ''), document.body->>'internalName', document.key);
  -- Accents go before the text is read as JSON: the canonical form of no letter has a quote or a backslash.
  content jsonb := regexp_replace(normalize(coalesce(document.body->'content', '[]')::text, NFD), '[\u0300-\u036f]', '', 'g')::jsonb;
  item jsonb;
BEGIN
  DELETE FROM delivery.search_entries AS entry
    WHERE entry.document_kind = document.kind AND entry.document_key = document.key AND entry.locale = document.locale;
  IF document.kind = 'page' AND category <> '' THEN
    PERFORM delivery.add_search_entry(
      document, 'page', document.key, title, summary, category, NULL, NULL, concat_ws(' ', title, category),
      setweight(to_tsvector(stemming, delivery.fold(title)), 'A') || setweight(to_tsvector(stemming, delivery.fold(summary)), 'B')
        || jsonb_to_tsvector(stemming, content, '["string"]')
    );
    FOR item IN SELECT jsonb_path_query(document.body, '$.content[*] ? (@.type == "blackList").items[*] ? (@.name != "")') LOOP
      PERFORM delivery.add_search_entry(
        document, 'warning', document.key, item->>'name', coalesce(item->>'reason', ''), category, delivery.host_of(item->>'webSite'),
        left(item->>'reportedOn', 10), concat_ws(' ', item->>'name', item->>'webSite'), to_tsvector(stemming, delivery.fold(coalesce(item->>'reason', '')))
      );
    END LOOP;
  ELSIF document.kind = 'partner' AND coalesce(document.body #>> '{entity,reviewSlug}', '') <> '' THEN
    PERFORM delivery.add_search_entry(
      document, 'casino', document.body #>> '{entity,reviewSlug}', document.body #>> '{entity,partnerName}', '', NULL,
      delivery.host_of(document.body #>> '{entity,webSite}'), NULL,
      concat_ws(' ', document.body #>> '{entity,partnerName}', document.body #>> '{entity,webSite}'), ''
    );
  END IF;
END
$$;
--> statement-breakpoint
CREATE FUNCTION delivery.index_changed_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    DELETE FROM delivery.search_entries AS entry
      WHERE entry.document_kind = OLD.kind AND entry.document_key = OLD.key AND entry.locale = OLD.locale;
  END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM delivery.index_document(NEW); END IF;
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
-- The words that one with wrong letters may have meant: as few letters away as any, two at most, three of a long one. What begins with another letter is not meant.
CREATE FUNCTION delivery.similar_words(asked text) RETURNS text[] LANGUAGE sql STABLE STRICT AS $$
  WITH near AS (
    SELECT word, least(
      levenshtein_less_equal(word, asked, most),
      -- Of a longer word the beginning, while somebody types.
      CASE WHEN length(asked) >= 5 THEN levenshtein_less_equal(left(word, length(asked)), asked, most) END
    ) AS distance, most
    FROM delivery.search_words, (SELECT CASE WHEN length(asked) < 8 THEN 2 ELSE 3 END AS most) AS limits
    WHERE word LIKE left(asked, 1) || '%' AND length(word) >= length(asked) - most
  )
  SELECT array_agg(word) FROM (
    SELECT word FROM (SELECT word, distance, min(distance) OVER () AS least FROM near WHERE distance <= most) AS nearest
    WHERE distance = least ORDER BY length(word), word LIMIT 5
  ) AS chosen
$$;
--> statement-breakpoint
-- A folded name without the word that most casinos have in theirs.
CREATE FUNCTION delivery.without_casino(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(name, '\mcasino\M ?', '', 'g'))
$$;
--> statement-breakpoint
-- What stands at the host that was asked for, has the words in its names, or in its text, in this order. `score`: 1 by the letter, 0.95 where its title begins so, 0.9
-- by its names, 0.7 with other letters, from 0.5 on by its text, 0.4 for some of the words only.
CREATE FUNCTION delivery.search(asked text, wanted_locale text, maximum integer)
RETURNS TABLE (kind text, path text, title text, summary text, category text, partner text, host text, since text, match text, score real)
-- Words that are nowhere would be looked for in the whole table: its statistics know of no rare beginnings of words.
LANGUAGE plpgsql STABLE SET enable_seqscan = off AS $$
#variable_conflict use_column
DECLARE
  -- So many documents with the words are put in order.
  candidates CONSTANT integer := 200;
  -- So many words of a question are looked at, and so many of them corrected.
  most_words CONSTANT integer := 8;
  corrections integer := 3;
  stemming regconfig := delivery.stemming(wanted_locale);
  asked_host text := delivery.host_of(asked);
  asked_hosts text[] := delivery.hosts_above(asked_host);
  -- Of a web site the name that stands before its ending.
  folded text := delivery.fold(CASE WHEN asked_host IS NULL THEN asked ELSE (asked_hosts)[cardinality(asked_hosts) - 1] END);
  asked_word text;
  meant text[];
  stems tsquery;
  term tsquery;
  as_typed tsquery;
  corrected tsquery;
  any_word tsquery;
  is_corrected boolean := false;
BEGIN
  FOREACH asked_word IN ARRAY (string_to_array(folded, ' '))[1:most_words] LOOP
    -- A word may be the beginning of a longer one.
    stems := to_tsquery(stemming, asked_word || ':*');
    CONTINUE WHEN numnode(stems) = 0;
    term := stems;
    IF length(asked_word) >= 4 AND corrections > 0
      AND NOT EXISTS (SELECT FROM delivery.search_words WHERE word LIKE asked_word || '%')
      AND NOT EXISTS (SELECT FROM delivery.search_entries AS entry WHERE entry.words @@ stems OR entry.names @@ stems) THEN
      corrections := corrections - 1;
      meant := delivery.similar_words(asked_word);
      IF meant IS NOT NULL THEN
        term := (SELECT string_agg(to_tsquery(stemming, word || ':*')::text, ' | ') FROM unnest(meant) AS word)::tsquery;
        is_corrected := true;
      END IF;
    END IF;
    as_typed := coalesce(as_typed && stems, stems);
    corrected := coalesce(corrected && term, term);
    any_word := coalesce(any_word || term, term);
  END LOOP;
  RETURN QUERY
  WITH by_host AS (
    SELECT id FROM delivery.search_entries AS entry WHERE entry.host = ANY (asked_hosts) AND entry.locale IN (wanted_locale, '*')
  ), by_name AS (
    SELECT id, CASE WHEN name = folded THEN 1 WHEN is_corrected THEN 0.7 WHEN name LIKE folded || '%' THEN 0.95 ELSE 0.9 END AS score FROM (
      (SELECT * FROM delivery.search_entries AS entry WHERE entry.name = folded AND entry.locale IN (wanted_locale, '*'))
      UNION ALL
      (SELECT * FROM delivery.search_entries AS entry
        WHERE entry.names @@ corrected AND entry.name <> folded AND entry.locale IN (wanted_locale, '*') LIMIT 5 * candidates)
    ) AS having_them ORDER BY score DESC, kind, length(name), path LIMIT maximum
  ), by_text AS (
    SELECT id, 0.5 + least(ts_rank(words, as_typed), 0.1) AS score FROM (
      SELECT id, words FROM delivery.search_entries AS entry
      WHERE entry.words @@ as_typed AND entry.locale = wanted_locale AND asked_host IS NULL AND (SELECT count(*) FROM by_name) < maximum LIMIT candidates
    ) AS having_them
  ), by_some AS (
    SELECT id, 0.4 AS score FROM (
      SELECT id, names FROM delivery.search_entries AS entry
      WHERE entry.names @@ any_word AND entry.locale IN (wanted_locale, '*') AND asked_host IS NULL
        AND NOT EXISTS (SELECT FROM by_host) AND NOT EXISTS (SELECT FROM by_name) AND NOT EXISTS (SELECT FROM by_text) LIMIT candidates
    ) AS having_some ORDER BY ts_rank(names, any_word) DESC LIMIT maximum
  ), best AS (
    SELECT id, max(score) AS score FROM (
      SELECT id, 1.1 AS score FROM by_host UNION ALL SELECT id, score FROM by_name UNION ALL SELECT id, score FROM by_text UNION ALL SELECT id, score FROM by_some
    ) AS all_found GROUP BY id
  )
  SELECT entry.kind, entry.path, entry.title, entry.summary, entry.category,
    CASE WHEN entry.kind = 'casino' THEN entry.document_key END, entry.host, entry.since,
    CASE WHEN best.score > 1 THEN 'host' WHEN entry.name = folded OR entry.kind <> 'page' AND delivery.without_casino(entry.name) = delivery.without_casino(folded) THEN 'name' END, least(best.score, 1)::real
  FROM best JOIN delivery.search_entries AS entry ON entry.id = best.id
  ORDER BY best.score DESC, entry.kind, length(entry.name), entry.path LIMIT maximum;
END
$$;
