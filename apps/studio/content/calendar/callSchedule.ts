import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { PlannedJob } from './plannedJobs.ts';

type Plan = { collection: string; id: number; does: PlannedJob['does']; locale: string | null; at: string };
type Planned = { planned: PlannedJob[] };

export const fetchPlanned = (collection: string, id: number): Promise<Planned> => fetchStudio(`schedule?collection=${collection}&id=${id}`);
export const planPublication = (body: Plan): Promise<Planned> => fetchStudio('schedule', { method: 'POST', body });
export const movePublication = (job: number, at: string): Promise<object> =>
  fetchStudio(`schedule/${job}`, { method: 'PATCH', body: { at } });
export const cancelPublication = (job: number): Promise<object> => fetchStudio(`schedule/${job}`, { method: 'DELETE' });
