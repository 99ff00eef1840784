type Kind = { name: string; tone?: 'success' | 'warning' | 'error' };

export const calendarKinds = {
  publication: { name: 'Publicación', tone: 'success' },
  withdrawal: { name: 'Retiro', tone: 'error' },
  planFailed: { name: 'No resultó', tone: 'error' },
  offerEnd: { name: 'Oferta que vence', tone: 'warning' },
  placeStart: { name: 'Puesto que empieza', tone: 'success' },
  placeEnd: { name: 'Puesto que termina', tone: 'warning' },
  recordEnd: { name: 'Comprobación que vence', tone: 'warning' },
  methodStart: { name: 'Método que empieza', tone: 'success' },
  legalStart: { name: 'Situación legal que empieza' },
  licenceStart: { name: 'Licencia que empieza' },
  licenceEnd: { name: 'Licencia que termina' },
  trashEnd: { name: 'Papelera que se vacía', tone: 'error' },
} as const satisfies Record<string, Kind>;
export type CalendarKind = keyof typeof calendarKinds;

export const kindOf = (kind: CalendarKind): Kind => calendarKinds[kind];

export const changesSite = (kind: CalendarKind): boolean => kind !== 'trashEnd' && kind !== 'planFailed';
