import type { Criterion } from '@lupa/contracts/ratingMethod.ts';
import { spanishLocale } from '@lupa/contracts/market.ts';
import { measure } from '@lupa/domain/rating/measure.ts';
import { bandOf } from '@lupa/domain/rating/method.ts';
import { isWithin } from '@lupa/domain/rating/scoreCasino.ts';
import { refuseFaults } from '../../core/publish/publishedRules.ts';
import { slugs } from '../../core/slugs.ts';
import { loadRatingFacts, type RatingFacts } from './loadScores.ts';

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
export const refuseMoves = refuseFaults(slugs.partners, async ({ scoreMoves: moves, slug }, { req }) => {
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
