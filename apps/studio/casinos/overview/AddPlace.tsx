'use client';

import { Options } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { readText, useAct } from '../../core/api/useAct.ts';
import parts from '../../core/components/parts.module.css';
import { casinosApi } from './newCasino.ts';

/** Puts the casino at the end of a list. */
export function AddPlace({ casino, lists }: { casino: number; lists: { id: number; name: string }[] }) {
  const router = useRouter();
  const { fault, isBusy, submit } = useAct();
  if (lists.length === 0) return null;
  const add = submit(async (form) => {
    await postToStudio(`${casinosApi}/place`, { casino, list: Number(readText(form, 'list')) });
    router.refresh();
  });
  return (
    <form className={`${parts['cluster']} ${parts['controls']}`} onSubmit={add}>
      <select name="list" aria-label="Lista">
        <Options of={lists.map(({ id, name }) => [id, name])} />
      </select>
      <button type="submit" disabled={isBusy}>
        Agregar al final
      </button>
      <p role="alert">{fault}</p>
    </form>
  );
}
