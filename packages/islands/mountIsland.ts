import { createElement, useEffect, type ComponentType, type ReactNode } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import type { RecordedTaps } from './recordedTaps.ts';
import { replayTaps } from './replayTaps.ts';

export type IslandMount = {
  /** The `<lupa-island>`: an optional `<script>` with its props as JSON, then its container. */
  island: Element;
  component: ComponentType<object>;
  taps: RecordedTaps;
  /** After the island's own effects. */
  onReady: () => void;
  /** The island threw while rendering or in an effect. React has emptied the container; unmounting restores it. */
  onError: (error: unknown) => void;
};

/**
 * Hydrates an island, or renders it where the server has not, and replays what was kept. Returns what takes React out again and puts
 * the server's HTML back, ready to hydrate anew. Throws when the props are not JSON.
 */
export function mountIsland({ island, component, taps, onReady, onError }: IslandMount): () => void {
  const container = island.lastElementChild;
  if (!container) throw new Error('The island has no container');
  const props: object = JSON.parse(island.querySelector(':scope > script')?.textContent ?? '{}');
  const restoreServerHtml = preserveServerHtml(container);
  const onMounted = () => {
    onReady();
    replayTaps(taps, container);
  };
  const root = startRoot(container, createElement(Mounted, { onMounted }, createElement(component, props)), {
    identifierPrefix: container.id,
    // React is still at work when it reports: nobody may unmount before it is done.
    onUncaughtError: (error) => queueMicrotask(() => onError(error)),
  });
  return () => {
    root.unmount();
    restoreServerHtml();
  };
}

function startRoot(container: Element, node: ReactNode, options: RootOptions) {
  if (container.hasChildNodes()) return hydrateRoot(container, node, options);
  const root = createRoot(container, options);
  root.render(node);
  return root;
}

function Mounted({ onMounted, children }: { onMounted: () => void; children?: ReactNode }) {
  useEffect(onMounted, [onMounted]);
  return children;
}

// A template's document is inert: the copies load no images. Nodes rather than `innerHTML`, which Trusted Types forbid.
function preserveServerHtml(container: Element): () => void {
  const { content } = document.createElement('template');
  content.append(...[...container.childNodes].map((node) => content.ownerDocument.importNode(node, true)));
  return () => container.replaceChildren(document.importNode(content, true));
}
