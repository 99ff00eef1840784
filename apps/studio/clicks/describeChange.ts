import { formatCount } from './formatNumbers.ts';

/** `18 % más que los 1.234 de los 30 días anteriores` */
export function describeChange(now: number, before: number, days: number): string {
  const period = days === 1 ? 'del día anterior' : `de los ${days} días anteriores`;
  if (before === 0) return now === 0 ? `tampoco hubo clics en el período anterior` : `sin clics en el período anterior con que comparar`;
  if (now === before) return `igual que los ${formatCount(before)} ${period}`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  const word = now > before ? 'más' : 'menos';
  return `${percent === 0 ? 'menos de 1' : formatCount(percent)} % ${word} que los ${formatCount(before)} ${period}`;
}
