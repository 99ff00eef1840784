export const activityKinds = [
  'created',
  'changed',
  'published',
  'unpublished',
  'restored',
  'trashed',
  'recovered',
  'deleted',
  'loggedIn',
  'loginFailed',
  'loggedOut',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const kindLabels: Record<ActivityKind, string> = {
  created: 'Creó',
  changed: 'Cambió',
  published: 'Publicó',
  unpublished: 'Quitó del sitio',
  restored: 'Restauró una versión',
  trashed: 'Llevó a la papelera',
  recovered: 'Sacó de la papelera',
  deleted: 'Borró',
  loggedIn: 'Entró',
  loginFailed: 'No pudo entrar',
  loggedOut: 'Salió',
};
