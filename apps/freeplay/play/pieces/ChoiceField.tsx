import styles from './ChoiceField.module.css';

type Option = { value: string; label: string };
type Props = { label: string; value: string; options: readonly Option[]; isLocked: boolean; onChoose: (value: string) => void };

/** Among the `Actions`: how a game is to be played, from a short list. */
export function ChoiceField({ label, value, options, isLocked, onChoose }: Props) {
  return (
    <label className={styles.field}>
      <span className={styles.label}>{label}</span>
      <select className={styles.select} value={value} disabled={isLocked} onChange={(event) => onChoose(event.currentTarget.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
