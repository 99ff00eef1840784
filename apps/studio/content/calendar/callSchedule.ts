import { fetchStudio } from '../../core/api/postToStudio.ts';
import type { PlannedJob } from '../../core/publish/plannedJobs.ts';
import type { Schedule } from './scheduleEndpoints.ts';

type Plan = { collection: string; id: number; does: PlannedJob['does']; locale: string | null; at: string };

export const fetchPlanned = (collection: string, id: number): Promise<Schedule> =>
  fetchStudio(`schedule?collection=${collection}&id=${id}`);
export const planPublication = (body: Plan): Promise<Schedule> => fetchStudio('schedule', { method: 'POST', body });
export const movePublication = (job: number, at: string): Promise<object> =>
  fetchStudio(`schedule/${job}`, { method: 'PATCH', body: { at } });
export const cancelPublication = (job: number): Promise<object> => fetchStudio(`schedule/${job}`, { method: 'DELETE' });
export const retryPublication = (job: number): Promise<object> => fetchStudio(`schedule/${job}/retry`, { method: 'POST' });
