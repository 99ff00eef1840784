import { Options } from '../../core/components/controls.tsx';
import { useState } from 'react';
import { messageOf } from '../../core/api/useAct.ts';
import { conversionKinds, type ConversionKind } from '@lupa/contracts/postback.ts';
import { statementFields, type StatementField, type StatementMapping } from '@lupa/contracts/statement.ts';
import { isPersonField } from '@lupa/domain/postback/personFields.ts';
import { kindLabels } from '../conversions/conversionLabels.ts';
import { formatKinds, formatStatuses, readKinds, readStatuses } from '../conversions/readSourceForm.ts';
import styles from '../../core/report/panels.module.css';
import { columnLabels } from './statementLabels.ts';

type ColumnsProps = { names: string[]; mapping: StatementMapping; onChange: (mapping: StatementMapping) => void };

export function StatementColumns({ names, mapping, onChange }: ColumnsProps) {
  const usable = names.filter((name) => !isPersonField(name));
  const setColumn = (field: StatementField, column: string) => {
    const { [field]: _, ...others } = mapping.columns;
    onChange({ ...mapping, columns: column === '' ? others : { ...others, [field]: column } });
  };
  return (
    <fieldset className={styles['group']}>
      <legend>Qué columna es cada dato</legend>
      <div className={styles['fields']}>
        {statementFields.map((field) => (
          <label key={field} className={styles['field']}>
            <span>{columnLabels[field]}</span>
            <select value={mapping.columns[field] ?? ''} onChange={({ target }) => setColumn(field, target.value)}>
              <option value="">Ninguna</option>
              {usable.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
        ))}
        <label className={styles['field']}>
          <span>{mapping.columns.kind === undefined ? 'Cada fila es' : 'Una fila que no dice qué pasó es'}</span>
          <select value={mapping.kind} onChange={({ target }) => onChange({ ...mapping, kind: target.value as ConversionKind })}>
            <Options of={conversionKinds.map((kind) => [kind, kindLabels[kind]])} />
          </select>
        </label>
        <label className={styles['field']}>
          <span>Moneda cuando no viene</span>
          <input
            defaultValue={mapping.currency ?? ''}
            maxLength={5}
            pattern="[A-Za-z]{3,5}"
            placeholder="USD"
            autoComplete="off"
            onChange={({ target }) => {
              const code = target.value.trim().toUpperCase();
              onChange({ ...mapping, currency: /^[A-Z]{3,5}$/.test(code) ? code : null });
            }}
          />
        </label>
        <label className={styles['field']}>
          <span>Signo decimal de los montos</span>
          <select value={mapping.decimal} onChange={({ target }) => onChange({ ...mapping, decimal: target.value === '.' ? '.' : ',' })}>
            <option value=",">Coma: 1.234,50</option>
            <option value=".">Punto: 1234.50</option>
          </select>
        </label>
        <label className={styles['field']}>
          <span>Fechas como 03/11/2026</span>
          <select
            value={mapping.days}
            onChange={({ target }) => onChange({ ...mapping, days: target.value === 'monthFirst' ? 'monthFirst' : 'dayFirst' })}
          >
            <option value="dayFirst">3 de noviembre: primero el día</option>
            <option value="monthFirst">11 de marzo: primero el mes</option>
          </select>
        </label>
        {mapping.columns.kind !== undefined && (
          <Words
            label="Palabras para cada evento"
            hint="Una por línea: palabra = registro, primer depósito, depósito, comisión o contracargo."
            placeholder="CPA = comisión"
            text={formatKinds(mapping)}
            onChange={(text) => onChange({ ...mapping, reversals: undefined, ...readKinds(text) })}
          />
        )}
        {mapping.columns.status !== undefined && (
          <Words
            label="Palabras o números para cada estado"
            hint="Una por línea: palabra = aprobado, pendiente o rechazado. Lo que no está aprobado queda fuera."
            placeholder="2 = pendiente"
            text={formatStatuses(mapping)}
            onChange={(text) => onChange({ ...mapping, statuses: readStatuses(text) })}
          />
        )}
      </div>
    </fieldset>
  );
}

type WordsProps = { label: string; hint: string; placeholder: string; text: string; onChange: (text: string) => void };

/** Read when the field is left: before, a line is half written. */
function Words({ label, hint, placeholder, text: given, onChange }: WordsProps) {
  const [fault, setFault] = useState<string | null>(null);
  const read = (text: string) => {
    try {
      onChange(text);
      setFault(null);
    } catch (error) {
      setFault(messageOf(error));
    }
  };
  return (
    <label className={styles['field']}>
      <span>{label}</span>
      <textarea rows={4} defaultValue={given} placeholder={placeholder} onBlur={({ target }) => read(target.value)} />
      <small>{hint}</small>
      <small role="alert" className={styles['fault']}>
        {fault}
      </small>
    </label>
  );
}
