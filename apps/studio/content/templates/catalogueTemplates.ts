import { block, type PageTemplate, questions, safeGamblingBox } from './template.ts';

/** What is written about a game or provider, from where the catalogue lists it. */
export const catalogueTemplates: readonly PageTemplate[] = [
  {
    id: 'juego',
    name: 'Reseña de un juego',
    purpose: 'Un juego del catálogo: se juega gratis en la página, con su RTP y lo que vimos al jugar.',
    subject: 'games',
    subjectLabel: 'Juego',
    parent: '/juegos-gratis/',
    sitemapCategory: 'Juegos',
    propose: ({ name, key }) => ({
      internalName: `Juego: ${name}`,
      title: `${name}: reseña y juego gratis`,
      path: `/resenas/juegos/${key}/`,
      description: `${name}: cómo se juega, su RTP y su volatilidad, y una partida gratis para probarlo sin plata.`,
    }),
    build: ({ id: gameId, name }) => [
      block(
        'heroSection',
        { variant: 'play-game', title: `${name}: reseña y juego gratis`, gameId },
        'Una o dos frases: para quién es este juego.',
      ),
      block('playGame', { gameId }),
      block('contentSection', { title: `Cómo se juega ${name}` }, 'Las reglas, las apuestas y lo que pagan los símbolos.'),
      block('prosCons', { title: 'A favor y en contra' }, 'Lo que conviene y lo que no, un punto por entrada.'),
      questions(`Preguntas sobre ${name}`, `¿Cuál es el RTP de ${name}?`),
      safeGamblingBox(),
    ],
  },
  {
    id: 'proveedor',
    name: 'Reseña de un proveedor',
    purpose: 'Un proveedor del catálogo: quién es, sus juegos y dónde se juegan.',
    subject: 'providers',
    subjectLabel: 'Proveedor',
    parent: '/proveedores/',
    sitemapCategory: 'Proveedores',
    propose: ({ name, key }) => ({
      internalName: `Proveedor: ${name}`,
      title: `${name}: sus juegos y dónde jugarlos`,
      path: `/resenas/proveedores/${key}/`,
      description: `${name}: quién es, qué juegos hace, con qué RTP, y los casinos que los tienen.`,
    }),
    build: ({ id, name }) => [
      block(
        'heroSection',
        { variant: 'provider', title: `${name}: sus juegos y dónde jugarlos`, providerId: id },
        'Una o dos frases: por qué se lo conoce.',
      ),
      block('contentSection', { title: `Quién es ${name}` }, 'De dónde viene, qué licencias tiene y quién audita sus juegos.'),
      block('freeGames', { title: `Juegos de ${name}`, providerIds: id === null ? [] : [id], pageSize: 12 }),
      questions(`Preguntas sobre ${name}`, `¿Qué casinos tienen juegos de ${name}?`),
      safeGamblingBox(),
    ],
  },
];
