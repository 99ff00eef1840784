import type { GlobalConfig } from 'payload';
import { mayEditContent, mayManageAffiliates, sharedAccess } from '../../core/access/roles.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { field } from '../../core/fields/buildFields.ts';

export const LinkSettings: GlobalConfig = {
  slug: slugs.linkSettings,
  label: 'Comprobación de enlaces',
  admin: { group: menu.site, description: 'Los enlaces a páginas de este sitio se comprueban cada noche y al publicar.' },
  access: { read: sharedAccess.read, readVersions: sharedAccess.read, update: sharedAccess.update },
  fields: [
    field.checkbox('followsOffers', 'Seguir cada noche los enlaces de las ofertas, y pausar los que no funcionan', {
      defaultValue: false,
      access: { update: ({ req }) => mayManageAffiliates(req.user) },
      description:
        'El estudio abre el enlace de cada oferta publicada y sigue sus redirecciones, con lupa-probe en lugar del número de clic: el programa de afiliados puede contarlo como un clic. Si un enlace falla durante una hora, la oferta se queda sin botón hasta que vuelva a funcionar; se prueba cada hora. Al desactivarlo, los botones vuelven.',
    }),
    field.checkbox('checksExternal', 'Comprobar también cada noche los enlaces a otros sitios', {
      defaultValue: false,
      access: { update: ({ req }) => mayEditContent(req.user) },
      description:
        'El estudio abre una vez cada dirección, sin seguirla, con al menos un segundo entre dos del mismo sitio. Los enlaces de las ofertas no: son los de arriba.',
    }),
  ],
};
