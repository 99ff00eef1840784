/** Whose data it is: of the law's persons the first three, of nobody the last. */
export const subjects = ['visitors', 'staff', 'partners', 'nobody'] as const;
export type Subject = (typeof subjects)[number];

export const subjectLabels: Record<Subject, string> = {
  visitors: 'De visitantes',
  staff: 'De quienes trabajan aquí',
  partners: 'De casinos y programas',
  nobody: 'De nadie: contenido y funcionamiento',
};

/** For how many days the installation keeps what it keeps by a setting. */
export type KeptDays = { clicks: number; consents: number; errorReports: number; activity: number };

export type RegisterEntry = {
  key: string;
  subject: Subject;
  what: string;
  why: string;
  /** Of Ley 19.628 as Ley 21.719 changes it, in force from 1 December 2026. */
  basis: string;
  kept: (days: KeptDays) => string;
  /** `schema.table`; one that ends in `*` is all whose names begin so. The longest that fits is meant. */
  tables: readonly string[];
};

const interest = 'Interés legítimo: cobrar y responder por los enlaces, sin saber de quién son (art. 13)';
const contract = 'Relación laboral o de servicios con quien usa el estudio (art. 13)';
const none = 'No son datos personales';

/** What is stored, why and how long: what an authority or a person may ask for. A test holds it against the schema. */
export const register: readonly RegisterEntry[] = [
  {
    key: 'clicks',
    subject: 'visitors',
    what: 'Clics hacia un casino: momento, oferta, página y lugar del botón, país y tipo de equipo, y cuál de dos versiones de un texto se vio; sin dirección IP ni navegador. Una huella cuya llave se borra al día siguiente.',
    why: 'Saber que un enlace funciona, no contar dos veces el mismo clic y rendir cuentas con el casino.',
    basis: interest,
    kept: ({ clicks }) => `${clicks} días; después, solo sumas por día`,
    tables: ['clicks.clicks', 'clicks.visitor_keys'],
  },
  {
    key: 'conversions',
    subject: 'visitors',
    what: 'Eventos que avisa el programa de un casino (registro, depósito, comisión), por el número del clic y sin datos de la persona: los que llegan se botan sin leerlos. Y lo que dice de ellos la liquidación del mes.',
    why: 'Saber qué comisión corresponde a cada clic y reclamar la que falta.',
    basis: interest,
    kept: () => 'Sin plazo: son la contabilidad de las comisiones. Las llamadas rechazadas, 90 días; los nombres de campos botados, 400',
    tables: ['conversions.events', 'conversions.refused', 'conversions.dropped', 'conversions.statements', 'conversions.statement_rows'],
  },
  {
    key: 'consents',
    subject: 'visitors',
    what: 'Cada elección sobre mediciones: momento, texto que se leyó, idioma y un número al azar que solo está aquí y en el navegador de esa persona.',
    why: 'Respetar la elección y poder demostrarla.',
    basis: 'Obligación de probar el consentimiento (art. 12)',
    kept: ({ consents }) => `${consents} días`,
    tables: ['consents.*'],
  },
  {
    key: 'errorReports',
    subject: 'visitors',
    what: 'Lo que alguien escribe en «¿Ves un error?», la página de la que habla y un número para seguirlo. No se pide nombre ni correo. Aparte, durante una hora, cuántos avisos llegaron de cada red, con un código que cambia cada día.',
    why: 'Corregir lo publicado y contar qué pasó con el aviso.',
    basis: 'Interés legítimo: publicar información correcta (art. 13)',
    kept: ({ errorReports }) => `${errorReports} días`,
    tables: ['reports.*', 'studio.error_reports*'],
  },
  {
    key: 'accounts',
    subject: 'staff',
    what: 'Cuentas: nombre, correo, rol, contraseña cifrada sin vuelta, segundo factor, códigos de recuperación y sesiones con navegador y sistema, sin dirección IP.',
    why: 'Dejar entrar a quien corresponde y a nadie más.',
    basis: contract,
    kept: () => 'Mientras exista la cuenta; las sesiones, 30 días; los intentos de entrada, 6 horas',
    tables: [
      'studio.users*',
      'studio.account_*',
      'studio.second_factors',
      'studio.recovery_codes',
      'studio.login_attempts',
      'studio.api_keys',
      'studio.payload_preferences*',
      'studio.payload_locked_documents*',
    ],
  },
  {
    key: 'activity',
    subject: 'staff',
    what: 'Quién cambió, publicó, revisó o importó qué, y cuándo.',
    why: 'Responder por lo publicado y encontrar la causa de un error.',
    basis: contract,
    kept: ({ activity }) => `${activity} días; las importaciones, revisiones y versiones de un documento, mientras exista`,
    tables: ['studio.activity', 'studio.review*', 'studio.import*', 'studio.payload_query_presets*', 'studio.saved_reports'],
  },
  {
    key: 'authors',
    subject: 'staff',
    what: 'Autoras y autores: nombre, cargo, foto, biografía y perfiles, que ellos mismos dan para publicarlos.',
    why: 'Firmar lo que se publica.',
    basis: 'Consentimiento de quien firma (art. 12)',
    kept: () => 'Mientras firme algo publicado',
    tables: ['studio.authors*'],
  },
  {
    key: 'programmes',
    subject: 'partners',
    what: 'Casinos, sus ofertas y cómo llama su programa: secretos cifrados sin vuelta, claves para firmar y direcciones permitidas.',
    why: 'Mostrar ofertas verdaderas y recibir solo llamadas del programa.',
    basis: none,
    kept: () => 'Mientras exista el casino; sus ofertas de antes, sin plazo: son el historial público',
    tables: [
      'conversions.sources',
      'studio.partners*',
      'studio._partners*',
      'studio.offers*',
      'studio._offers*',
      'delivery.offer_versions',
    ],
  },
  {
    key: 'deals',
    subject: 'partners',
    what: 'Tratos con los programas, con el nombre y el correo del contacto, y pagos que llegaron.',
    why: 'Cobrar lo que se acordó.',
    basis: 'Relación comercial con el programa (art. 13)',
    kept: () => 'Hasta que alguien lo borra: son la contabilidad de las comisiones',
    tables: ['studio.deals*', 'studio.payments'],
  },
  {
    key: 'sums',
    subject: 'nobody',
    what: 'Sumas de clics por día, tipos de cambio y respuestas con listas, para saber qué lista vio un clic.',
    why: 'Informes.',
    basis: none,
    kept: () => 'Sin plazo',
    tables: [
      'clicks.daily',
      'clicks.reduced',
      'clicks.lost',
      'clicks.link_checks',
      'conversions.click_days',
      'conversions.summed_days',
      'conversions.late_days',
      'conversions.rates',
      'delivery.toplist_responses',
    ],
  },
  {
    key: 'content',
    subject: 'nobody',
    what: 'Páginas, reseñas, registros, textos, imágenes y todo lo demás que se publica, con sus versiones y la cuenta que lo cambió por última vez.',
    why: 'El sitio.',
    basis: none,
    kept: () => 'Hasta que alguien lo borra',
    tables: ['studio.*', 'delivery.*', 'links.*'],
  },
  {
    key: 'games',
    subject: 'nobody',
    what: 'El catálogo de juegos, si cada juego gratis parte y los montos de los pozos.',
    why: 'La biblioteca y los pozos en vivo.',
    basis: none,
    kept: () => 'Mientras los mande la fuente',
    tables: ['arcade.*', 'jackpots.*'],
  },
  {
    key: 'migrations',
    subject: 'nobody',
    what: 'Qué cambios de la base de datos están hechos.',
    why: 'Actualizar sin repetir.',
    basis: none,
    kept: () => 'Sin plazo',
    tables: ['delivery_migrations.*'],
  },
];

/** The entry that a table belongs to; undefined: nobody has said what it is for. */
export function entryOf(table: string): RegisterEntry | undefined {
  const fits = (pattern: string) => (pattern.endsWith('*') ? table.startsWith(pattern.slice(0, -1)) : table === pattern);
  const named = register.flatMap((entry) => entry.tables.filter(fits).map((pattern) => ({ entry, length: pattern.length })));
  return named.toSorted((one, other) => other.length - one.length)[0]?.entry;
}
