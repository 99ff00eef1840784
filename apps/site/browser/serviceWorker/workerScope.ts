/** What TypeScript's DOM types lack of a worker's scope: its `webworker` library cannot be in one program with `dom`. */
type ExtendableEvent = Event & { waitUntil: (promise: Promise<unknown>) => void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly preloadResponse?: Promise<Response | undefined>;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  readonly resultingClientId: string;
  respondWith: (response: Promise<Response>) => void;
};

type MessageFromPage = ExtendableEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  readonly source: { readonly url: string } | null;
};

type WorkerEvents = { install: ExtendableEvent; activate: ExtendableEvent; fetch: FetchEvent; message: MessageFromPage };

type WorkerScope = {
  addEventListener: <Type extends keyof WorkerEvents>(type: Type, listener: (event: WorkerEvents[Type]) => void) => void;
  skipWaiting: () => Promise<void>;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim: () => Promise<void> };
};

export const worker = globalThis as unknown as WorkerScope;

/** The client build that a worker belongs to. Its name makes `/sw.js` a new worker after each deployment. */
export type Build = {
  name: string;
  bootFile: string;
  /** What pages fetch though their HTML does not name it: parts of the boot script, fonts. */
  lateFiles: string[];
  /** The files that an island needs to run, by its module (`packages/blocks/toplist/ToplistFilter`). */
  islandFiles: Record<string, string[]>;
};

// Written by serviceWorkerPlugin.ts.
declare const __BUILD__: Build;

export const build = __BUILD__;
