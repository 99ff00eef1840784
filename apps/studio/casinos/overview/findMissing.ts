import { slugs } from '../../core/slugs.ts';
import { createPathOf, documentPath } from './overviewPaths.ts';
import type { Overview } from './loadOverview.ts';

/** What a casino does not have yet, what that means for visitors, and where it is done. */
export type Missing = { what: string; consequence: string; href: string };

export function findMissing({ casino: { doc: casino, isPublic }, offers, records, places, review }: Overview): Missing[] {
  const form = documentPath(slugs.partners, casino.id);
  const add = (collection: string) => createPathOf(collection, casino.id);
  const rows: (Missing | false)[] = [
    !isPublic && { what: 'Está en borrador', consequence: 'El sitio no lo conoce: no sale en ninguna lista ni página.', href: form },
    casino.activePartner === false && { what: 'No está activo', consequence: 'Sus botones no llevan al casino.', href: form },
    !casino.logo && { what: 'Logo', consequence: 'Sus tarjetas salen sin imagen.', href: form },
    !casino.license &&
      !casino.licenceAuthority && { what: 'Licencia', consequence: 'Sus tarjetas y su reseña no dicen quién responde por él.', href: form },
    offers.length === 0 && { what: 'Oferta', consequence: 'No tiene botón ni bono en ninguna parte.', href: add(slugs.offers) },
    ...offers.map(({ doc }): Missing | false =>
      doc.trackingUrl
        ? false
        : {
            what: `El enlace de «${doc.titlePreview || 'la oferta sin título'}»`,
            consequence: 'Esa oferta sale sin botón.',
            href: documentPath(slugs.offers, doc.id),
          },
    ),
    records.length === 0 && { what: 'Comprobaciones', consequence: 'Sale sin nota y sin veredicto.', href: add(slugs.records) },
    places.length === 0 && { what: 'Un puesto en una lista', consequence: 'Ninguna lista lo muestra.', href: '#listas' },
    review === null && { what: 'Reseña', consequence: 'Su nombre no lleva a ninguna parte.', href: reviewTemplateOf(casino.id) },
    review !== null &&
      !review.isPublic && {
        what: 'La reseña está en borrador',
        consequence: 'Su nombre no lleva a ninguna parte.',
        href: documentPath(slugs.pages, review.doc.id),
      },
  ];
  return rows.filter((row) => row !== false);
}

export const reviewTemplateOf = (casino: number): string => `/admin/plantillas?plantilla=resena&sujeto=${casino}`;
