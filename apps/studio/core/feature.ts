import type { AdminViewConfig, CollectionConfig, Config, Endpoint, GlobalConfig, Payload, PayloadRequest } from 'payload';
import type { Viewer, WorkSection } from './frontPage/work.ts';
import type { Findable } from './find.ts';
import type { Digest } from './mail/digest.ts';
import type { MenuEntry } from './menu.ts';
import type { RegisterEntry } from './registerEntry.ts';
import type { Publishing } from './publish/publishing.ts';
import type { StudioJob } from './jobs/studioJob.ts';

/**
 * What a part of the studio adds to it. Each folder of `content`, `casinos`, `money`, `readers`, `exchange` and `team` exports one from its `feature.ts`;
 * `features.ts` beside the folders of the studio lists them, and the order of that list is the order of what they add.
 */
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
  /** What Ctrl+K finds. */
  find?: readonly Findable[];
  digest?: Digest;
  /** What it stores, for the register of data. */
  register?: readonly RegisterEntry[];
  views?: Record<string, AdminViewConfig>;
  /** Components of the admin's frame, as paths of its import map. */
  components?: Partial<Record<FrameSlot, readonly string[]>>;
  /**
   * Says in whose name a request to the REST interface comes, by what it carries besides a login: an answer refuses it; a function runs it in that name;
   * null leaves it to the next feature.
   */
  admitRequest?: (openPayload: () => Promise<Payload>, request: Request) => Promise<Response | RunRequest | null>;
  publishing?: Publishing;
  /** Pages that show the documents of a collection which the admin hides, by its slug. */
  documentPages?: Record<string, string>;
  /** Settings that its code reads from `payload.config.custom`. */
  custom?: Record<string, unknown>;
  /** What it does by itself, each minute. */
  jobs?: readonly StudioJob[];
  /** Runs once the studio has started. */
  onInit?: (payload: Payload) => void;
};

/**
 * `document`: content with versions of the site, which is saved, used, thrown away and audited as such. `record`: edited by several people, and audited.
 * `audited`: every edit is in the activity log. `plain`: as it is.
 */
export type FeatureCollection = { config: CollectionConfig; handledAs: 'document' | 'record' | 'audited' | 'plain' };

export type RunRequest = (handle: () => Promise<Response>) => Promise<Response>;

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
