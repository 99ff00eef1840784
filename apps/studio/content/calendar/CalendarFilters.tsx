import parts from '../../core/components/parts.module.css';
import { contentLocales } from '@lupa/contracts/locale.ts';
import type { ReactNode } from 'react';
import styles from './calendar.module.css';
import { calendarKinds } from './calendarKinds.ts';
import { calendarAddress, calendarParameters, calendarPath, type CalendarFilter } from './calendarMonth.ts';
import { calendarZones } from '../../core/dates/days.ts';
import { languageNames } from '../../core/languages/languageNames.ts';

export function CalendarFilters({ filter }: { filter: CalendarFilter }) {
  const { month, kind, locale, zone } = filter;
  return (
    <form method="get" action={calendarPath} className={styles['filters']} aria-label="Filtros del calendario">
      <input type="hidden" name={calendarParameters.month} value={month} />
      <Choice label="Qué" name={calendarParameters.kind} value={kind ?? ''}>
        <option value="">Todo</option>
        {Object.entries(calendarKinds).map(([value, { name }]) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice label="Idioma" name={calendarParameters.locale} value={locale ?? ''}>
        <option value="">Todos</option>
        {contentLocales.map((value) => (
          <option key={value} value={value}>
            {languageNames[value]}
          </option>
        ))}
      </Choice>
      <Choice label="Reloj" name={calendarParameters.zone} value={zone.value}>
        {calendarZones.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Choice>
      <button type="submit" className={parts['button']}>
        Filtrar
      </button>
      {(kind ?? locale) !== null && (
        <a className={parts['way']} href={calendarAddress(filter, { kind: null, locale: null })}>
          Quitar filtros
        </a>
      )}
    </form>
  );
}

function Choice({ label, name, value, children }: { label: string; name: string; value: string; children: ReactNode }) {
  return (
    <label className={parts['field']}>
      {label}
      <select key={value} name={name} defaultValue={value}>
        {children}
      </select>
    </label>
  );
}
