/** Facts about Chile that age: each with its source and the day on which it was last looked at. */
export const legalStatus = {
  short:
    'Los casinos en línea no tienen licencia en Chile y su situación está en disputa: la Superintendencia de Casinos de Juego sostiene que los sitios extranjeros son ilegales y la industria lo discute.',
  long: `En Chile no existe hoy una licencia para casinos en línea. El proyecto de ley que la crearía (**Boletín 14.838-03**) fue aprobado en general por el Senado en agosto de 2025 y seguía en discusión la última vez que lo revisamos.

En septiembre de 2025 la Corte Suprema (**rol 18.080-2025**) ordenó a los proveedores de internet bloquear sitios de apuestas. La Superintendencia de Casinos de Juego (SCJ) considera ilegales a los sitios que operan desde el extranjero; la industria disputa esa lectura. Por eso aquí nunca vas a leer que un casino en línea extranjero tenga permiso chileno: decimos qué licencia declara, de dónde es y quién la respalda.`,
  sources: [
    { name: 'Senado de Chile, tramitación del Boletín 14.838-03', url: 'https://tramitacion.senado.cl/', verifiedOn: '2026-11-16' },
    { name: 'Poder Judicial, causa rol 18.080-2025', url: 'https://www.pjud.cl/', verifiedOn: '2026-11-16' },
    { name: 'Superintendencia de Casinos de Juego', url: 'https://www.scj.gob.cl/', verifiedOn: '2026-11-16' },
  ],
  verifiedOn: '2026-11-16',
} as const;

export const helplines = [
  {
    name: 'Salud Responde',
    number: '600 360 7777',
    link: 'tel:6003607777',
    what: 'Orientación de salud del Ministerio de Salud, todos los días y a toda hora.',
    source: 'https://saludresponde.minsal.cl/',
    verifiedOn: '2026-11-16',
  },
  {
    name: 'Línea *4141',
    number: '*4141',
    link: 'tel:*4141',
    what: 'Línea de prevención del suicidio, gratuita desde celulares.',
    source: 'https://www.minsal.cl/',
    verifiedOn: '2026-11-16',
  },
] as const;
