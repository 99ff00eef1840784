'use client';

import { Options } from '../../core/components/controls.tsx';
import { useId, type ReactNode } from 'react';
import { maximumCommentLength } from './reviewStates.ts';
import parts from '../../core/components/parts.module.css';

type TextProps = { label: string; id?: string; value: string; hint?: string; rows?: number; onChange: (value: string) => void };

export function ReviewText({ label, id, value, hint, rows = 4, onChange }: TextProps) {
  const own = useId();
  const field = id ?? own;
  return (
    <div className={parts.field}>
      <label htmlFor={field}>{label}</label>
      <textarea
        id={field}
        rows={rows}
        value={value}
        maxLength={maximumCommentLength}
        aria-describedby={hint === undefined ? undefined : `${field}-hint`}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint !== undefined && (
        <p id={`${field}-hint`} className={parts.aside}>
          {hint}
        </p>
      )}
    </div>
  );
}

type ChoiceProps = { label: string; value: string; onChange: (value: string) => void; children: ReactNode };

export function ReviewChoice({ label, value, onChange, children }: ChoiceProps) {
  const id = useId();
  return (
    <div className={parts.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {children}
      </select>
    </div>
  );
}

type BlockProps = { blocks: readonly { id: string; name: string }[]; value: string; onChange: (value: string) => void };

export function BlockChoice({ blocks, value, onChange }: BlockProps) {
  return (
    <ReviewChoice label="Sobre" value={blocks.some(({ id }) => id === value) ? value : ''} onChange={onChange}>
      <option value="">Toda la página</option>
      <Options of={blocks.map(({ id, name }) => [id, name])} />
    </ReviewChoice>
  );
}
