import type { Where } from 'payload';
import { slugs } from '../../core/slugs.ts';
import { formatAge } from '../../core/dates/formatMoment.ts';
import { plain } from '../../core/publish/reader.ts';
import type { Work, WorkContext, WorkPart, WorkSection } from '../../core/frontPage/work.ts';
import type { ReportState } from '@lupa/contracts/errorReport.ts';

export const stateLabels: Record<ReportState, string> = {
  received: 'Recibido',
  reviewing: 'En revisión',
  corrected: 'Corregido',
  rejected: 'No corregido',
};

export const openStates = ['received', 'reviewing'] as const satisfies ReportState[];

const listPath = `/admin/collections/${slugs.errorReports}?${new URLSearchParams({ 'where[or][0][and][0][state][in]': openStates.join(','), 'where[or][0][and][1][isSuspicious][not_equals]': 'true', sort: 'receivedAt' }).toString()}`;
/** Milliseconds after which somebody has waited for long. */
const patience = 3 * 86_400_000;

async function loadReports({ req, now }: WorkContext, { limit, offset }: WorkPart): Promise<Work> {
  const { docs, totalDocs } = await req.payload.find({
    collection: slugs.errorReports,
    where: openFor(req.user?.collection === slugs.users ? req.user.id : null),
    sort: 'receivedAt',
    limit,
    page: Math.floor(offset / limit) + 1,
    overrideAccess: false,
    ...plain(req),
  });
  const rows = docs.map(({ id, message, pageTitle, factLabel, state, receivedAt }) => {
    const at = new Date(receivedAt);
    return {
      key: String(id),
      href: `/admin/collections/${slugs.errorReports}/${id}`,
      title: message.length > 90 ? `${message.slice(0, 89).trimEnd()}…` : message,
      kind: stateLabels[state],
      detail: [pageTitle ?? 'El sitio', factLabel].filter(Boolean).join(', '),
      when: formatAge(at, now),
      ...(now.getTime() - at.getTime() > patience && { tone: 'warning' as const }),
    };
  });
  return { total: totalDocs, rows };
}

const openFor = (person: number | null): Where => ({
  and: [
    { state: { in: [...openStates] } },
    { isSuspicious: { not_equals: true } },
    { or: [{ assignee: { exists: false } }, ...(person === null ? [] : [{ assignee: { equals: person } }])] },
  ],
});

export const openReports: WorkSection = {
  id: 'avisos',
  place: 20,
  title: 'Avisos de error',
  isFor: ({ permissions }) => Boolean(permissions.collections?.[slugs.errorReports]?.update),
  load: loadReports,
  empty: 'Ningún lector espera una corrección.',
  listPath,
};
