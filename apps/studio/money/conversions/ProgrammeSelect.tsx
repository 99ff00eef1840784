import { programmes } from '@lupa/domain/postback/programmes.ts';

type ProgrammeSelectProps = { value: string; none: string; onChange: (programme: string) => void };

export const ProgrammeSelect = ({ value, none, onChange }: ProgrammeSelectProps) => (
  <select value={value} onChange={({ target }) => onChange(target.value)}>
    <option value="">{none}</option>
    {Object.entries(programmes).map(([key, { name }]) => (
      <option key={key} value={key}>
        {name}
      </option>
    ))}
  </select>
);
