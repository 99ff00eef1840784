import type { AdminViewConfig, CollectionConfig, Config, Endpoint, GlobalConfig, Payload, PayloadRequest } from 'payload';
import type { ChoiceKind } from '@lupa/blocks/shared/forms/fields.ts';
import type { ChoiceSource } from './choices/choice.ts';
import type { Hub } from './slugs.ts';
import type { Viewer, WorkSection } from './frontPage/work.ts';
import type { Findable } from './find.ts';
import type { Digest } from './mail/digest.ts';
import type { Publishing } from './publish/publishing.ts';
import type { StudioJob } from './jobs/studioJob.ts';

/** Whose data it is: of the law's persons the first three, of nobody the last. */
export const subjects = ['visitors', 'staff', 'partners', 'nobody'] as const;
export type Subject = (typeof subjects)[number];

export type KeptDays = { clicks: number; consents: number; errorReports: number; activity: number };

export type RegisterEntry = {
  key: string;
  place: number;
  subject: Subject;
  what: string;
  why: string;
  /** Of Ley 19.628 as Ley 21.719 changes it, in force from 1 December 2026. */
  basis: string;
  kept: (days: KeptDays) => string;
  /** `schema.table`; one that ends in `*` is all whose names begin so. The longest that fits is meant. */
  tables: readonly string[];
};

export const registerBases = {
  interest: 'Interés legítimo: cobrar y responder por los enlaces, sin saber de quién son (art. 13)',
  contract: 'Relación laboral o de servicios con quien usa el estudio (art. 13)',
  none: 'No son datos personales',
};

type User = PayloadRequest['user'];

export type MenuEntry = {
  id: string;
  path: string;
  label: string;
  group: keyof typeof menuGroups | Hub | 'start';
  place: number;
  isFor: (user: User) => boolean;
  badge?: string;
  /** What it is for, on the page of its hub. */
  description?: string;
};

/** The groups of the admin's menu below the collections. What is in a hub is on its page, what is in `start` a button of the first page. */
export const menuGroups = { tools: 'Herramientas', account: 'Tu cuenta' } as const;

export const listMenu = (features: readonly { menu?: readonly MenuEntry[] }[], group: MenuEntry['group'], user: User): MenuEntry[] =>
  features
    .flatMap(({ menu = [] }) => menu)
    .filter((entry) => entry.group === group && entry.isFor(user))
    .toSorted((one, other) => one.place - other.place);

/** What a part of the studio adds. Every folder of a shelf exports one from `feature.ts`; `features.ts` lists them in their order. */
export type StudioFeature = {
  name: string;
  collections?: readonly FeatureCollection[];
  globals?: readonly GlobalConfig[];
  /** Adds fields and hooks to a collection of another feature, before the core adds its own. */
  extendCollection?: (collection: CollectionConfig) => CollectionConfig;
  /** Adds hooks that run before all others of a collection. */
  surroundCollection?: (collection: CollectionConfig) => CollectionConfig;
  endpoints?: readonly Endpoint[];
  menu?: readonly MenuEntry[];
  /** Sections of the first page: what waits for somebody. */
  work?: readonly WorkSection[];
  /** Other parts of the first page: components that get the `WorkContext` as `context`. */
  panels?: readonly { component: string; isFor: (viewer: Viewer) => boolean }[];
  /** Pages that Ctrl+K leads to, with more words by which they are found. */
  places?: (req: PayloadRequest) => readonly Place[] | Promise<readonly Place[]>;
  find?: readonly Findable[];
  /** What fields of a kind may be chosen from. */
  choices?: Partial<Record<ChoiceKind, ChoiceSource>>;
  digest?: Digest;
  /** What it knows of a casino, in lines of its tab "Todo de este casino"; none for those who may not see it. */
  aboutCasino?: (req: PayloadRequest, casino: { id: number; slug: string }, now: Date) => Promise<AboutCasino[]>;
  register?: readonly RegisterEntry[];
  views?: Record<string, AdminViewConfig>;
  /** Components of the admin's frame, as paths of its import map. */
  components?: Partial<Record<FrameSlot, readonly string[]>>;
  /** By what a request carries besides a login: an answer refuses it, a function runs it in that name, null leaves it to others. */
  admitRequest?: (openPayload: () => Promise<Payload>, request: Request) => Promise<Response | RunRequest | null>;
  publishing?: Publishing;
  /** Pages that show the documents of a collection which the admin hides, by its slug. */
  documentPages?: Record<string, string>;
  /** Settings that its code reads from `payload.config.custom`. */
  custom?: Record<string, unknown>;
  jobs?: readonly StudioJob[];
  onInit?: (payload: Payload) => void;
};

/** `document`: content that is saved, used, thrown away and audited; `record`: edited by several people, and audited; `plain`: as it is. */
export type FeatureCollection = { config: CollectionConfig; handledAs: 'document' | 'record' | 'audited' | 'plain' };

export type RunRequest = (handle: () => Promise<Response>) => Promise<Response>;

export type AboutCasino = { text: string; detail?: string; href: string };

export type Place = { title: string; detail: string; path: string; words?: string };

type FrameSlot = 'beforeNavLinks' | 'actions' | 'providers';

/** A page of the admin at exactly this path. `Component`: a path of the import map. */
export const pageAt = (path: `/${string}`, title: string, Component: string): AdminViewConfig => ({
  path,
  exact: true,
  Component,
  meta: { title },
});

/** The features of a studio that was built by `buildStudioConfig`. */
export function featuresOf({ config }: { config: Pick<Config, 'custom'> }): readonly StudioFeature[] {
  return config.custom?.['features'] as readonly StudioFeature[];
}
