import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Button } from '@lupa/ui/Button.tsx';
import { TickBoxInput } from '@lupa/ui/TickBox.tsx';
import styles from './CompareChoice.module.css';
import type { ToplistEntry } from './toplist.load.server.ts';

/** Sends the chosen casinos as `?comparar=…`. With script its button opens the comparator (apps/site/features/comparator). */
export function CompareForm({ id, microcopy }: { id: string; microcopy: Microcopy }) {
  return (
    <form id={id} action={microcopy.comparator_path} autoComplete="off" data-compare="">
      <Button isSubmit type="modal-secondary" size="xs">
        {microcopy.compare_casinos}
      </Button>
    </form>
  );
}

type ChoiceProps = { casino: Pick<ToplistEntry, 'slug' | 'name' | 'symbol' | 'isCompared'>; formId: string; microcopy: Microcopy };

export function CompareChoice({ casino: { slug, name, symbol, isCompared }, formId, microcopy }: ChoiceProps) {
  return (
    <label className={`touch-row gap-2 note text-medium rounded-sm ${styles.choice}`}>
      <TickBoxInput name="comparar" value={slug} form={formId} defaultChecked={isCompared} data-name={name} data-logo={symbol?.src} />
      {microcopy.compare}
      <span className="visually-hidden">{` ${name}`}</span>
    </label>
  );
}
