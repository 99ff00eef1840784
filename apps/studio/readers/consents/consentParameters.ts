import type { Day } from '../../core/dates/days.ts';
import { type GivenParameters, type PeriodFaults, readPeriod } from '../../core/report/readPeriod.ts';
import type { ConsentChoice } from '@lupa/contracts/consent.ts';

export const consentsPath = '/admin/consents';

export type ConsentParameters = {
  from: Day;
  to: Day;
  /** Part of the query that looks for one choice; null: all of the period. */
  id: string | null;
  faults: PeriodFaults & { id?: string };
  typed: { from: string; to: string; id: string };
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

export function readConsentParameters(given: GivenParameters, today: Day): ConsentParameters {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name].replaceAll('\0', '').trim().slice(0, 100) : '');
  const typed = { from: text('from'), to: text('to'), id: text('id') };
  const { from, to, faults } = readPeriod(typed, today);
  const isId = uuid.test(typed.id);
  return {
    from,
    to,
    id: isId ? typed.id.toLowerCase() : null,
    faults:
      typed.id === '' || isId ? faults : { ...faults, id: 'Este id no está completo. Se ve así: 7d0f3c52-9c1e-4f5b-8a55-0c6c1d1f2e9b.' },
    typed: { from: typed.from || from, to: typed.to || to, id: typed.id },
  };
}

export const choiceLabels: Record<ConsentChoice, string> = { accepted: 'Aceptó', rejected: 'Rechazó' };
