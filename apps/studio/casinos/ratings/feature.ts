import { slugs } from '../../core/slugs.ts';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import { market } from '@lupa/contracts/market.ts';
import { kindLabels, Records } from './Records.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { refuseMoves } from './refuseMoves.ts';
import { RatingMethods } from './RatingMethods.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { freshnessPath } from './loadScores.ts';

export const ratingsFeature: StudioFeature = {
  name: 'ratings',
  find: [{ collection: slugs.records, place: 50, sql: selectRecordEntries(), labels: kindLabels }],
  menu: [
    {
      id: 'records-freshness',
      path: freshnessPath,
      label: 'Comprobaciones por vencer',
      description: 'Las que pronto dejan de contar para la nota.',
      group: 'reports',
      place: 70,
      isFor: mayManageAffiliates,
    },
  ],
  collections: [
    { config: Records, handledAs: 'document' },
    { config: RatingMethods, handledAs: 'document' },
  ],
  views: {
    recordsFreshness: pageAt('/records-freshness', 'Comprobaciones por vencer', '/casinos/ratings/Freshness.tsx#FreshnessView'),
  },
  extendCollection: (collection) =>
    collection.slug === slugs.partners
      ? { ...collection, hooks: { ...collection.hooks, beforeChange: [refuseMoves, ...(collection.hooks?.beforeChange ?? [])] } }
      : collection,
  publishing: { builders: { [slugs.records]: buildRecords, [slugs.ratingMethods]: buildRatingMethods } },
};

function selectRecordEntries(): string {
  const kind = `(:labels::jsonb ->> coalesce(new.version_kind::text, doc.kind::text))`;
  const day = `to_char(${either('day')} at time zone '${market.timeZone}', 'DD-MM-YYYY')`;
  return selectEntries('records', 'records', {
    title: `concat_ws(' · ', ${kind}, casino.name)`,
    detail: `concat_ws(' · ', ${day}, nullif(${either('note')}, ''))`,
    texts: [kind, 'casino.name', day, ...both('note')],
    trash: true,
    joins: `${newest('records')} left join studio.partners as casino on casino.id = ${either('partner_id')}`,
  });
}
