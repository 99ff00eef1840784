import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';

/** Gives an element its behaviour until `signal` aborts, which is when the element leaves the document. */
type Behaviour = (element: HTMLElement, signal: AbortSignal) => void;

/**
 * Registers the elements whose behaviour is fetched when the first of their kind comes near the viewport, whoever put it there, the server or an
 * island. Until then, and without it, their HTML stands for itself.
 */
export function startLazyElements(): void {
  defineLazyElement('lupa-last-visit', () =>
    import('@lupa/blocks/offerChanges/lastVisitElement.ts').then((module) => module.startLastVisit),
  );
  defineLazyElement('lupa-slider', () => import('@lupa/ui/slider/sliderElement.ts').then((module) => module.startSlider));
}

function defineLazyElement(name: `lupa-${string}`, load: () => Promise<Behaviour>): void {
  customElements.define(
    name,
    class extends HTMLElement {
      #connection: AbortController | undefined;

      connectedCallback() {
        const { signal } = (this.#connection = new AbortController());
        let isStarted = false;
        const start = async () => {
          const behave = await load();
          if (signal.aborted || isStarted) return;
          isStarted = true;
          observer.disconnect();
          behave(this, signal);
        };
        // After a failed fetch it is tried again when the element is seen anew.
        const observer = new IntersectionObserver(
          (entries) => entries.at(-1)?.isIntersecting && void start().catch(() => reloadForMissingChunk()),
          {
            rootMargin: '200px',
          },
        );
        observer.observe(this);
        signal.addEventListener('abort', () => observer.disconnect());
      }

      disconnectedCallback() {
        this.#connection?.abort();
      }
    },
  );
}
