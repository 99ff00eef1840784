export const kindLabels = {
  created: 'Creó',
  changed: 'Cambió',
  published: 'Publicó',
  unpublished: 'Quitó del sitio',
  restored: 'Restauró una versión',
  trashed: 'Llevó a la papelera',
  recovered: 'Sacó de la papelera',
  deleted: 'Borró',
  reviewAsked: 'Pasó a revisión',
  reviewReturned: 'Devolvió',
  reviewApproved: 'Aprobó',
  commented: 'Comentó',
  loggedIn: 'Entró',
  loginFailed: 'No pudo entrar',
  loggedOut: 'Salió',
};
export type ActivityKind = keyof typeof kindLabels;
