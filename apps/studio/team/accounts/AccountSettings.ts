import type { GlobalConfig } from 'payload';
import { isAdministratorPerson } from '../../core/access/roles.ts';
import { menu } from '../../core/slugs.ts';

/** What holds for all accounts of the studio. */
export const AccountSettings: GlobalConfig = {
  slug: 'account-settings',
  label: 'Reglas de las cuentas',
  admin: { group: menu.people, hidden: ({ user }) => user?.['role'] !== 'administrator' },
  access: { read: isAdministratorPerson, update: isAdministratorPerson },
  fields: [
    {
      name: 'requireSecondFactor',
      type: 'checkbox',
      label: 'Exigir el segundo factor a todas las cuentas',
      defaultValue: false,
      admin: { description: 'Quien no lo tenga lo activa al entrar, antes de ver cualquier otra cosa. También tú.' },
    },
  ],
};
