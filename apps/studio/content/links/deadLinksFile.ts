import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { PayloadRequest } from 'payload';
import { buildCsv, type Cell } from '../../core/report/csv.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { formatState } from './linkVerdict.ts';
import type { LinkFilter } from './linkPaths.ts';
import { loadListedLinks } from './loadDeadLinks.ts';

const head = [
  'Dirección',
  'Tipo',
  'Qué pasa',
  'Respuesta',
  `Desde (${countryName})`,
  `Comprobado (${countryName})`,
  'Está en',
  'Clase',
  'Idioma',
  'Bloque',
  'Formulario',
];

export async function buildDeadLinksFile(req: PayloadRequest, filter: LinkFilter, now: Date): Promise<{ name: string; text: string }> {
  const links = await loadListedLinks(req, filter);
  const { serverURL } = req.payload.config;
  const rows = links.flatMap((link) =>
    link.places.map((place): Cell[] => [
      link.address,
      link.kind === 'internal' ? 'Interno' : 'Externo',
      formatState(link),
      link.status,
      link.since && formatSortableMoment(link.since),
      link.checkedAt && formatSortableMoment(link.checkedAt),
      place.title,
      place.kind,
      place.locale === '*' ? null : place.locale,
      place.block,
      `${serverURL}${place.path}`,
    ]),
  );
  return { name: `enlaces-rotos-${dayInMarket(now)}.csv`, text: buildCsv([head, ...rows]) };
}
