import { spanishLocale } from '@lupa/contracts/market.ts';
import { withSign } from './currencies.ts';
import { formatTypedMoney } from './typedMoney.ts';

type Maybe<Value> = Value | null | undefined;

/** In how many of which unit a casino says that money arrives. Without `from` it says only the longest. */
export type StatedTime = { unit?: Maybe<keyof typeof timeUnits>; from?: Maybe<number>; to?: Maybe<number> };
export const timeUnits = {
  immediate: 'Inmediato',
  minutes: 'Minutos',
  hours: 'Horas',
  days: 'Días',
  businessDays: 'Días hábiles',
} as const;

const formatUnit = (unit: 'minute' | 'hour' | 'day') => {
  const format = new Intl.NumberFormat(spanishLocale, { style: 'unit', unit, unitDisplay: 'long' });
  return (count: number) => format.format(count);
};
const formatDays = formatUnit('day');
const formatCount = {
  minutes: formatUnit('minute'),
  hours: formatUnit('hour'),
  days: formatDays,
  businessDays: (count: number) => `${formatDays(count)} ${count === 1 ? 'hábil' : 'hábiles'}`,
};

/** `Inmediato`, `1 hora`, `24 a 48 horas`, `Hasta 3 días hábiles`; null where nothing is stated. */
export function formatStatedTime({ unit, from, to }: StatedTime): string | null {
  if (unit === 'immediate') return timeUnits.immediate;
  const longest = to ?? from;
  if (!unit || typeof longest !== 'number') return null;
  const text = formatCount[unit](longest);
  if (typeof from !== 'number') return `Hasta ${text}`;
  return from === longest ? text : `${from.toLocaleString(spanishLocale)} a ${text}`;
}

/** The most that a casino pays out, in whole units of the market's currency, and in what. */
export type StatedLimit = { amount?: Maybe<number>; per?: Maybe<keyof typeof limitPeriods> };
export const limitPeriods = { withdrawal: 'Retiro', day: 'Día', week: 'Semana', month: 'Mes' } as const;

/** `$6.000.000 por mes`; null where nothing is stated. */
export function formatStatedLimit({ amount, per }: StatedLimit): string | null {
  return typeof amount === 'number' && per ? `${withSign(formatTypedMoney(amount))} por ${limitPeriods[per].toLowerCase()}` : null;
}

export type Device = keyof typeof deviceNames;
/** In the order in which they are named. */
export const deviceNames = {
  phone: 'Móvil',
  tablet: 'Tableta',
  computer: 'Escritorio',
  androidApp: 'App para Android',
  iphoneApp: 'App para iPhone',
} as const;

/** `Móvil, tableta y app para Android`; null for none. */
export function formatDevices(devices: Maybe<readonly Device[]>): string | null {
  const names = (Object.keys(deviceNames) as Device[])
    .filter((device) => devices?.includes(device))
    .map((device) => deviceNames[device].charAt(0).toLowerCase() + deviceNames[device].slice(1));
  return names.length === 0 ? null : capitalise(new Intl.ListFormat(spanishLocale).format(names));
}

/** Who licenses casinos that take players where they have no licence of the country. Costa Rica licenses nobody. */
export const licenceAuthorities = {
  curacao: 'Curazao (CGA)',
  malta: 'Malta (MGA)',
  anjouan: 'Anjouan (AOFA)',
  kahnawake: 'Kahnawake (KGC)',
  tobique: 'Tobique (TGC)',
  isleOfMan: 'Isla de Man (GSC)',
  gibraltar: 'Gibraltar (GGC)',
  alderney: 'Alderney (AGCC)',
  unitedKingdom: 'Reino Unido (UKGC)',
  spain: 'España (DGOJ)',
  peru: 'Perú (MINCETUR)',
  colombia: 'Colombia (Coljuegos)',
  none: 'Sin licencia comprobable',
  other: 'Otra',
} as const;
export type StatedLicence = { authority?: Maybe<keyof typeof licenceAuthorities>; other?: Maybe<string>; number?: Maybe<string> };

/** `Curazao (CGA), n.º 8048/JAZ`; null where nothing is stated. `readLicenceAuthority` takes the number away again. */
export function formatLicence({ authority, other, number }: StatedLicence): string | null {
  const name = authority === 'other' ? other?.trim() : authority && licenceAuthorities[authority];
  if (!name) return null;
  return number?.trim() && authority !== 'none' ? `${name}, n.º ${number.trim()}` : name;
}

/** ISO 639-1, those that casinos speak. */
export const spokenLanguages: readonly string[] = 'es en pt fr de it nl sv no fi da pl cs hu ro el tr ru uk ar hi zh ja ko'.split(' ');

const languages = new Intl.DisplayNames(spanishLocale, { type: 'language' });

/** `Español` for `es`. */
export const nameSpokenLanguage = (code: string): string => capitalise(languages.of(code) ?? code);

function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
