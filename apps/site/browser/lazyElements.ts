import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';

/** Gives an element its behaviour until `signal` aborts, which is when the element leaves the document. */
export type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

/** By the names of the elements, fetched when the first of a kind nears the viewport. */
export type LoadBehaviours = () => Promise<{ behaviours: Record<string, Behaviour> }>;

/**
 * Registers the elements whose behaviour is fetched when the first of their kind comes near the viewport, whoever put it there, the server or an
 * island. Until then, and without it, their HTML stands for itself.
 */
export function startLazyElements(loadBehaviours: LoadBehaviours): void {
  for (const name of ['lupa-last-visit', 'lupa-news', 'lupa-search', 'lupa-slider']) {
    customElements.define(
      name,
      class extends HTMLElement {
        #connection: AbortController | undefined;

        connectedCallback() {
          const { signal } = (this.#connection = new AbortController());
          // After a failed fetch it is tried again when the element is seen anew.
          const observer = new IntersectionObserver(
            (entries) => {
              if (entries.at(-1)?.isIntersecting) loadBehaviours().then(start, () => reloadForMissingChunk());
            },
            { rootMargin: '200px' },
          );
          let isWaiting = true;
          const start = ({ behaviours }: Awaited<ReturnType<LoadBehaviours>>) => {
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
