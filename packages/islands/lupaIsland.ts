import type { ComponentType } from 'react';
import { isChunkFailure } from './chunkGuard.ts';
import { islandPath, mainExport } from './islandName.ts';
import { RecordedTaps } from './recordedTaps.ts';
import type * as runtime from './mountIsland.ts';
import { watchTrigger } from './triggers.ts';

export type IslandOptions = {
  /** The result of `import.meta.glob('…/*.island.tsx')`, over the same files as the server's. */
  modules: Record<string, () => Promise<unknown>>;
  /** A file of an island could not be fetched. The island tries again when it is touched, seen anew, or the network is back. */
  onChunkFailure: (error: unknown) => void;
  /** Somebody waits for the files of an island that they have tapped: rejects when one cannot be fetched. */
  onWait?: (loading: Promise<unknown>) => void;
  /** An island failed for good; its server HTML stays. Default: `reportError`, which raises the window's `error` event. */
  onError?: (error: unknown, island: string) => void;
};

declare global {
  interface WindowEventMap {
    /** Something is kept under this key of the browser's storage, or no longer. */
    'lupa:kept': CustomEvent<string>;
  }
}

const signsOfIntent = ['pointerover', 'focusin', 'touchstart', 'click', 'keydown', 'input', 'toggle'];
/** A disclosure that was opened before there was script, and whose content comes with it. */
const openAndEmpty = 'details[open] > summary:only-child';

type LoadIsland = (name: string) => Promise<[ComponentType<object>, typeof runtime]>;
type LoadingOptions = { load: LoadIsland; onWait: IslandOptions['onWait'] | undefined } & Required<
  Pick<IslandOptions, 'onChunkFailure' | 'onError'>
>;

/** Registers `<lupa-island>`, which hydrates each island of the page at its own moment. Browser only; contains no React. */
export function defineIslands({ modules, onChunkFailure, onWait, onError = (error) => reportError(error) }: IslandOptions): void {
  LupaIsland.options = { load: loadFrom(modules), onChunkFailure, onWait, onError };
  customElements.define('lupa-island', LupaIsland);
}

class LupaIsland extends HTMLElement {
  static options: LoadingOptions;
  readonly #taps = new RecordedTaps();
  #waiting: AbortController | undefined;
  #loading: ReturnType<LoadIsland> | undefined;
  #unmount: (() => void) | undefined;

  connectedCallback() {
    if (!this.#waiting && !this.#unmount) this.#wait();
  }

  // A moved element is taken out and put back in one go: it keeps its state. One that stays away lets go of everything.
  disconnectedCallback() {
    queueMicrotask(() => {
      if (!this.isConnected) this.#letGo();
    });
  }

  #wait() {
    this.#waiting = new AbortController();
    const { signal } = this.#waiting;
    const hydrate = () => void this.#hydrate();
    for (const type of signsOfIntent)
      this.addEventListener(type, (event) => this.#onIntent(event), { capture: true, passive: true, signal });
    // Back to another choice, after a reload: the address has it, the server's markup does not.
    const { search } = location;
    addEventListener('popstate', () => location.search === search || hydrate(), { signal });
    addEventListener('online', () => this.getAttribute('state') === 'missing' && hydrate(), { signal });
    const area = document.getElementById(this.getAttribute('area') ?? '');
    for (const type of signsOfIntent) area?.addEventListener(type, hydrate, { capture: true, passive: true, signal });
    const kept = this.getAttribute('kept');
    const watchVisible = () => watchTrigger('visible', this, hydrate, signal);
    addEventListener('lupa:kept', ({ detail }) => detail === kept && watchVisible(), { signal });
    addEventListener('storage', ({ key }) => key !== null && key === kept && watchVisible(), { signal });
    if (this.querySelector(openAndEmpty)) hydrate();
    watchTrigger(hasKept(kept) ? 'visible' : this.getAttribute('when'), this, hydrate, signal);
  }

  #onIntent(event: Event) {
    this.#taps.record(event, this.lastElementChild ?? this);
    void this.#hydrate();
    if (this.#loading && /^(click|input)$/.test(event.type)) LupaIsland.options.onWait?.(this.#loading);
  }

  async #hydrate() {
    if (this.#loading) return;
    this.#loading = LupaIsland.options.load(this.#name);
    try {
      const [component, { mountIsland }] = await this.#loading;
      // Files that have just arrived have run in this task: hydration gets one of its own.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.#waiting) this.#mount(component, mountIsland);
    } catch (error) {
      if (!isChunkFailure(error)) return this.#fail(error);
      this.setAttribute('state', 'missing');
      LupaIsland.options.onChunkFailure(error);
    } finally {
      this.#loading = undefined;
    }
  }

  #mount(component: ComponentType<object>, mountIsland: typeof runtime.mountIsland) {
    // From here on React itself answers a tap: it hydrates at once when it must.
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#unmount = mountIsland({
      island: this,
      component,
      taps: this.#taps,
      onReady: () => this.setAttribute('state', 'ready'),
      onError: (error) => this.#fail(error),
    });
  }

  #fail(error: unknown) {
    this.#letGo();
    this.setAttribute('state', 'failed');
    LupaIsland.options.onError(error, this.#name);
  }

  #letGo() {
    this.#waiting?.abort();
    this.#waiting = undefined;
    this.#unmount?.();
    this.#unmount = undefined;
    this.#taps.clear();
    this.removeAttribute('state');
  }

  get #name() {
    return this.getAttribute('name') ?? '';
  }
}

function hasKept(key: string | null): boolean {
  try {
    return key !== null && key in localStorage;
  } catch {
    return false;
  }
}

/** Fetches an island's component and, at the same time, React. */
function loadFrom(modules: IslandOptions['modules']): LoadIsland {
  const loaders = new Map(Object.entries(modules).map(([path, load]) => [islandPath(path), load]));
  const loadComponent = async (name: string) => {
    const [path = '', exportName] = name.split('#');
    const module = (await loaders.get(path)?.()) as Record<string, ComponentType<object>> | undefined;
    const component = module && (exportName ? module[exportName] : mainExport(path, module));
    if (!component) throw new Error(`There is no island ${name}`);
    return component;
  };
  return (name) => Promise.all([loadComponent(name), import('./mountIsland.ts')]);
}
