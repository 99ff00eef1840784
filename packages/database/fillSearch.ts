import type pg from 'pg';

/** So many documents in a transaction: publications wait for none of them. */
const batch = 200;

type Row = { kind: string; key: string; locale: string };

/** Makes what can be found in documents that were published before there was a search. Documents that have it are not touched. */
export async function fillSearch(client: pg.Client): Promise<void> {
  let last: Row | undefined = { kind: '', key: '', locale: '' };
  while (last) {
    const { rows }: { rows: Row[] } = await client.query<Row>(
      `with missing as materialized (
        select * from delivery.documents as document
        where kind in ('page', 'partner') and (kind, key, locale) > ($1, $2, $3) and not exists (
          select from delivery.search_entries as entry
          where entry.document_kind = document.kind and entry.document_key = document.key and entry.locale = document.locale
        )
        order by kind, key, locale limit $4
      )
      select missing.kind, missing.key, missing.locale, delivery.index_document(missing) from missing order by kind, key, locale`,
      [last.kind, last.key, last.locale, batch],
    );
    last = rows.at(-1);
  }
}
