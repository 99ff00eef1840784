import { APIError, type CollectionAfterDeleteHook, type CollectionBeforeChangeHook, type CollectionConfig } from 'payload';
import { administratorField, hideFromOthersThanAdministrators, ownField, roleLabels, userAccess } from '../../core/access/roles.ts';
import { createUserEndpoint, endInvitation } from './invitations.ts';
import { endOwnSession, finishLogin, requireSecondFactor, slowDownLogin, findLinkOwner, finishReset, slowDownReset } from './loginHooks.ts';
import { endOtherSessions, guardPassword } from './passwordHooks.ts';
import { forgotPasswordEndpoint } from './passwordLinks.ts';
import { forgetAccount } from './secondFactor.ts';
import { mailDigestFields } from '../../core/mail/digest.ts';
import { menu, slugs } from '../../core/slugs.ts';
import { field, optionsOf } from '../../core/fields/buildFields.ts';

/** The first administrator is made by a command on the server: an empty studio must not belong to its first visitor. */
const refuseSelfRegistration: CollectionBeforeChangeHook = ({ operation, req, data }) => {
  if (operation === 'create' && req.payloadAPI !== 'local' && !req.user)
    throw new APIError('Las cuentas las crea la administración.', 403, null, true);
  return data;
};

const forgetDeleted: CollectionAfterDeleteHook = ({ id, req }) => forgetAccount(req.payload, Number(id));

export function buildUsers({ isSecure }: { isSecure: boolean }): CollectionConfig {
  return {
    slug: slugs.users,
    labels: { singular: 'Usuario', plural: 'Usuarios' },
    admin: {
      group: menu.settings,
      useAsTitle: 'name',
      defaultColumns: ['name', 'email', 'role'],
      listSearchableFields: ['name', 'email'],
      description: 'Quién entra al estudio, y con qué rol.',
      hidden: hideFromOthersThanAdministrators,
    },
    access: userAccess,
    auth: {
      tokenExpiration: 8 * 60 * 60,
      // Payload's lock shuts a colleague out as well; accounts/loginThrottle.ts slows down the one who guesses.
      maxLoginAttempts: 0,
      cookies: { secure: isSecure, sameSite: 'Strict' },
      useSessions: true,
    },
    endpoints: [forgotPasswordEndpoint, createUserEndpoint],
    hooks: {
      beforeOperation: [findLinkOwner, guardPassword, slowDownReset, slowDownLogin],
      beforeChange: [refuseSelfRegistration],
      afterChange: [endOtherSessions],
      afterDelete: [forgetDeleted],
      beforeLogin: [requireSecondFactor],
      afterLogin: [finishLogin, finishReset, endInvitation],
      afterLogout: [endOwnSession],
    },
    fields: [
      field.text('currentPassword', 'Tu contraseña actual', {
        virtual: true,
        disableListColumn: true,
        disableListFilter: true,
        admin: { components: { Field: '/team/accounts/ChangePassword.tsx#ChangePassword' } },
      }),
      field.text('name', 'Nombre', { required: true }),
      field.select('role', 'Rol', {
        required: true,
        defaultValue: 'editor',
        saveToJWT: true,
        options: optionsOf(roleLabels),
        access: { read: ownField, create: administratorField, update: administratorField },
        description:
          'Redacción: borradores de páginas, que pasa a revisión. Edición: páginas, menús, textos, autores; publica y aprueba. Afiliados: casinos, ofertas, toplists, métodos de pago. Administración: todo, también las cuentas.',
      }),
      field.select('moreRoles', 'Otros roles', {
        hasMany: true,
        saveToJWT: true,
        options: optionsOf(roleLabels),
        access: { read: ownField, create: administratorField, update: administratorField },
        description: 'Quien hace el trabajo de dos roles lo hace con una sola cuenta.',
      }),
      field.checkbox('invites', 'Invitar por correo', {
        virtual: true,
        disableListColumn: true,
        disableListFilter: true,
        admin: { hidden: true },
      }),
      field.select('invitation', 'Invitación', {
        options: [
          { label: 'Enviada', value: 'sent' },
          { label: 'No se pudo enviar', value: 'failed' },
        ],
        access: { read: ownField, create: () => false, update: () => false },
        disableBulkEdit: true,
        admin: { components: { Field: '/team/accounts/Invitation.tsx#Invitation' } },
      }),
      ...mailDigestFields,
      field.component('security', '/team/accounts/Invitation.tsx#SecurityLink', { disableListColumn: true }),
    ],
  };
}
