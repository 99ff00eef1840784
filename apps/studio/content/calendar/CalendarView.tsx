import type { AdminViewServerProps } from 'payload';
import { roleOf } from '../../core/access/roles.ts';
import { StudioPage } from '../../core/components/StudioPage.tsx';
import { buildCalendar } from './buildCalendar.ts';
import { CalendarAgenda } from './CalendarAgenda.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import { CalendarGrid } from './CalendarGrid.tsx';
import { listWeeks, readFilter } from './calendarMonth.ts';
import { CalendarNavigation } from './CalendarNavigation.tsx';
import { loadCalendarFacts } from './loadCalendar.ts';

const title = 'Calendario';

export function CalendarView(view: AdminViewServerProps) {
  return (
    <StudioPage view={view} title={title} mayOpen={(user) => roleOf(user) !== undefined}>
      {() => renderCalendar(view)}
    </StudioPage>
  );
}

async function renderCalendar({ initPageResult: { req }, searchParams }: AdminViewServerProps) {
  const now = new Date();
  const filter = readFilter(searchParams ?? {}, now);
  const weeks = listWeeks(filter.month);
  const [from = '', to = ''] = [weeks[0]?.[0], weeks.at(-1)?.[6]];
  const entries = buildCalendar(await loadCalendarFacts(req), { from, to, timeZone: filter.zone.timeZone }).filter(
    ({ kind, locale }) =>
      (filter.kind === null || kind === filter.kind) && (filter.locale === null || locale === null || locale === filter.locale),
  );
  const ofMonth = entries.filter(({ day }) => day.startsWith(filter.month));
  return (
    <>
      <h1>{title}</h1>
      <CalendarNavigation filter={filter} now={now} count={ofMonth.length} />
      <CalendarFilters filter={filter} />
      <CalendarGrid entries={entries} filter={filter} weeks={weeks} now={now} />
      <CalendarAgenda entries={ofMonth} filter={filter} />
    </>
  );
}
