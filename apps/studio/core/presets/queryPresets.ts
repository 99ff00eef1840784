import type { Config, Field, PayloadRequest, SanitizedConfig } from 'payload';
import { isAdministratorPerson, isKey, roleLabels, rolesOf, roles } from '../access/roles.ts';

export const presetsSlug = 'payload-query-presets';

type Constraints = NonNullable<NonNullable<Config['queryPresets']>['constraints']['read']>;

const isPerson = ({ req }: { req: PayloadRequest }): boolean => !isKey(req.user) && rolesOf(req.user).length > 0;

/** Shared with some roles. Administrators see, change and delete what was shared so, as they manage who has which role. */
const withRoles = (operation: 'read' | 'update' | 'delete'): Constraints => [
  {
    label: 'Estos roles',
    value: 'roles',
    fields: [
      {
        name: 'roles',
        type: 'select',
        hasMany: true,
        label: 'Roles',
        options: roles.map((value) => ({ value, label: roleLabels[value] })),
      },
    ],
    access: ({ req }) => isAdministratorPerson({ req }) || { [`access.${operation}.roles`]: { in: rolesOf(req.user) } },
  },
];

/** Saved filters of lists: for oneself, for some roles or people, or for everybody. */
export const queryPresets: NonNullable<Config['queryPresets']> = {
  labels: { singular: 'filtro guardado', plural: 'Filtros guardados' },
  access: { create: isPerson, read: isPerson, update: isPerson, delete: isPerson },
  constraints: { read: withRoles('read'), update: withRoles('update'), delete: withRoles('delete') },
};

const fieldLabels: Record<string, string> = {
  title: 'Nombre',
  isShared: 'Compartirlo',
  access: 'Para quién es',
  where: 'Filtros',
  columns: 'Columnas',
  groupBy: 'Agrupar por',
  relatedCollection: 'Lista',
};
const operationLabels: Record<string, [heading: string, question: string]> = {
  read: ['Quién lo ve', '¿Quién puede usarlo?'],
  update: ['Quién lo cambia', '¿Quién puede cambiarlo?'],
  delete: ['Quién lo borra', '¿Quién puede borrarlo?'],
};
const audiences: Record<string, string> = { everyone: 'Todo el equipo', onlyMe: 'Solo yo', specificUsers: 'Estas personas' };
// Their cells show names of the database, in English.
const unreadable = new Set(['access', 'where', 'columns', 'groupBy']);

/** The form and the list of saved filters in Spanish: Payload has their words in the configuration that it makes, in English. */
export function translatePresets(config: SanitizedConfig): SanitizedConfig {
  const collection = config.collections.find(({ slug }) => slug === presetsSlug);
  if (!collection) return config;
  collection.admin.defaultColumns = ['title', 'isShared', 'updatedAt'];
  for (const field of collection.fields) {
    if (!('name' in field)) continue;
    const label = fieldLabels[field.name];
    if (label !== undefined) Object.assign(field, { label });
    if (unreadable.has(field.name)) field.admin = { ...field.admin, disableListColumn: true, disableListFilter: true } as never;
    if (field.name === 'access' && field.type === 'group') field.fields.forEach(translateOperation);
  }
  return config;
}

function translateOperation(row: Field): void {
  if (row.type !== 'collapsible') return;
  const [group] = row.fields;
  if (group?.type !== 'group' || !('name' in group)) return;
  const [heading = '', question = ''] = operationLabels[group.name] ?? [];
  Object.assign(row, { label: heading });
  for (const field of group.fields) {
    if (!('name' in field)) continue;
    if (field.name === 'users') Object.assign(field, { label: 'Personas' });
    if (field.name === 'constraint' && field.type === 'select')
      Object.assign(field, { label: question, options: field.options.map(translateOption) });
  }
}

function translateOption<Option>(option: Option): Option {
  if (typeof option !== 'object' || option === null || !('value' in option)) return option;
  return { ...option, label: audiences[String(option.value)] ?? ('label' in option ? option.label : '') };
}
