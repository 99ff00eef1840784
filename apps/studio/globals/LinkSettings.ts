import type { GlobalConfig } from 'payload';
import { globalAccess } from '../access/roles.ts';
import { menu, slugs } from '../collections/slugs.ts';

/** How links are checked. */
export const LinkSettings: GlobalConfig = {
  slug: slugs.linkSettings,
  label: 'Comprobación de enlaces',
  admin: { group: menu.site, description: 'Los enlaces a páginas de este sitio se comprueban cada noche y al publicar.' },
  access: globalAccess,
  fields: [
    {
      name: 'checksExternal',
      type: 'checkbox',
      label: 'Comprobar también cada noche los enlaces a otros sitios',
      defaultValue: false,
      admin: {
        description:
          'El estudio abre una vez cada dirección, sin seguirla, con al menos un segundo entre dos del mismo sitio. Los enlaces de las ofertas no: se comprueban en «Ofertas por revisar».',
      },
    },
  ],
};
