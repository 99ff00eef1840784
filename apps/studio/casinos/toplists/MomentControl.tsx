import { formatLocalMoment } from '../../core/dates/formatMoment.ts';
import styles from './preview.module.css';

type Props = { moment: Date | null; changes: Date[]; onChange: (moment: Date | null) => void };

const maximumChanges = 4;

export function MomentControl({ moment, changes, onChange }: Props) {
  const [next] = changes;
  return (
    <details className={styles.moment}>
      <summary>Ver en otra fecha{next && ` (cambia el ${formatLocalMoment(next)})`}</summary>
      <div className={styles.dates}>
        <label htmlFor="toplist-preview-moment">Ver como quedará el…</label>
        <div className={styles.choices}>
          <input
            id="toplist-preview-moment"
            type="datetime-local"
            value={moment === null ? '' : toLocalText(moment)}
            onChange={({ target: { value } }) => onChange(value === '' ? null : new Date(value))}
          />
          {moment !== null && (
            <button type="button" onClick={() => onChange(null)}>
              Volver a ahora
            </button>
          )}
        </div>
        {changes.length > 0 && <ComingChanges moment={moment} changes={changes} onChange={onChange} />}
      </div>
    </details>
  );
}

function ComingChanges({ moment, changes, onChange }: Props) {
  return (
    <>
      <p id="toplist-preview-changes">Próximos cambios programados</p>
      <div className={styles.choices} role="group" aria-labelledby="toplist-preview-changes">
        {changes.slice(0, maximumChanges).map((change) => (
          <button
            key={change.getTime()}
            type="button"
            aria-pressed={moment?.getTime() === change.getTime()}
            onClick={() => onChange(change)}
          >
            {formatLocalMoment(change)}
          </button>
        ))}
      </div>
    </>
  );
}

function toLocalText(moment: Date): string {
  const shifted = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return shifted.toISOString().slice(0, 16);
}
