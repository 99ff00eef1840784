import type { Block } from 'payload';

/** The type under which forms see blocks of types that this studio does not know. It is never stored. */
export const unknownType: string = 'unknownBlock';

/** `stored`: the block as it is in the database. */
export const unknownBlock: Block = {
  slug: unknownType,
  interfaceName: 'UnknownBlock',
  labels: { singular: 'Bloque desconocido', plural: 'Bloques desconocidos' },
  fields: [
    { name: 'stored', type: 'json', label: 'Contenido', admin: { components: { Field: '/content/pages/UnknownBlock.tsx#UnknownBlock' } } },
  ],
};
