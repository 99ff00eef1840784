import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';

export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

export type LazyElements = { names: readonly string[]; load: () => Promise<{ behaviours: Record<string, Behaviour> }> };

/** Registers the elements whose behaviour is fetched when the first of their kind comes near the viewport, whoever put it there. */
export function startLazyElements({ names, load }: LazyElements): void {
  for (const name of names) {
    customElements.define(
      name,
      class extends HTMLElement {
        #connection: AbortController | undefined;

        connectedCallback() {
          const { signal } = (this.#connection = new AbortController());
          // After a failed fetch it is tried again when the element is seen anew.
          const observer = new IntersectionObserver(
            (entries) => {
              if (entries.at(-1)?.isIntersecting) load().then(start, () => reloadForMissingChunk());
            },
            { rootMargin: '200px' },
          );
          let isWaiting = true;
          const start = ({ behaviours }: Awaited<ReturnType<LazyElements['load']>>) => {
            observer.disconnect();
            if (isWaiting && !signal.aborted) behaviours[name]?.(this, signal);
            isWaiting = false;
          };
          observer.observe(this);
        }

        disconnectedCallback() {
          this.#connection?.abort();
        }
      },
    );
  }
}
