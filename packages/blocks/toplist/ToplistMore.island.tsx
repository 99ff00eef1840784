import { Button } from '@lupa/ui/Button.tsx';
import { useState } from 'react';

/** Reveals the entries of a toplist that wait behind the first ones, puts the focus on the first of them, and goes away. */
export function ToplistMore({ listId, text }: { listId: string; text: string }) {
  const [isRevealed, setRevealed] = useState(false);
  if (isRevealed) return null;
  const reveal = () => {
    const list = document.getElementById(listId);
    list?.removeAttribute('data-collapsed');
    list?.querySelector<HTMLElement>('[data-more]')?.focus();
    setRevealed(true);
  };
  return (
    <Button type="modal-secondary" size="lg" onClick={reveal}>
      {text}
    </Button>
  );
}
