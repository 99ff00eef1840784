const hour = 60 * 60_000;

/** For how long calm mode cannot be left; `open`: it can at any time. */
export type CalmTerm = 'open' | 'day' | 'week' | 'always';

/** What is kept on the device. `until`: milliseconds since 1970; null: until it is left. */
export type StoredCalm = { until: number | 'always' | null };

const durations = { day: 24 * hour, week: 7 * 24 * hour } as const;

/** Null where calm mode is off, or its term has passed. What nobody can read is calm mode: who asked for it had better see too little. */
export function parseCalm(kept: string | null | undefined, now: number): StoredCalm | null {
  if (!kept) return null;
  const until = readUntil(kept);
  return typeof until === 'number' && until <= now ? null : { until };
}

function readUntil(kept: string): StoredCalm['until'] {
  try {
    const { until } = JSON.parse(kept) as { until?: unknown };
    return until === 'always' || typeof until === 'number' ? until : null;
  } catch {
    return null;
  }
}

/** Calm mode with another term. A term can become longer and never shorter, whatever the clock says meanwhile. */
export function holdCalm(present: StoredCalm | null, term: CalmTerm, now: number): StoredCalm {
  const held = present?.until ?? null;
  if (term === 'always' || held === 'always') return { until: 'always' };
  if (term === 'open') return { until: held };
  return { until: Math.max(held ?? 0, now + durations[term]) };
}

export const canLeaveCalm = ({ until }: StoredCalm): boolean => until === null;

export function nameCalm({ until }: StoredCalm): 'open' | 'held' | 'always' {
  return until === null ? 'open' : until === 'always' ? 'always' : 'held';
}

/** Where the browser keeps calm mode: a `StoredCalm` (calmMode.ts) as JSON; nothing while it is off. It leaves the device in no request. */
export const calmKey = 'lupaCalm';

/** Address of what turns calm mode on: `#calma`, on any page. Without script it leads to the box in the footer. */
export const calmAnchor = 'calma';
export const calmDialogId = 'calm-mode';
export const calmTemplateId = 'calm-template';
