import { market } from '@lupa/contracts/market.ts';
import { foldSql } from './fold.ts';

/** The newest version beside the document. */
const newest = (table: string): string => `left join studio._${table}_v as new on new.parent_id = doc.id and new.latest`;
const either = (column: string): string => `coalesce(new.version_${column}, doc.${column})`;
const both = (column: string): string[] => [`new.version_${column}`, `doc.${column}`];
const localized = (table: string, column: string): string => `left join (
    select text._parent_id, string_agg(text.${column}, ' ') as all, max(text.${column}) filter (where text._locale = 'es_CL') as spanish
    from studio.${table}_locales as text group by text._parent_id) as text on text._parent_id = doc.id`;

/**
 * SQL of what can be found, a row for each document: its collection, id, title, a detail that says which it is, all its texts folded, the paths that
 * lead to it, and when it was changed. Texts are those of the newest version and of what is published. The trash is left out. `:kinds` are the
 * collections wanted, `:showsTracking` says whether tracking links may be found, `:labels` has the words for kinds of records and roles.
 */
export const entriesSql = [
  page(),
  partner(),
  offer(),
  toplist(),
  record(),
  media(),
  author(),
  paymentMethod(),
  plain('navigation-groups', 'navigation_groups', { title: 'doc.group_name', trash: true }),
  microcopy(),
  plain('redirects', 'redirects', {
    title: 'doc."from"',
    detail: `'→ ' || doc."to"`,
    texts: ['doc."from"', 'doc."to"'],
    path: 'doc."from"',
  }),
  plain('game-extras', 'game_extras', {
    title: `'Juego ' || doc.arcade_id`,
    detail: 'doc.theme',
    texts: ['doc.arcade_id::text', 'doc.theme'],
  }),
  plain('users', 'users', {
    title: 'doc.name',
    detail: `doc.email || ' · ' || coalesce(:labels::jsonb ->> doc.role::text, doc.role::text)`,
    texts: ['doc.name', 'doc.email'],
  }),
].join('\nunion all\n');

type Plain = { title: string; detail?: string; texts?: string[]; path?: string; trash?: boolean; joins?: string };

function plain(
  collection: string,
  table: string,
  { title, detail = 'null', texts = [title], path, trash = false, joins = '' }: Plain,
): string {
  return `select '${collection}' as collection, doc.id, ${title} as title, ${detail} as detail, ${foldSql(`concat_ws(' ', ${texts.join(', ')})`)} as texts,
    ${path === undefined ? `'{}'::text[]` : `array[${path}]::text[]`} as paths, doc.updated_at as at
  from studio.${table} as doc ${joins}
  where '${collection}' = any(:kinds::text[])${trash ? ' and doc.deleted_at is null' : ''}`;
}

function page(): string {
  const isSpanish = `text._locale = 'es_CL'`;
  const texts = (table: string, parent: string, prefix: string) => `left join (
    select text._parent_id, string_agg(concat_ws(' ', text.${prefix}title, text.${prefix}slug), ' ') as texts,
      array_agg(text.${prefix}slug order by ${isSpanish} desc) filter (where text.${prefix}slug is not null) as slugs
    from studio.${table} as text group by text._parent_id) as ${parent}_text on ${parent}_text._parent_id = ${parent}.id`;
  return `select 'pages' as collection, doc.id, ${either('internal_name')} as title, coalesce(new_text.slugs[1], doc_text.slugs[1]) as detail,
    ${foldSql(`concat_ws(' ', ${both('internal_name').join(', ')}, new_text.texts, doc_text.texts)`)} as texts,
    coalesce(new_text.slugs, '{}') || coalesce(doc_text.slugs, '{}') as paths, ${either('updated_at')} as at
  from studio.pages as doc ${newest('pages')}
  ${texts('_pages_v_locales', 'new', 'version_')}
  ${texts('pages_locales', 'doc', '')}
  where 'pages' = any(:kinds::text[]) and doc.deleted_at is null`;
}

function partner(): string {
  return plain('partners', 'partners', {
    title: either('name'),
    detail: either('web_site'),
    texts: [...both('name'), ...both('slug'), ...both('web_site')],
    trash: true,
    joins: newest('partners'),
  });
}

function offer(): string {
  const wayOut = `'/jugar/' || casino.slug || '/' || ${either('afflink_proxy')}`;
  return plain('offers', 'offers', {
    title: either('title_preview'),
    detail: `concat_ws(' · ', casino.name, ${wayOut})`,
    texts: [
      ...both('title_preview'),
      'casino.name',
      wayOut,
      `case when :showsTracking::boolean then concat_ws(' ', ${both('tracking_url').join(', ')}) end`,
    ],
    path: wayOut,
    trash: true,
    joins: `${newest('offers')} left join studio.partners as casino on casino.id = ${either('partner_id')}`,
  });
}

function toplist(): string {
  const texts = [...both('name'), ...both('identifier')];
  return plain('toplists', 'toplists', {
    title: either('name'),
    detail: either('identifier'),
    texts,
    trash: true,
    joins: newest('toplists'),
  });
}

function record(): string {
  const kind = `(:labels::jsonb ->> coalesce(new.version_kind::text, doc.kind::text))`;
  const day = `to_char(${either('day')} at time zone '${market.timeZone}', 'DD-MM-YYYY')`;
  return plain('records', 'records', {
    title: `concat_ws(' · ', ${kind}, casino.name)`,
    detail: `concat_ws(' · ', ${day}, nullif(${either('note')}, ''))`,
    texts: [kind, 'casino.name', day, ...both('note')],
    trash: true,
    joins: `${newest('records')} left join studio.partners as casino on casino.id = ${either('partner_id')}`,
  });
}

function media(): string {
  const texts = ['doc.filename', 'text.all', 'doc.credit'];
  return plain('media', 'media', { title: 'doc.filename', detail: 'text.spanish', texts, trash: true, joins: localized('media', 'alt') });
}

function author(): string {
  const joins = localized('authors', 'role');
  return plain('authors', 'authors', { title: 'doc.name', detail: 'text.spanish', texts: ['doc.name', 'text.all'], trash: true, joins });
}

function paymentMethod(): string {
  const texts = ['doc.name', 'doc.internal_name'];
  return plain('payment-methods', 'payment_methods', { title: 'doc.name', detail: 'doc.internal_name', texts, trash: true });
}

function microcopy(): string {
  const joins = localized('microcopy', 'value');
  return plain('microcopy', 'microcopy', { title: 'doc.key', detail: 'text.spanish', texts: ['doc.key', 'text.all'], joins });
}
