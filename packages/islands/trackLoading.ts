declare global {
  interface WindowEventMap {
    'lupa:loading': CustomEvent<Promise<unknown>>;
  }
}

/**
 * Says on the page that somebody waits for `work`: the site's loading bar runs until it settles, and fails when it rejects. Returns `work`.
 * Islands call it, since their code may not know the site (requirement 4.19).
 */
export function trackLoading<T>(work: Promise<T>): Promise<T> {
  dispatchEvent(new CustomEvent('lupa:loading', { detail: work }));
  return work;
}
