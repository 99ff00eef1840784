import { countryName } from '@lupa/domain/marketNames.ts';
import type { Endpoint, Payload, PayloadRequest } from 'payload';
import { dimensionLabels, groupLabels, nameClass, nameCountry, nameDevice, robotClasses, robotLabels } from './clickKinds.ts';
import { type Cell, type CsvFile } from '../../core/report/csv.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { loadNames, nameGroup } from './loadNames.ts';
import { countRobots, queryClicks, type ClickCounts } from './queryClicks.ts';
import { queryRawClicks } from './queryRawClicks.ts';
import { readParameters, type ReportParameters } from './reportParameters.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import { answerCsv, answerFault, getEndpoint, queryOf } from '../../core/api/answers.ts';
import { mayManageAffiliates } from '../../core/access/roles.ts';

const everyGroup = 1_000_000;
const mostClicks = 100_000;
const shareOf = (part: number, whole: number) => (whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10);

const clickHead =
  `Id;Momento (${countryName});Clase;Motivo;Casino;Casino (clave);Oferta;Oferta (id);Camino;Página;Bloque;Toplist;Puesto;Lista vista;Enlace;cclid;cmpccl;País;Dispositivo`.split(
    ';',
  );

async function buildReportFile(payload: Payload, { by, filter }: ReportParameters): Promise<CsvFile> {
  const { groups } = await queryClicks(payload.db.pool, { by, filter, limit: everyGroup });
  const offers = groups.map(({ key }) => key);
  const names = await loadNames(payload, { offers, pagesOfBlocks: groups.map(({ within }) => within) });
  const human = groups.reduce((sum, group) => sum + group.human, 0);
  const counts = (group: ClickCounts): Cell[] => [
    group.human,
    shareOf(group.human, human),
    group.repeat,
    group.suspicious,
    countRobots(group),
    ...robotClasses.map((name) => group[name]),
  ];
  const head = [
    ...(by === 'day' ? [dimensionLabels.day] : [dimensionLabels[by], 'Detalle', 'Clave']),
    'Clics de personas',
    '% de los clics de personas',
    groupLabels.repeat,
    groupLabels.suspicious,
    groupLabels.robots,
    ...robotClasses.map((name) => `${robotLabels[name]} (de los robots)`),
  ];
  const ordered = by === 'day' ? groups.toSorted((one, other) => ((one.key ?? '') < (other.key ?? '') ? -1 : 1)) : groups;
  const rows = ordered.map((group): Cell[] => {
    if (by === 'day') return [group.key, ...counts(group)];
    const { name, detail } = nameGroup(by, group, names);
    return [name, detail, group.key, ...counts(group)];
  });
  return { name: `clics-por-${by}-${filter.from}-${filter.to}.csv`, rows: [head, ...rows] };
}

/** Clicks one by one, the newest first, but for those that are only there as daily sums. Null: they are too many. */
async function buildClicksFile(payload: Payload, { filter }: ReportParameters): Promise<CsvFile | null> {
  const clicks = await queryRawClicks(payload.db.pool, filter, mostClicks + 1);
  if (clicks.length > mostClicks) return null;
  const names = await loadNames(payload, { offers: clicks.map(({ offerId }) => offerId) });
  const rows = clicks.map((click): Cell[] => [
    click.id,
    formatSortableMoment(click.at),
    nameClass(click.botClass),
    click.botReason,
    names.partners.get(click.partnerSlug)?.name ?? click.partnerSlug,
    click.partnerSlug,
    names.offers.get(click.offerId)?.name ?? null,
    click.offerId,
    click.afflinkProxy,
    click.page,
    click.block,
    click.toplist,
    click.position,
    click.responseId,
    click.linkId,
    click.cclid,
    click.cmpccl,
    click.country === null ? null : nameCountry(click.country),
    nameDevice(click.device),
  ]);
  return { name: `clics-${filter.from}-${filter.to}.csv`, rows: [clickHead, ...rows] };
}

/** With the query of the report's own URL. */
export const clickEndpoints: Endpoint[] = [
  getEndpoint('/clicks/report.csv', mayManageAffiliates, (req) => answerWithFile(req, buildReportFile)),
  getEndpoint('/clicks/clicks.csv', mayManageAffiliates, (req) => answerWithFile(req, buildClicksFile)),
];

type BuildFile = (payload: Payload, parameters: ReportParameters) => Promise<CsvFile | null>;

async function answerWithFile(req: PayloadRequest, buildFile: BuildFile): Promise<Response> {
  const { parameters, faults } = readParameters(queryOf(req), dayInMarket(new Date()));
  const fault = faults.from ?? faults.to;
  if (fault) return answerFault(400, fault);
  const file = await buildFile(req.payload, parameters);
  return file ? answerCsv(file) : answerFault(422, `Un archivo lleva ${mostClicks} clics como máximo. Acorta el período.`);
}
