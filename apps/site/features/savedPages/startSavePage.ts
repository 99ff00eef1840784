export function startSavePage(): void {
  if (!('caches' in globalThis)) return;
  const { copyOf } = document.documentElement.dataset;
  const control = document.querySelector<HTMLElement>('[data-save-page]');
  const list = document.querySelector<HTMLElement>('[data-saved-pages]');
  if (list || copyOf !== undefined)
    import('./listSaved.ts').then(
      ({ listSaved, showCopyNotice }) => {
        showCopyNotice(Number(copyOf));
        if (list) void listSaved(list);
      },
      () => {},
    );
  if (control)
    whenControlled(() =>
      import('./startSaving.ts').then(
        ({ startSaving }) => startSaving(control),
        () => {},
      ),
    );
}

/** On a first visit the worker comes after the page. */
function whenControlled(run: () => unknown): void {
  const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (container?.controller) run();
  else container?.addEventListener('controllerchange', () => void run(), { once: true });
}
