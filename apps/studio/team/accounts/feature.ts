import type { StudioEnv } from '../../core/env.ts';
import { selectEntries } from '../../core/find.ts';
import { hideFromOthersThanAdministrators, roleLabels, isAdministratorPerson } from '../../core/access/roles.ts';
import { slugs, menu } from '../../core/slugs.ts';
import { pageAt, registerBases, type StudioFeature } from '../../core/feature.ts';
import { buildUsers } from './Users.ts';
import { accountEndpoints } from './accountEndpoints.ts';
import { invitationEndpoint } from './invitations.ts';
import { watchSessions } from './sessions.ts';
import { digestsJob } from '../../core/mail/sendDigests.ts';
import { securityPath } from './callAccount.ts';
import type { GlobalConfig } from 'payload';
import { field } from '../../core/fields/buildFields.ts';

const AccountSettings: GlobalConfig = {
  slug: 'account-settings',
  label: 'Reglas de las cuentas',
  admin: {
    group: menu.settings,
    hidden: hideFromOthersThanAdministrators,
    description: 'Qué se exige a todas las cuentas del estudio.',
  },
  access: { read: isAdministratorPerson, update: isAdministratorPerson },
  fields: [
    field.checkbox('requireSecondFactor', 'Exigir el segundo factor a todas las cuentas', {
      defaultValue: false,
      description: 'Quien no lo tenga lo activa al entrar, antes de ver cualquier otra cosa. También tú.',
    }),
  ],
};

export const accountsFeature = ({ studioUrl }: StudioEnv): StudioFeature => ({
  name: 'accounts',
  find: [
    {
      collection: slugs.users,
      place: 130,
      sql: selectEntries('users', 'users', {
        title: 'doc.name',
        detail: `doc.email || ' · ' || coalesce(:labels::jsonb ->> doc.role::text, doc.role::text)`,
        texts: ['doc.name', 'doc.email'],
      }),
      labels: roleLabels,
    },
  ],
  register: [
    {
      key: 'accounts',
      place: 50,
      subject: 'staff',
      what: 'Cuentas: nombre, correo, rol, contraseña cifrada sin vuelta, segundo factor, códigos de recuperación y sesiones con navegador y sistema, sin dirección IP.',
      why: 'Dejar entrar a quien corresponde y a nadie más.',
      basis: registerBases.contract,
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
  ],
  menu: [{ id: 'security', path: securityPath, label: 'Seguridad', group: 'account', place: 10, isFor: () => true }],
  places: () => [
    { title: 'Seguridad', detail: 'Tu cuenta', path: securityPath, words: 'segundo factor sesiones contraseña' },
    { title: 'Mi cuenta', detail: 'Tu cuenta', path: '/admin/account', words: 'perfil contraseña idioma' },
  ],
  collections: [{ config: buildUsers({ isSecure: studioUrl.startsWith('https:') }), handledAs: 'audited' }],
  globals: [AccountSettings],
  endpoints: [...accountEndpoints, invitationEndpoint],
  jobs: [digestsJob],
  onInit: watchSessions,
  views: {
    login: pageAt('/login', 'Entrar', '/team/accounts/LoginView.tsx#LoginView'),
    forgotPassword: pageAt('/olvide-mi-clave', 'Olvidé mi contraseña', '/team/accounts/LoginView.tsx#ForgotPasswordView'),
    newPassword: pageAt('/clave-nueva', 'Contraseña nueva', '/team/accounts/LoginView.tsx#NewPasswordView'),
    unauthorized: pageAt('/unauthorized', 'Sin acceso', '/team/accounts/LoginView.tsx#UnauthorizedView'),
    security: pageAt('/seguridad', 'Seguridad', '/team/accounts/SecurityView.tsx#SecurityView'),
    colleagueSecurity: pageAt('/seguridad/:id', 'Seguridad', '/team/accounts/SecurityView.tsx#SecurityView'),
  },
});
