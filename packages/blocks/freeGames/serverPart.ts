/** Ids of what the server renders beside the island: the list, and what stands below it. */
export const listIdOf = (anchor: string): string => `${anchor}-games`;
export const endIdOf = (anchor: string): string => `${anchor}-end`;

/** What of it belongs to the server's own list carries this attribute. */
export const ofServer = { 'data-of-server': '' };

/**
 * Hands the place over to the island: what the server put below the list goes, since the island renders it anew, and the server's games are shown
 * only while they are asked for. Returns what gives everything back.
 */
export function takeOver(anchor: string, { isListShown, isBusy }: { isListShown: boolean; isBusy: boolean }): () => void {
  const list = document.getElementById(listIdOf(anchor));
  const parts = [...document.querySelectorAll<HTMLElement>(`#${CSS.escape(anchor)} [data-of-server]`)];
  const end = document.getElementById(endIdOf(anchor));
  for (const part of parts) part.hidden = !isListShown || part.parentElement === end;
  list?.setAttribute('aria-busy', String(isBusy));
  return () => {
    for (const part of parts) part.hidden = false;
    list?.removeAttribute('aria-busy');
  };
}
