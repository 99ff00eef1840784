import type { ComponentType } from 'react';
import { isChunkFailure } from './chunkGuard.ts';
import { islandPath, mainExport } from './islandName.ts';
import { KeptTaps } from './keptTaps.ts';
import { watchTrigger, whenIdle, type When } from './triggers.ts';

export type IslandOptions = {
  /** The result of `import.meta.glob('…/*.island.tsx')`, over the same files as the server's. */
  modules: Record<string, () => Promise<unknown>>;
  /** A file of an island could not be fetched. The island tries again when it is touched, seen anew, or the network is back. */
  onChunkFailure: (error: unknown) => void;
  /** An island failed for good; its server HTML stays. Default: `reportError`, which raises the window's `error` event. */
  onError?: (error: unknown, island: string) => void;
};

const intents = ['pointerover', 'focusin', 'touchstart', 'click', 'keydown', 'input'] as const;

/** Registers `<lupa-island>`, which hydrates each island of the page at its own moment. Browser only; contains no React. */
export function defineIslands({ modules, onChunkFailure, onError = (error) => reportError(error) }: IslandOptions): void {
  const loaders = new Map(Object.entries(modules).map(([path, load]) => [islandPath(path), load]));

  async function loadComponent(name: string): Promise<ComponentType<object>> {
    const [path = '', exportName] = name.split('#');
    const module = await loaders.get(path)?.();
    const component = isRecord(module) ? (exportName ? module[exportName] : mainExport(path, module)) : undefined;
    if (!isComponent(component)) throw new Error(`There is no island ${name}`);
    return component;
  }

  const load = (name: string) => Promise.all([loadComponent(name), import('./mountIsland.ts')]);

  class LupaIsland extends HTMLElement {
    readonly #taps = new KeptTaps();
    #waiting: AbortController | undefined;
    #isLoading = false;
    #unmount: (() => void) | undefined;

    connectedCallback() {
      if (this.#waiting || this.#unmount) return;
      this.#wait();
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
      for (const type of intents) this.addEventListener(type, (event) => this.#onIntent(event), { capture: true, passive: true, signal });
      addEventListener('online', () => this.getAttribute('state') === 'missing' && this.#hydrate(), { signal });
      if (this.hasAttribute('preload')) whenIdle(() => load(this.#name).catch(() => {}));
      watchTrigger((this.getAttribute('when') ?? 'load') as When, this, () => this.#hydrate(), signal);
    }

    get #name() {
      return this.getAttribute('name') ?? '';
    }

    #onIntent(event: Event) {
      this.#taps.keep(event, this.#container);
      void this.#hydrate();
    }

    get #container(): Element {
      return this.lastElementChild ?? this;
    }

    async #hydrate() {
      if (this.#isLoading) return;
      this.#isLoading = true;
      try {
        const [component, { mountIsland }] = await load(this.#name);
        if (this.#waiting) this.#mount(component, mountIsland);
      } catch (error) {
        if (isChunkFailure(error)) {
          this.setAttribute('state', 'missing');
          onChunkFailure(error);
        } else this.#fail(error);
      } finally {
        this.#isLoading = false;
      }
    }

    #mount(component: ComponentType<object>, mountIsland: typeof import('./mountIsland.ts').mountIsland) {
      const container = this.#container;
      const props: object = JSON.parse(this.querySelector(':scope > script')?.textContent ?? '{}');
      const restore = keepServerHtml(container);
      // From here on React itself answers what people do: it hydrates at once when it must.
      this.#waiting?.abort();
      this.#waiting = undefined;
      const unmount = mountIsland({
        component,
        props,
        container,
        onReady: () => {
          this.setAttribute('state', 'ready');
          this.#taps.replay(container);
        },
        // React is still at work when it reports: unmount after it.
        onError: (error) => queueMicrotask(() => this.#fail(error)),
      });
      this.#unmount = () => {
        unmount();
        restore();
      };
    }

    #fail(error: unknown) {
      this.#letGo();
      this.setAttribute('state', 'failed');
      onError(error, this.#name);
    }

    #letGo() {
      this.#waiting?.abort();
      this.#waiting = undefined;
      this.#unmount?.();
      this.#unmount = undefined;
      this.#taps.forget();
      this.removeAttribute('state');
    }
  }

  customElements.define('lupa-island', LupaIsland);
}

// A template's document is inert: the copies load no images. Nodes rather than `innerHTML`, which Trusted Types forbid.
function keepServerHtml(container: Element): () => void {
  const { content } = document.createElement('template');
  content.append(...[...container.childNodes].map((node) => content.ownerDocument.importNode(node, true)));
  return () => container.replaceChildren(document.importNode(content, true));
}

function isComponent(value: unknown): value is ComponentType<object> {
  return typeof value === 'function' || isRecord(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
