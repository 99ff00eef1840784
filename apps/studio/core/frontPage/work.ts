import type { PayloadRequest, SanitizedPermissions } from 'payload';

/** One thing to look at. `when` is short, as of the end of a line; `tone` says how much it presses. */
export type WorkRow = {
  key: string;
  href: string;
  title: string;
  kind?: string;
  detail?: string;
  when?: string;
  tone?: 'error' | 'warning';
};

/** `total`: of the whole list, of which `rows` are a part. */
export type Work = { total: number; rows: WorkRow[] };

export type WorkContext = { req: PayloadRequest; now: Date };
export type WorkPart = { limit: number; offset: number };

export type Viewer = { user: PayloadRequest['user']; permissions: SanitizedPermissions };

/** A list of things that wait for somebody. `id` is part of the address of the whole list, unless it has a page of its own. */
export type WorkSection = {
  id: string;
  place: number;
  title: string;
  isFor: (viewer: Viewer) => boolean;
  load: (context: WorkContext, part: WorkPart) => Promise<Work>;
  empty: string;
  listPath?: string;
  /** Beside the work of the day: how the site stands. */
  isState?: boolean;
};

export const takePart = (rows: readonly WorkRow[], { limit, offset }: WorkPart): Work => ({
  total: rows.length,
  rows: rows.slice(offset, offset + limit),
});

/** The earliest day first. */
export const takeByDay = (rows: readonly (WorkRow & { day: string })[], part: WorkPart): Work =>
  takePart(
    rows.toSorted((one, other) => one.day.localeCompare(other.day) || one.title.localeCompare(other.title, 'es')),
    part,
  );

export const mayWritePages = ({ permissions }: Pick<Viewer, 'permissions'>): boolean => Boolean(permissions.collections?.['pages']?.create);

const workPath = '/admin/pendientes';
export const listPathOf = ({ id, listPath }: Pick<WorkSection, 'id' | 'listPath'>): string => listPath ?? `${workPath}/${id}`;

export const sectionsFor = (features: readonly { work?: readonly WorkSection[] }[], viewer: Viewer): WorkSection[] =>
  features
    .flatMap(({ work = [] }) => work)
    .filter(({ isFor }) => isFor(viewer))
    .toSorted((one, other) => one.place - other.place);
