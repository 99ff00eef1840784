import { useId, useState } from 'react';
import styles from './BonusCostCalculator.module.css';
import { calculateCost, type CostField, type CostTexts, formatCost } from './calculateCost.ts';
import type { PresentedCalculator } from './presentCalculator.ts';

type BonusCostCalculatorProps = PresentedCalculator & { titleId: string };

/** What a bonus costs with one's own numbers, starting from the offer's. */
export function BonusCostCalculator({ titleId, fields, results, reset, currency, locale }: BonusCostCalculatorProps) {
  const id = useId();
  const start = Object.fromEntries(fields.map((field) => [field.name, field.start])) as CostTexts;
  const [texts, setTexts] = useState(start);
  const { cost, invalid } = calculateCost(texts, locale);
  const change = (name: CostField, text: string) => setTexts((before) => ({ ...before, [name]: text }));
  const resultNames = ['turnover', 'expectedLoss', 'left'] as const;
  return (
    <fieldset aria-labelledby={titleId} className={styles.calculator}>
      <div className={styles.fields}>
        {fields.map(({ name, label, invalid: message }) => (
          <NumberField
            key={name}
            id={`${id}${name}`}
            label={label}
            value={texts[name]}
            message={invalid[name] ? message : null}
            onChange={(text) => change(name, text)}
          />
        ))}
      </div>
      <output aria-live="polite" htmlFor={fields.map(({ name }) => id + name).join(' ')} className={styles.results}>
        {resultNames.map((name) => (
          <span key={name} className={styles.result}>
            <span>{results[name]} </span>
            <strong className={styles.value}>{cost[name] === null ? '-' : formatCost(cost[name], currency, locale)}</strong>
          </span>
        ))}
      </output>
      <button type="button" className={styles.reset} onClick={() => setTexts(start)}>
        {reset}
      </button>
    </fieldset>
  );
}

type NumberFieldProps = { id: string; label: string; value: string; message: string | null; onChange: (text: string) => void };

function NumberField({ id, label, value, message, onChange }: NumberFieldProps) {
  const messageId = `${id}-message`;
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={value}
        className={styles.input}
        onChange={(event) => onChange(event.target.value)}
        {...(message === null ? {} : { 'aria-invalid': true, 'aria-describedby': messageId })}
      />
      {message !== null && (
        <p id={messageId} className={styles.message}>
          {message}
        </p>
      )}
    </div>
  );
}
