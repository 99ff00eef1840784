import { useEffect } from 'react';

/** Calls what stands for a key (as `KeyboardEvent.key`, lower case) wherever the keyboard is, but for fields and open dialogs. */
export function useKeys(keys: Readonly<Record<string, () => void>>): void {
  useEffect(() => {
    const onKey = ({ key, repeat, target, ctrlKey, altKey, metaKey }: KeyboardEvent) => {
      if (repeat || ctrlKey || altKey || metaKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      keys[key.toLowerCase()]?.();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys]);
}
