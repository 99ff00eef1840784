import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { block, type OwnSubject, type PageTemplate, questions, safeGamblingBox } from './template.ts';

/** What a new site needs before it has anything to say of its own. */
export const homePage: PageTemplate<OwnSubject> = {
  id: 'portada',
  name: 'Portada',
  purpose: 'La página de inicio: tu lista, su comparador y con qué regla se ordena.',
  subject: 'toplists',
  subjectLabel: 'Toplist',
  parent: '',
  sitemapCategory: 'Principal',
  propose: () => ({
    internalName: 'Portada',
    title: `Casinos online en ${countryName}`,
    path: '/',
    description: `Casinos online en ${countryName}, en orden y con su regla a la vista.`,
  }),
  build: ({ toplist }) => [
    block(
      'heroSection',
      { variant: 'default', title: `Casinos online en ${countryName}` },
      'Una o dos frases: qué hace este sitio y para quién.',
    ),
    block('topList', { variant: 'default', title: 'El orden de hoy', toplist, visibleEntries: 5, showFilters: true }),
    block('casinoComparator', { title: 'Ponlos lado a lado', toplist }),
    block('contentSection', { title: 'Cómo se ordena' }, 'Qué se midió, cuándo, y qué no cuenta.'),
    questions('Dudas frecuentes', ''),
    safeGamblingBox(),
  ],
};

export const privacyPage: PageTemplate<OwnSubject> = {
  id: 'privacidad',
  name: 'Privacidad',
  purpose: 'Qué se guarda de quien visita el sitio. El aviso de privacidad lleva aquí.',
  subject: 'site',
  subjectLabel: 'Sitio',
  parent: '/',
  sitemapCategory: 'La casa',
  propose: () => ({
    internalName: 'Privacidad',
    title: 'Privacidad: qué guardamos y qué no',
    path: defaultMicrocopy.consent_privacy_path,
    description: 'Qué datos guarda este sitio, para qué, por cuánto tiempo y cómo pedir que se borren.',
  }),
  build: () => [
    block('heroSection', { variant: 'default', title: 'Qué guardamos y qué no' }, 'Una o dos frases: quién responde por los datos.'),
    block('contentSection', { title: 'Qué se guarda' }, 'Cada dato, para qué y por cuánto tiempo. Está en Ajustes, Registro de datos.'),
    block(
      'contentSection',
      { title: 'Con quién se comparte' },
      'Los programas de afiliados reciben el número de un clic. Di quién más, o nadie.',
    ),
    block('contentSection', { title: 'Tus derechos' }, 'Cómo se pide ver, corregir o borrar, y a qué correo.'),
  ],
};

export const helpPage: PageTemplate<OwnSubject> = {
  id: 'juego-responsable',
  name: 'Juego responsable',
  purpose: 'Dónde pedir ayuda. El modo calma y los avisos llevan aquí.',
  subject: 'site',
  subjectLabel: 'Sitio',
  parent: '/',
  sitemapCategory: 'La casa',
  propose: () => ({
    internalName: 'Juego responsable',
    title: 'Juego responsable: señales y ayuda',
    path: defaultMicrocopy.safer_gambling_path,
    description: 'Las señales de que el juego dejó de ser un juego, y a quién llamar.',
  }),
  build: () => [
    block(
      'heroSection',
      { variant: 'default', title: 'Si el juego dejó de ser un juego' },
      'Una o dos frases, y el número de la línea de ayuda.',
    ),
    block('contentSection', { title: 'Señales' }, 'Cómo se reconoce en uno mismo y en otra persona.'),
    block(
      'list',
      { title: 'Qué hacer hoy', style: 'steps', items: [{ title: '' }] },
      'Un paso por elemento: límites, autoexclusión, a quién llamar.',
    ),
    block('contentSection', { title: 'Dónde pedir ayuda' }, 'Cada línea de ayuda con su horario y el día en que se comprobó.'),
  ],
};
