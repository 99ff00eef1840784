import type { CasinoRecord } from '@lupa/contracts/casinoRecord.ts';
import { hoursOfTransfer } from './measure.ts';

/** Whole hours of the quickest and the slowest withdrawal that arrived; null where none was measured. */
export function measuredHours(records: readonly CasinoRecord[]): [number, number] | null {
  const hours = records
    .filter(({ kind, isWithdrawn }) => kind === 'withdrawal' && !isWithdrawn)
    .flatMap((record) => hoursOfTransfer(record) ?? [])
    .filter(Number.isFinite);
  return hours.length === 0 ? null : [Math.floor(Math.min(...hours)), Math.ceil(Math.max(...hours))];
}

/** As texts of the market say it: `de 3 a 24 horas`, `de 1 a 4 días`, of a single withdrawal `hasta 7 días`. */
export function payoutRange([shortest, longest]: readonly [number, number]): string {
  const [from, to] = [Math.round(shortest / 24), Math.round(longest / 24)];
  if (shortest >= 24) return from === to ? `hasta ${to} días` : `de ${from} a ${to} días`;
  if (shortest === longest) return `en ${longest} horas`;
  return longest > 72 ? `de ${shortest} horas a ${to} días` : `de ${shortest} a ${longest} horas`;
}
