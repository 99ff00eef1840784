import { z } from 'zod';

/** The invented people who write the demo site. */
export const authors = [
  {
    key: 'antonia-rebolledo',
    name: 'Antonia Rebolledo',
    role: 'Editora general',
    expertise: ['Términos y condiciones', 'Licencias', 'Reclamos y correcciones'],
    biography:
      'Periodista de Concepción. Pasó seis años cubriendo consumo y finanzas personales antes de dedicarse a leer términos y condiciones de bonos por oficio. Revisa cada reseña antes de que salga y es quien responde cuando un casino reclama por su nota.',
  },
  {
    key: 'matias-oyarce',
    name: 'Matías Oyarce',
    role: 'Editor de pagos',
    expertise: ['Retiros medidos', 'CuentaRUT y transferencias', 'Verificación de identidad', 'Comisiones'],
    biography:
      'Trabajó ocho años en medios de pago en Santiago, del lado de los comercios. Hace los depósitos y retiros de prueba con su propia CuentaRUT y anota la hora de cada paso. Le interesa menos el bono que la fecha en que llega la plata.',
  },
  {
    key: 'fernanda-lillo',
    name: 'Fernanda Lillo',
    role: 'Editora de juegos',
    expertise: ['RTP y volatilidad', 'Costo real de los bonos', 'Blackjack', 'Juegos de mesa'],
    biography:
      'Matemática de la Universidad Austral, fanática del blackjack y escéptica de los sistemas para la ruleta. Calcula el costo real de los bonos y verifica que el RTP que publica un casino sea el mismo que muestra el juego.',
  },
  {
    key: 'ignacio-paillan',
    name: 'Ignacio Paillán',
    role: 'Redactor de juego responsable',
    expertise: ['Límites de depósito', 'Autoexclusión', 'Atención al cliente'],
    biography:
      'Psicólogo de Temuco con experiencia en consultorio. Prueba los límites de depósito, la autoexclusión y el trato del servicio al cliente cuando alguien dice que quiere parar. Coordina la guía de ayuda del sitio.',
  },
] as const;

export type Author = (typeof authors)[number];
export const authorKeySchema = z.enum(authors.map(({ key }) => key));
export type AuthorKey = z.output<typeof authorKeySchema>;

/** The page that presents an author. */
export const authorSlug = ({ key }: Pick<Author, 'key'>): string => `/nosotros/${key}/`;
