/** The files of the open record, which the site makes of records, scores and methods. */
export const openDataFiles = {
  everything: '/datos/registros.json',
  records: '/datos/registros.csv',
  scores: '/datos/notas.csv',
  method: '/datos/metodo.csv',
} as const;

export const openDataLicence = { name: 'CC BY 4.0', identifier: 'CC-BY-4.0', url: 'https://creativecommons.org/licenses/by/4.0/' } as const;
