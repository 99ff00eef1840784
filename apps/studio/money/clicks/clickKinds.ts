import { spanishLocale } from '@lupa/contracts/market.ts';
import type { Day } from '../../core/dates/days.ts';

/** Clicks that do not count: a person's who has just made the same one, those that nobody can believe, and what robots do. */
export const setApart = ['repeat', 'suspicious', 'bot', 'preview', 'prefetch'] as const;
export type ClickClass = 'human' | (typeof setApart)[number];

export const robotClasses = ['bot', 'preview', 'prefetch'] as const satisfies readonly ClickClass[];

export const robotLabels: Record<(typeof robotClasses)[number], string> = {
  bot: 'Programas',
  preview: 'Vistas previas',
  prefetch: 'Precargas',
};

export const clickGroups = ['human', 'repeat', 'suspicious', 'robots'] as const;
export type ClickGroupName = (typeof clickGroups)[number];

export const groupLabels: Record<ClickGroupName, string> = {
  human: 'Personas',
  repeat: 'Repetidos',
  suspicious: 'Sospechosos',
  robots: 'Robots',
};

const classNames: Record<ClickClass, string> = {
  human: 'Persona',
  repeat: 'Repetido',
  suspicious: 'Sospechoso',
  bot: 'Robot',
  preview: 'Vista previa',
  prefetch: 'Precarga',
};

export const classReasons: Record<ClickClass, string> = {
  human: 'Cuenta: lo abrió un navegador, como lo hace una persona.',
  repeat: 'No cuenta otra vez: la misma persona acababa de abrir esta oferta, menos de 30 minutos antes.',
  suspicious: 'No cuenta: nadie dice ser un robot, pero no hay cómo creer que fue una persona.',
  bot: 'No cuenta: lo abrió un programa que dice serlo, no una persona.',
  preview: 'No cuenta: una red social, un chat o un correo miró el enlace para mostrar su vista previa.',
  prefetch: 'No cuenta: el navegador cargó el enlace por adelantado, sin que nadie lo tocara.',
};

export const dimensions = ['day', 'partner', 'offer', 'page', 'block', 'toplist', 'position', 'device', 'country'] as const;
export type Dimension = (typeof dimensions)[number];

export const dimensionLabels: Record<Dimension, string> = {
  day: 'Día',
  partner: 'Casino',
  offer: 'Oferta',
  page: 'Página',
  block: 'Bloque',
  toplist: 'Toplist',
  position: 'Puesto',
  device: 'Dispositivo',
  country: 'País',
};

export const absentLabels: Record<Exclude<Dimension, 'day' | 'partner' | 'offer'>, string> = {
  page: 'Página desconocida',
  block: 'Fuera de un bloque',
  toplist: 'Fuera de una toplist',
  position: 'Sin puesto',
  device: 'Dispositivo desconocido',
  country: 'País desconocido',
};

const deviceLabels: Record<string, string> = { mobile: 'Teléfono', tablet: 'Tableta', desktop: 'Computador', unknown: 'Desconocido' };
const countryNames = new Intl.DisplayNames(spanishLocale, { type: 'region', fallback: 'code' });

export const nameDevice = (device: string): string => deviceLabels[device] ?? device;
export const nameCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code);
export const nameClass = (botClass: string): string => (isClickClass(botClass) ? classNames[botClass] : botClass);

export function isClickClass(text: string): text is ClickClass {
  return Object.hasOwn(classNames, text);
}

const knownReasons: Record<string, string> = {
  HEAD: 'solo preguntó por el enlace, sin abrirlo (HEAD)',
  'no user agent': 'no dijo con qué programa venía',
  'no browser': 'su programa no se presenta como un navegador',
  'no placement': 'el enlace no traía la firma del sitio: no salió de una página, o alguien lo recortó',
  'placement outdated': 'la firma del enlace tenía más de 30 días: era de una página que llevaba mucho tiempo abierta o guardada',
  'placement refused': 'la firma del enlace no es de esta oferta: se copió de otro enlace o se inventó',
  'many agents': 'desde esa conexión llegaron en una hora más navegadores distintos de los que usa la gente',
};

/**
 * What gave a click away that no person made, in words; `reason` is `bot_reason` as the click-out writes it. Null when it is
 * not known: clicks of people have none.
 */
export function formatReason(reason: string | null): string | null {
  if (reason === null) return null;
  const known = Object.hasOwn(knownReasons, reason) ? knownReasons[reason] : undefined;
  if (known !== undefined) return known;
  if (reason.startsWith('sec-fetch-dest:')) return `se pidió como parte de otra página, no para abrirla (${reason})`;
  if (reason.includes(': ')) return `el navegador avisó que lo pedía por adelantado (${reason})`;
  return `se presentó como «${reason}»`;
}

/** What clicks can be narrowed down to. Null: where it is not known. */
export type ClickFilter = { from: Day; to: Day } & Partial<Record<FilterName, string | null>>;

export const filterNames = ['partner', 'offer', 'page', 'block', 'toplist', 'position', 'device', 'country'] as const;
export type FilterName = (typeof filterNames)[number] & Dimension;
