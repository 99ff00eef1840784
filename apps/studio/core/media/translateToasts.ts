type Show = (message: unknown, ...rest: never[]) => unknown;
type Toasts = { success: Show; error: Show };

export function translateToast(message: unknown): unknown {
  const [, kind, count] = (typeof message === 'string' && /^(Successfully saved|Failed to save) (\d+) files$/.exec(message)) || [];
  if (count === undefined) return message;
  const files = count === '1' ? 'Un archivo' : `${count} archivos`;
  if (kind === 'Failed to save') return `${files} sin guardar. Revisa lo marcado en rojo y guarda de nuevo.`;
  return `${files} en la Biblioteca.`;
}

const translated = new WeakSet<object>();

/** Once, however often the admin is drawn. */
export function translateToasts(toasts: object): void {
  if (translated.has(toasts)) return;
  translated.add(toasts);
  const shown = toasts as Toasts;
  for (const kind of ['success', 'error'] as const) {
    const show = shown[kind];
    shown[kind] = (message, ...rest) => show(translateToast(message), ...rest);
  }
}
