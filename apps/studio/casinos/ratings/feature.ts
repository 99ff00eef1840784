import { slugs } from '../../core/slugs.ts';
import { buildRatingMethods, buildRecords } from './buildRecord.ts';
import { newest, either, both, selectEntries } from '../../core/find.ts';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { kindLabels, Records } from './Records.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { RatingMethods } from './RatingMethods.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';
import { freshnessPath, loadRatingFacts, type RatingFacts } from './loadScores.ts';
import type { Criterion } from '@lupa/contracts/ratingMethod.ts';
import { measure } from '@lupa/domain/rating/measure.ts';
import { bandOf } from '@lupa/domain/rating/method.ts';
import { isWithin } from '@lupa/domain/rating/scoreCasino.ts';
import { refuseFaults } from '../../core/publish/publishedRules.ts';

type Move = { criterion?: unknown; score?: unknown };

const units: Record<Criterion['measure'], (value: string) => string> = {
  worstWithdrawal: (value) => `peor retiro medido: ${value} h`,
  failedChecks: (value) => `puntos que no se cumplen: ${value}`,
  rollover: (value) => `rollover sobre el bono: ${value} veces`,
  reducedGames: (value) => `juegos con RTP rebajado: ${value} %`,
  slowestAnswer: (value) => `respuesta más lenta: ${value} minutos`,
};

const number = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });

/** A reviewer moves a score within the band that the facts give, and not outside. Drafts may be wrong. */
const refuseMoves = refuseFaults(slugs.partners, async ({ scoreMoves: moves, slug }, { req }) => {
  if (!Array.isArray(moves) || moves.length === 0 || typeof slug !== 'string') return [];
  const now = new Date();
  const facts = await loadRatingFacts(req.payload.db.pool, [slug], now);
  return moves.flatMap((move: Move, index) => {
    const message = explainRefusal(move, slug, facts, now);
    return message === null ? [] : [{ path: `scoreMoves.${index}.score`, message }];
  });
});

/** Null where the score may stand, and where there are no facts yet: then it does not count. */
function explainRefusal({ criterion, score }: Move, slug: string, { method, records }: RatingFacts, now: Date): string | null {
  if (method === null || method.scale === 'linear' || typeof score !== 'number') return null;
  const found = method.criteria.find(({ key }) => key === criterion);
  if (!found) return `El método no tiene el criterio «${String(criterion)}»: ${method.criteria.map(({ key }) => key).join(', ')}.`;
  const measured = measure(found.measure, records.get(slug) ?? [], now);
  const band = measured && bandOf(found, measured.value);
  if (!measured || !band || isWithin(score, band)) return null;
  const value = Number.isFinite(measured.value) ? number.format(measured.value) : 'sin fin';
  const range = `de ${number.format(band.floor)} a ${number.format(band.ceiling)}`;
  return `${found.name}: los hechos dan ${range} (${units[found.measure](value)}) y pusiste ${number.format(score)}.`;
}

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
