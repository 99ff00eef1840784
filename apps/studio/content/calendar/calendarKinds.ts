/** What changes by itself, in the order of the filter. */
export const calendarKinds = [
  'publication',
  'withdrawal',
  'offerEnd',
  'placeStart',
  'placeEnd',
  'recordEnd',
  'methodStart',
  'legalStart',
  'licenceStart',
  'licenceEnd',
  'trashEnd',
] as const;
export type CalendarKind = (typeof calendarKinds)[number];

export const kindNames: Record<CalendarKind, string> = {
  publication: 'Publicación',
  withdrawal: 'Retiro',
  offerEnd: 'Oferta que vence',
  placeStart: 'Puesto que empieza',
  placeEnd: 'Puesto que termina',
  recordEnd: 'Comprobación que vence',
  methodStart: 'Método que empieza',
  legalStart: 'Situación legal que empieza',
  licenceStart: 'Licencia que empieza',
  licenceEnd: 'Licencia que termina',
  trashEnd: 'Papelera que se vacía',
};

/** What changes the site by itself; what is deleted from the trash is seen by nobody. */
export const changesSite = (kind: CalendarKind): boolean => kind !== 'trashEnd';
