import { countryName } from '@lupa/domain/marketNames.ts';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { formatCount } from '../../core/report/formatNumbers.ts';
import { Table } from '../../core/report/Table.tsx';
import frame from '../../core/report/frame.module.css';
import table from '../../core/report/table.module.css';
import { choiceLabels } from './consentParameters.ts';
import type { StoredConsent } from './queryConsents.ts';
import styles from './consents.module.css';

type TableProps = { consents: readonly StoredConsent[]; texts: ReadonlyMap<string, string>; total: number };

export function ConsentTable({ consents, texts, total }: TableProps) {
  if (consents.length === 0) {
    return (
      <div className={frame.notice} role="status">
        <p>No hay elecciones aquí. Elige más días, o revisa el id: se borra de este registro al cumplir su plazo.</p>
      </div>
    );
  }
  const isCut = total > consents.length;
  return (
    <section>
      <h2 className={table.heading}>
        {isCut ? `Las últimas ${consents.length} de ${formatCount(total)} (el archivo CSV las tiene todas)` : 'Una a una'}
      </h2>
      <Table label="Elecciones" headings={[`Cuándo (${countryName})`, 'Elección', 'Id', 'Texto que se leyó']}>
        <tbody>
          {consents.map(({ id, at, choice, version, text, locale }) => (
            <tr key={id}>
              <th scope="row">{formatSortableMoment(at)}</th>
              <td>{choiceLabels[choice]}</td>
              <td className={styles.id}>{id}</td>
              <td>
                <Wording text={text} wording={text === null ? undefined : texts.get(text)} />
                <span className={table.detail}>
                  versión {version}
                  {locale !== null && `, ${locale}`}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </section>
  );
}

function Wording({ text, wording }: { text: string | null; wording: string | undefined }) {
  if (text === null) return 'No se sabe';
  if (wording === undefined) return <code>{text}</code>;
  return (
    <details>
      <summary className={styles.summary}>{wording.split('\n')[0]}</summary>
      <p className={styles.wording}>{wording}</p>
    </details>
  );
}
