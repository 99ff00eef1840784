import { marketLocale } from '@lupa/domain/market.ts';
import type { ClickFilter, FilterName } from './clickFilter.ts';
import { absentLabels } from './clickKinds.ts';
import styles from './forms.module.css';

export type Choice = { value: string; name: string };

type FilterSelectProps = { name: FilterName; label: string; every: string; filter: ClickFilter; choices: Choice[] };

const collator = new Intl.Collator(marketLocale, { numeric: true });

/** A choice of names. What is chosen is in it, also when the studio no longer knows it. */
export function FilterSelect({ name, label, every, filter, choices }: FilterSelectProps) {
  const chosen = filter[name];
  const isListed = chosen === undefined || choices.some(({ value }) => value === chosen);
  const absent = name in absentLabels ? absentLabels[name as keyof typeof absentLabels] : name;
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select key={String(chosen)} className={styles.input} name={name} defaultValue={chosen === null ? '-' : (chosen ?? '')}>
        <option value="">{every}</option>
        {!isListed && <option value={chosen ?? '-'}>{chosen ?? absent}</option>}
        {choices
          .toSorted((one, other) => collator.compare(one.name, other.name))
          .map(({ value, name: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
      </select>
    </label>
  );
}
