import { market, spanishLocale } from '@lupa/contracts/market.ts';
import { roleLabels, roles } from '../../core/access/roles.ts';
import type { ListedKey } from './storedKeys.ts';

export type ShownKey = { id: number; name: string; role: string; ending: string; facts: string[]; state: 'valid' | 'expired' | 'revoked' };

const day = { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: market.timeZone } as const;
const formatDay = new Intl.DateTimeFormat(spanishLocale, day);
const formatTime = new Intl.DateTimeFormat(spanishLocale, {
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: market.timeZone,
});

/** `25-11-2026 16:05`, in the market. */
const formatShort = (moment: Date): string => `${formatDay.format(moment)} ${formatTime.format(moment)}`;

export function showKey(key: ListedKey, now: Date): ShownKey {
  const { createdAt, createdBy, expiresAt, lastUsedAt, revokedAt } = key;
  const state = revokedAt !== null ? 'revoked' : expiresAt !== null && expiresAt <= now ? 'expired' : 'valid';
  const facts = [
    lastUsedAt === null ? 'Sin usar todavía' : `Último uso: ${formatShort(lastUsedAt)}`,
    createdAt === null ? '' : `Creada el ${formatShort(createdAt)}${createdBy === null ? '' : ` por ${createdBy}`}`,
    // It ends with that day: the moment is the first of the next one.
    expiresAt === null
      ? ''
      : `${state === 'expired' ? 'Venció' : 'Vence'} al terminar el ${formatDay.format(new Date(expiresAt.getTime() - 1))}`,
    revokedAt === null ? '' : `Revocada el ${formatShort(revokedAt)}`,
  ];
  const role = roles.find((known) => known === key.role);
  return {
    id: key.id,
    name: key.name,
    role: role ? roleLabels[role] : key.role,
    ending: key.ending,
    facts: facts.filter((fact) => fact !== ''),
    state,
  };
}
