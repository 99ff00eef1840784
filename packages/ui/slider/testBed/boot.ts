import { start } from '../sliderElement.ts';

customElements.define(
  'lupa-slider',
  class extends HTMLElement {
    #connection: AbortController | undefined;

    connectedCallback() {
      this.#connection = new AbortController();
      start(this, this.#connection.signal);
    }

    disconnectedCallback() {
      this.#connection?.abort();
    }
  },
);
