import { reloadForMissingChunk } from '@lupa/islands/chunkGuard.ts';

/** Fetches what replaces `command`, `commandfor` and `closedby` in browsers that do not know them, for every dialog of the page. */
export function startInvokerCommands(): void {
  const knowsCommands = 'commandForElement' in HTMLButtonElement.prototype;
  const knowsClosedBy = 'closedBy' in HTMLDialogElement.prototype;
  if (knowsCommands && knowsClosedBy) return;
  import('./runCommands.ts').then(
    (module) => {
      if (!knowsCommands) module.runCommands();
      if (!knowsClosedBy) module.closeDialogs();
    },
    () => reloadForMissingChunk(),
  );
}
