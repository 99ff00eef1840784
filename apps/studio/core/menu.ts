import type { PayloadRequest } from 'payload';

type User = PayloadRequest['user'];

/** A page of the studio besides its documents. */
export type MenuEntry = {
  id: string;
  path: string;
  label: string;
  group: keyof typeof menuGroups | 'start';
  /** Entries of a group stand in the order of these numbers. */
  place: number;
  isFor: (user: User) => boolean;
  /** A component beside the label, as a path of the import map. */
  badge?: string;
};

/** The groups of the admin's menu below the collections. What is in `start` is a button of the first page. */
export const menuGroups = { reports: 'Informes', tools: 'Herramientas', account: 'Tu cuenta' } as const;

/** The entries of one group that are for this person. */
export const listMenu = (features: readonly { menu?: readonly MenuEntry[] }[], group: MenuEntry['group'], user: User): MenuEntry[] =>
  features
    .flatMap(({ menu = [] }) => menu)
    .filter((entry) => entry.group === group && entry.isFor(user))
    .toSorted((one, other) => one.place - other.place);
