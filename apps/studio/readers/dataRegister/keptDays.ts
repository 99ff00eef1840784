import type { Payload } from 'payload';
import { activityKeptDays } from '../../core/audit/logActivity.ts';
import type { KeptDays } from './register.ts';

/** As this installation is set up. */
export function keptDaysOf({ config }: Pick<Payload, 'config'>): KeptDays {
  const { clickDays, consentDays, errorReportDays } = config.custom as Record<string, number>;
  return { clicks: Number(clickDays), consents: Number(consentDays), errorReports: Number(errorReportDays), activity: activityKeptDays };
}
