import {
  buildFreePlayMessage,
  type FreePlayCommand,
  type FreePlayMessage,
  type PlayedRound,
  readFreePlayCommand,
} from '@lupa/contracts/freePlay.ts';

/** Tells the page around the game, if there is one. Nothing in it is secret, and a sandboxed frame knows no origin to name. */
export function postToPage(type: FreePlayMessage['type'], played: PlayedRound | null = null): void {
  if (window.parent !== window) window.parent.postMessage(buildFreePlayMessage(type, played), '*');
}

/** Calls `heed` with what the page around the game asks; whatever other windows send is ignored. Returns how to stop. */
export function heedPage(heed: (command: FreePlayCommand['type']) => void): () => void {
  const onMessage = (event: MessageEvent) => {
    if (window.parent === window || event.source !== window.parent) return;
    const command = readFreePlayCommand(event.data);
    if (command) heed(command.type);
  };
  addEventListener('message', onMessage);
  return () => removeEventListener('message', onMessage);
}
