import type { CostGame } from '@lupa/domain/bonusCost/bets.ts';
import { formatNumber } from '@lupa/ui/formatNumber.ts';
import { useDeferredValue, useId, useMemo, useState } from 'react';
import styles from './BonusCostCalculator.module.css';
import { calculate, type CalculatorTexts, isInvalid } from './calculate.ts';
import { CostPeople } from './CostPeople.tsx';
import type { PresentedCalculator } from './presentCalculator.ts';

type BonusCostCalculatorProps = { titleId: string; presented: PresentedCalculator };

const exampleAmount = 20_000;

export function BonusCostCalculator({ titleId, presented }: BonusCostCalculatorProps) {
  const { fields, games, gameLabel, reset, locale } = presented;
  const id = useId();
  const start: CalculatorTexts = {
    deposit: fields.find(({ name }) => name === 'deposit')?.start ?? '',
    stake: fields.find(({ name }) => name === 'stake')?.start ?? '',
    game: presented.startGame,
  };
  const [values, setValues] = useState(start);
  // Typing goes before computing: what is shown may be a moment behind.
  const shown = useDeferredValue(values);
  const described = useMemo(() => calculate(presented, shown), [presented, shown]);
  const change = (changed: Partial<CalculatorTexts>) => setValues((before) => ({ ...before, ...changed }));
  const invalidText = presented.invalid.replace('{example}', formatNumber(exampleAmount, locale));
  return (
    <fieldset aria-labelledby={titleId} className={`stack gap-3 shrinks text-sm tight ${styles.calculator}`}>
      <div className={`grid gap-3 ${styles.fields}`}>
        {fields.map(({ name, label }) => (
          <AmountInput
            key={name}
            id={`${id}${name}`}
            label={label}
            value={values[name]}
            message={isInvalid(values[name], locale) ? invalidText : null}
            onChange={(text) => change({ [name]: text })}
          />
        ))}
        {games.length > 1 && (
          <div className={`stack gap-1 start ${styles.field}`}>
            <label htmlFor={`${id}game`}>{gameLabel}</label>
            <select
              id={`${id}game`}
              value={values.game}
              className={`full-width touch-height rounded-sm bg-surface tabular ${styles.input}`}
              onChange={(event) => change({ game: event.target.value as CostGame })}
            >
              {games.map(({ game, name }) => (
                <option key={game} value={game}>
                  {name}
                </option>
              ))}
            </select>
          </div>
        )}
      </div>
      <output aria-live="polite" className={`ruled grid gap-3 ${styles.results}`}>
        {described?.message && <span className={styles.silence}>{described.message}</span>}
        {described?.people && <CostPeople {...described.people} />}
        {described?.figures.map(({ label, value, note }) => (
          <span key={label} className={`baseline between ${styles.result}`}>
            <span>{label} </span>
            <strong className={`tabular ${styles.value}`}>{value}</strong>
            {note && <span className={`text-muted text-xs text-end ${styles.note}`}> {note}</span>}
          </span>
        ))}
      </output>
      <button type="button" className={`text-button ${styles.reset}`} onClick={() => setValues(start)}>
        {reset}
      </button>
    </fieldset>
  );
}

type AmountInputProps = { id: string; label: string; value: string; message: string | null; onChange: (text: string) => void };

function AmountInput({ id, label, value, message, onChange }: AmountInputProps) {
  const messageId = `${id}-message`;
  return (
    <div className={`stack gap-1 start ${styles.field}`}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        className={`full-width touch-height rounded-sm bg-surface tabular ${styles.input}`}
        onChange={(event) => onChange(event.target.value)}
        {...(message === null ? {} : { 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      {message !== null && (
        <p id={messageId} className={`text-xs ${styles.message}`}>
          {message}
        </p>
      )}
    </div>
  );
}
