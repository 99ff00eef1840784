import { type Access, type ClientUser, type FieldAccess, type PayloadRequest, type Where } from 'payload';

export const roles = ['administrator', 'editor', 'author', 'affiliateManager'] as const;
export type Role = (typeof roles)[number];

export const roleLabels: Record<Role, string> = {
  administrator: 'Administración',
  editor: 'Edición de contenido',
  author: 'Redacción',
  affiliateManager: 'Gestión de afiliados',
};

/** What an account says of its roles. */
type WithRoles = { role?: unknown; moreRoles?: unknown };

/** The roles of the person behind a request, those that may most first; none without a login, and for those who have to enrol a second factor first. */
export function rolesOf(user: PayloadRequest['user'] | WithRoles): Role[] {
  if (!user || ('mustEnrol' in user && user.mustEnrol === true)) return [];
  const { role, moreRoles } = user as WithRoles;
  const given: unknown[] = [role, ...(Array.isArray(moreRoles) ? (moreRoles as unknown[]) : [])];
  return roles.filter((known) => given.includes(known));
}

/** The one of somebody's roles that may most. */
export const roleOf = (user: PayloadRequest['user']): Role | undefined => rolesOf(user)[0];

const hasRole = (user: PayloadRequest['user'], allowed: readonly Role[]): boolean => rolesOf(user).some((role) => allowed.includes(role));

/** The accounts that have one of these roles. */
export const whereRole = (...wanted: Role[]): Where => ({ or: [{ role: { in: wanted } }, { moreRoles: { in: wanted } }] });

const isLoggedIn: Access = ({ req }) => roleOf(req.user) !== undefined;

/** Those who keep offers right. Reports of clicks are business figures: not for everybody with a login. */
export const mayManageAffiliates = (user: PayloadRequest['user']): boolean => hasRole(user, ['administrator', 'affiliateManager']);

export const mayEditContent = (user: PayloadRequest['user']): boolean => hasRole(user, ['administrator', 'editor']);

export const isAdministratorUser = (user: PayloadRequest['user']): boolean => hasRole(user, ['administrator']);

/** Those who return and approve what was passed to review. */
export const mayDecide = (user: PayloadRequest['user']): boolean => hasRole(user, ['administrator', 'editor']);
/** Those who pass pages to review and speak in it. */
export const mayTakePart = (user: PayloadRequest['user']): boolean => hasRole(user, ['administrator', 'editor', 'author']);

/** Everybody with a login reads; those in `writers`, and administrators, write. */
export function accessFor(...writers: Role[]) {
  const isWriter: Access = ({ req }) => hasRole(req.user, ['administrator', ...writers]);
  return { read: isLoggedIn, readVersions: isLoggedIn, create: isWriter, update: isWriter, delete: isWriter };
}

export const contentAccess = accessFor('editor');
export const commercialAccess = accessFor('affiliateManager');
const isAffiliate: Access = ({ req }) => mayManageAffiliates(req.user);
export const affiliateAccess = { read: isAffiliate, create: isAffiliate, update: isAffiliate, delete: isAffiliate };
/** The same for `admin.hidden`. */
export const hideFromOthers = ({ user }: { user: ClientUser }): boolean => !mayManageAffiliates(user as PayloadRequest['user']);
export const hideFromOthersThanAdministrators = ({ user }: { user: unknown }): boolean =>
  !isAdministratorUser(user as PayloadRequest['user']);
export const sharedAccess = accessFor('editor', 'affiliateManager');

const isAuthor = (user: PayloadRequest['user']): boolean => roleOf(user) === 'author';

/** Authors write drafts (`review/addReview.ts` refuses the rest). Without data the admin asks about changes of many at once. */
export const draftAccess = {
  ...contentAccess,
  create: (({ req, data }) => mayDecide(req.user) || (isAuthor(req.user) && data?.['_status'] !== 'published')) satisfies Access as Access,
  update: (({ req, data }) =>
    mayDecide(req.user) || (isAuthor(req.user) && data !== undefined && data['_status'] !== 'published')) satisfies Access as Access,
};
/** What everybody may add to; authors change nothing that is there. */
export const uploadAccess = { ...sharedAccess, create: isLoggedIn };

export const globalAccess = { read: contentAccess.read, readVersions: contentAccess.read, update: contentAccess.update };

type Who = NonNullable<PayloadRequest['user']>;

/** Programs come with a key (`apiKeys/`). They have a role, and never reach accounts. */
export const isKey = (user: PayloadRequest['user']): user is Extract<Who, { collection: 'api-keys' }> => user?.collection === 'api-keys';

/** The account behind a request; null for a program. */
export const personOf = (user: PayloadRequest['user']): Extract<Who, { collection: 'users' }> | null =>
  user && !isKey(user) ? user : null;

export const isAdministratorPerson = ({ req }: { req: PayloadRequest }) => !isKey(req.user) && isAdministratorUser(req.user);

/** Administrators manage people; everybody changes themselves, but never their own role, and sees who their colleagues are. */
const isSelfOrAdministrator: Access = ({ req }) => {
  if (isKey(req.user)) return false;
  if (hasRole(req.user, ['administrator'])) return true;
  return req.user && roleOf(req.user) !== undefined ? { id: { equals: req.user.id } } : false;
};
export const userAccess = {
  admin: ({ req }: { req: PayloadRequest }) => !isKey(req.user) && roleOf(req.user) !== undefined,
  read: ({ req }: { req: PayloadRequest }) => !isKey(req.user) && roleOf(req.user) !== undefined,
  create: isAdministratorPerson,
  update: isSelfOrAdministrator,
  delete: isAdministratorPerson,
  unlock: isAdministratorPerson,
};
/** A colleague's name and address are seen, and nothing else of their account. */
export const ownField: FieldAccess = ({ req, doc }) =>
  hasRole(req.user, ['administrator']) || (doc !== undefined && req.user?.id === doc.id);
export const administratorField: FieldAccess = ({ req }) => hasRole(req.user, ['administrator']);
export const isAdministratorRequest = ({ req }: { req: PayloadRequest }) => isAdministratorUser(req.user);
