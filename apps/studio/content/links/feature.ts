import { judgeInternal, notePublished } from './refreshLinks.ts';
import { pageAt, type StudioFeature } from '../../core/feature.ts';
import { roleOf } from '../../core/access/roles.ts';
import { deadLinks, countLinks, loadListedLinks, type DeadLink, loadDeadLinks } from './loadDeadLinks.ts';
import { deadLinksPath, readFilter, type CheckAnswer } from './linkPaths.ts';
import { linksJob, checkExternalLinks, checkInternalLinks, checksExternal } from './runLinkChecks.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { answerCsv, answerJson, queryOf, requireLogin } from '../../core/api/answers.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { dayInMarket } from '@lupa/domain/market.ts';
import type { Cell, CsvFile } from '../../core/report/csv.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { formatState } from './linkVerdict.ts';
import type { Digest } from '../../core/mail/digest.ts';
import { mailHour } from '../../core/mail/sendDigests.ts';
import { buildMail, type Mail } from '../../core/mail/buildMail.ts';

const mostShown = 20;

function buildLinkDigest(links: readonly DeadLink[], studioUrl: string, name: string): Mail | null {
  if (links.length === 0) return null;
  const items = links.slice(0, mostShown).map((link) => {
    const [place, ...more] = link.places;
    const rest = more.length === 0 ? '' : more.length === 1 ? ' y en otro lugar' : ` y en ${more.length} lugares más`;
    return `${link.address}. ${formatState(link)}.${place ? ` Está en «${place.title}»${rest}.` : ''}`;
  });
  return buildMail(links.length === 1 ? '1 enlace roto nuevo' : `${links.length} enlaces rotos nuevos`, [
    `Hola, ${name}:`,
    'Desde el último resumen dejaron de llevar a alguna parte:',
    { items },
    ...(links.length > mostShown ? [`Y ${links.length - mostShown} más.`] : []),
    { label: 'Ver los enlaces rotos', url: `${studioUrl}${deadLinksPath}` },
    `Si no quieres este resumen, desactívalo en tu cuenta: ${studioUrl}/admin/account`,
  ]);
}

const linkDigest: Digest = {
  role: 'editor',
  build: async (req, { name, digestDay }, now) =>
    buildLinkDigest(await loadNewDeadLinks(req, digestDay ?? null, now), req.payload.config.serverURL, name),
};

async function loadNewDeadLinks(req: PayloadRequest, lastDay: string | null, now: Date): Promise<DeadLink[]> {
  const from =
    lastDay === null
      ? formatSortableMoment(new Date(now.getTime() - 24 * 3600_000))
      : `${lastDay} ${String(mailHour).padStart(2, '0')}:00:00`;
  return (await loadDeadLinks(req)).filter(({ since }) => formatSortableMoment(since) >= from);
}

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

async function buildDeadLinksFile(req: PayloadRequest, now: Date): Promise<CsvFile> {
  const links = await loadListedLinks(req, readFilter(queryOf(req)));
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
  return { name: `enlaces-rotos-${dayInMarket(now)}.csv`, rows: [head, ...rows] };
}

/**
 * For everybody with a login: `POST /api/links/check` checks the links within the site at once, and begins with those of other sites where that is
 * switched on; `GET /api/links/count`; `GET /api/links/dead.csv`, with the filter of the list.
 */
const linkEndpoints: Endpoint[] = [
  { path: '/links/check', method: 'post', handler: answerJson((req) => check(requireLogin(req))) },
  { path: '/links/count', method: 'get', handler: answerJson((req) => countLinks(requireLogin(req).payload.db.pool)) },
  { path: '/links/dead.csv', method: 'get', handler: async (req) => answerCsv(await buildDeadLinksFile(requireLogin(req), new Date())) },
];

async function check({ payload }: PayloadRequest): Promise<CheckAnswer> {
  await checkInternalLinks(payload);
  const isOn = await checksExternal(payload);
  // Not waited for: it takes minutes.
  if (isOn)
    checkExternalLinks(payload).catch((error: unknown) =>
      payload.logger.error({ err: error, event: 'studio.linksNotChecked' }, 'links of other sites could not be checked'),
    );
  const { internal, external } = await countLinks(payload.db.pool);
  return { internal, external, externalCheck: isOn ? 'running' : 'off' };
}

export const linksFeature: StudioFeature = {
  name: 'links',
  menu: [
    {
      id: 'dead-links',
      path: deadLinksPath,
      label: 'Enlaces rotos',
      description: 'Los del sitio que no llevan a ninguna parte.',
      group: 'reports',
      place: 80,
      isFor: (user) => roleOf(user) !== undefined,
      badge: '/content/links/DeadLinksCount.tsx#DeadLinksCount',
    },
  ],
  digest: linkDigest,
  work: [deadLinks],
  endpoints: linkEndpoints,
  jobs: [linksJob],
  views: { deadLinks: pageAt('/enlaces', 'Enlaces rotos', '/content/links/DeadLinksView.tsx#DeadLinksView') },
  publishing: { notePublished, endPublication: judgeInternal },
};
