/** What a click was made by; only people's clicks count. In the order in which they are shown. */
export const setApart = ['bot', 'preview', 'prefetch', 'suspicious'] as const;
export type SetApart = (typeof setApart)[number];
export type ClickClass = 'human' | SetApart;

export const classLabels: Record<ClickClass, string> = {
  human: 'Personas',
  bot: 'Robots',
  preview: 'Vistas previas',
  prefetch: 'Precargas',
  suspicious: 'Sospechosos',
};

const classNames: Record<ClickClass, string> = {
  human: 'Persona',
  bot: 'Robot',
  preview: 'Vista previa',
  prefetch: 'Precarga',
  suspicious: 'Sospechoso',
};

/** Why a click belongs to its class, as the click-out service decides. */
export const classReasons: Record<ClickClass, string> = {
  human: 'Cuenta: lo abrió un navegador, como lo hace una persona.',
  bot: 'No cuenta: lo abrió un programa que dice serlo, no una persona.',
  preview: 'No cuenta: una red social, un chat o un correo miró el enlace para mostrar su vista previa.',
  prefetch: 'No cuenta: el navegador cargó el enlace por adelantado, sin que nadie lo tocara.',
  suspicious: 'No cuenta: nadie dice ser un robot, pero una persona no lo abre así.',
};

/** What the rows of a report can stand for. */
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
const countryNames = new Intl.DisplayNames('es-CL', { type: 'region', fallback: 'code' });

export const nameDevice = (device: string): string => deviceLabels[device] ?? device;
export const nameCountry = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countryNames.of(code) ?? code) : code);
export const nameClass = (botClass: string): string => (isClickClass(botClass) ? classNames[botClass] : botClass);

export function isClickClass(text: string): text is ClickClass {
  return text in classLabels;
}
