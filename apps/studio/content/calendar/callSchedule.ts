import type { PlannedJob } from './plannedJobs.ts';
import { schedulePath } from './momentPaths.ts';

type Plan = { collection: string; id: number; does: PlannedJob['does']; locale: string | null; at: string };

/** Asks the studio's own calendar. @throws Error with a sentence for whoever asked */
async function call<Answer>(path: string, method: string, body?: object): Promise<Answer> {
  const response = await fetch(`/api${schedulePath}${path}`, {
    method,
    credentials: 'include',
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null);
  if (response === null) throw new Error('No hay conexión con el estudio. Inténtalo otra vez.');
  const answer = (await response.json().catch(() => ({}))) as { errors?: { message: string }[] };
  if (response.ok) return answer as Answer;
  throw new Error(answer.errors?.map(({ message }) => message).join(' ') || 'No se pudo guardar. Inténtalo otra vez.');
}

type Planned = { planned: PlannedJob[] };

export const fetchPlanned = (collection: string, id: number): Promise<Planned> =>
  call(`?${new URLSearchParams({ collection, id: String(id) }).toString()}`, 'GET');
export const planPublication = (plan: Plan): Promise<Planned> => call('', 'POST', plan);
export const movePublication = (job: number, at: string): Promise<{ at: string }> => call(`/${job}`, 'PATCH', { at });
export const cancelPublication = (job: number): Promise<object> => call(`/${job}`, 'DELETE');
