import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

export type IslandMount = {
  component: ComponentType<object>;
  props: object;
  /** The server's `<div id>`. Its id is the prefix of the ids inside. Empty when the server could not render the island. */
  container: Element;
  /** After the island's own effects. */
  onReady: () => void;
  /** The island threw while rendering or in an effect, and React has emptied the container. */
  onError: (error: unknown) => void;
};

/** Hydrates a container, or renders into an empty one. Gives back what takes React out of it again. */
export function mountIsland({ component, props, container, onReady, onError }: IslandMount): () => void {
  const island = createElement(Mounted, { onReady }, createElement(component, props));
  const options = { identifierPrefix: container.id, onUncaughtError: onError };
  if (container.hasChildNodes()) {
    const root = hydrateRoot(container, island, options);
    return () => root.unmount();
  }
  const root = createRoot(container, options);
  root.render(island);
  return () => root.unmount();
}

function Mounted({ onReady, children }: { onReady: () => void; children?: ReactNode }) {
  useEffect(onReady, []);
  return children;
}
