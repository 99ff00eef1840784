import { Options } from '../../core/components/controls.tsx';
import { programmes } from '@lupa/domain/postback/programmes.ts';
import type { ReactNode } from 'react';
import styles from '../../core/report/panels.module.css';

type ProgrammeSelectProps = { value: string; none: string; onChange: (programme: string) => void; children?: ReactNode };

export const ProgrammeSelect = ({ value, none, onChange, children }: ProgrammeSelectProps) => (
  <label className={styles['field']}>
    <span>Partir de un programa conocido</span>
    <select value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{none}</option>
      <Options of={Object.entries(programmes).map(([key, { name }]) => [key, name])} />
    </select>
    {children}
  </label>
);
