import { pageOfGame } from '@lupa/contracts/cataloguePath.ts';
import { defineQuery, runQuery } from '@lupa/database/query.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { siteUrlOf } from '../../core/publish/siteTarget.ts';
import { mayWritePages, type Work, type WorkContext, type WorkPart, type WorkSection } from '../../core/frontPage/work.ts';

const stoppedQuery = defineQuery(
  'arcade.stoppedGames',
  `select g.id, g.name, g.normalised_name as "normalisedName", g.local_url as "localUrl", c.failing_since as "failingSince", c.status,
    count(*) over ()::int as total
  from arcade.play_checks c join arcade.games g on g.id = c.game_id and g.free_play_hash = c.hash
  where c.stopped_at is not null order by g.search_volume desc, g.id limit $1 offset $2`,
  { notNull: ['total'] },
);

/** Games whose free play the catalogue has stopped (docs/decisions/085), the most searched first. Those with a page lead there. */
async function loadStopped({ req, now }: WorkContext, { limit, offset }: WorkPart): Promise<Work> {
  const { payload } = req;
  const { rows } = await runQuery(payload.db.pool, stoppedQuery, [limit, offset]);
  const siteUrl = siteUrlOf(payload);
  return {
    total: rows[0]?.total ?? 0,
    rows: rows.map(({ failingSince, status, ...game }) => ({
      key: String(game.id),
      href: new URL(pageOfGame(game) ?? '/', siteUrl).href,
      title: game.name,
      kind: `Juego ${game.id}`,
      detail: formatStatus(status),
      ...(failingSince && { when: formatAge(failingSince, now) }),
      tone: 'warning' as const,
    })),
  };
}

function formatStatus(status: number | null): string {
  if (status === null) return 'No responde';
  return status === 200 ? 'Lo que responde no es un juego' : `Responde ${status}`;
}

export const stoppedGames: WorkSection = {
  id: 'juegos-detenidos',
  place: 100,
  title: 'Juegos que no parten',
  isFor: mayWritePages,
  load: loadStopped,
  empty: 'Ningún juego gratis está detenido.',
  isState: true,
};
