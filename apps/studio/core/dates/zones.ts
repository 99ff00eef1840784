import { chile, market } from '@lupa/contracts/market.ts';
import { countryName } from '@lupa/domain/marketNames.ts';

export type CalendarZone = { value: string; timeZone: string; label: string; name: string };

const chileanZones: readonly CalendarZone[] = [
  { value: 'magallanes', timeZone: 'America/Punta_Arenas', label: 'Magallanes', name: 'hora de Magallanes' },
  { value: 'pascua', timeZone: 'Pacific/Easter', label: 'Isla de Pascua', name: 'hora de Isla de Pascua' },
];
const isChile = market.country === chile.country;

export const calendarZones: readonly [CalendarZone, ...CalendarZone[]] = [
  { value: 'mercado', timeZone: market.timeZone, label: isChile ? 'Chile continental' : countryName, name: `hora de ${countryName}` },
  ...(isChile ? chileanZones : []),
];
