import type { DocumentViewServerProps } from 'payload';
import { formatSortableMoment } from '../../core/dates/days.ts';
import { conversionKinds, type ConversionStatus } from '@lupa/contracts/postback.ts';
import { formatAmount, formatCount } from '../../core/report/formatNumbers.ts';
import { slugs } from '../../core/slugs.ts';
import { PartnerTab } from '../../core/components/PartnerTab.tsx';
import { apartLabels, faultLabels, kindLabels, statusLabels } from './conversionLabels.ts';
import { loadCalls, type Calls } from './loadCalls.ts';
import { SecretPanel } from './SecretPanel.tsx';
import { SourceForm } from './SourceForm.tsx';
import styles from '../../core/report/panels.module.css';
import { countryName } from '@lupa/domain/marketNames.ts';
import { Table } from '../../core/report/Table.tsx';

type CallRow = { id: string; at: string; what: string; why: string; call?: string };

function CallList({ title, none, rows }: { title: string; none: string; rows: CallRow[] }) {
  if (rows.length === 0) {
    return (
      <div>
        <h4>{title}</h4>
        <p className={styles['lead']}>{none}</p>
      </div>
    );
  }
  return (
    <details open={rows.length <= 5}>
      <summary>
        {title} <span className={styles['count']}>{rows.length === 50 ? 'las últimas 50' : rows.length}</span>
      </summary>
      <Table label={title} headings={[`Llegó (${countryName})`, 'Evento', 'Por qué está aquí']} styles={styles}>
        <tbody>
          {rows.map(({ id, at, what, why, call }) => (
            <tr key={id}>
              <td className={styles['moment']}>{at}</td>
              <td>{what}</td>
              <td>
                {why}
                {call !== undefined && <code className={styles['raw']}>{call}</code>}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </details>
  );
}

export function ConversionsTab(view: DocumentViewServerProps) {
  return (
    <PartnerTab
      view={view}
      title="Conversiones"
      lead="El programa de afiliados avisa de cada registro, depósito y comisión con una llamada a esta dirección. Nada sobre la persona se recibe: si manda correos, nombres o teléfonos, se botan."
    >
      {() => renderCalls(view)}
    </PartnerTab>
  );
}

async function renderCalls({ initPageResult: { docID, req } }: DocumentViewServerProps) {
  const partner = await req.payload.findByID({ collection: slugs.partners, id: Number(docID), depth: 0, select: { slug: true }, req });
  const calls = await loadCalls(req.payload.db.pool, partner.slug);
  const { hasSecret, isSigned, formerUntil, addresses, mapping } = calls.source;
  return (
    <>
      <Figures calls={calls} />
      <SecretPanel
        partner={partner.id}
        host={String(req.payload.config.custom['clickoutUrl'])}
        hasSecret={hasSecret}
        isSigned={isSigned}
        former={formerUntil === null ? null : formatSortableMoment(formerUntil)}
      />
      <SourceForm partner={partner.id} mapping={mapping} addresses={addresses} isSigned={isSigned} kept={calls.kept} />
      <Exceptions calls={calls} />
    </>
  );
}

function Figures({ calls: { counts, open, lastAt } }: { calls: Calls }) {
  const figures = [
    ...conversionKinds.map((kind) => [kindLabels[kind], counts[kind]] as const),
    ['Pendientes', open.pending] as const,
    ['Rechazados por el programa', open.rejected] as const,
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(([label, events]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatCount(events)}</dd>
        </div>
      ))}
      <div>
        <dt>Última llamada</dt>
        <dd className={styles['moment']}>{lastAt === null ? 'Ninguna en 30 días' : formatSortableMoment(lastAt)}</dd>
      </div>
    </dl>
  );
}

const describeState = (status: string, amount: string | null, currency: string | null): string =>
  [statusLabels[status as ConversionStatus].toLowerCase(), amount === null ? '' : formatAmount(amount, currency)]
    .filter(Boolean)
    .join(', ');

function Exceptions({ calls: { apart, late, refused, replaced, dropped } }: { calls: Calls }) {
  return (
    <section className={styles['exceptions']} aria-labelledby="call-exceptions">
      <h3 id="call-exceptions">Lo que no calza</h3>
      <CallList
        title="Sin clic conocido"
        none="Cada evento tiene su clic."
        rows={apart.map(({ id, kind, receivedAt, clickId, attribution }) => ({
          id,
          at: formatSortableMoment(receivedAt),
          what: kindLabels[kind as keyof typeof kindLabels],
          why: [apartLabels[attribution] ?? attribution, clickId].filter(Boolean).join(': '),
        }))}
      />
      <CallList
        title="Rechazadas en 90 días"
        none="Ninguna llamada se ha rechazado."
        rows={refused.map(({ id, receivedAt, reason, parameters, eventId, call }) => ({
          id,
          at: formatSortableMoment(receivedAt),
          what: eventId ?? 'sin número',
          why: `${faultLabels[reason] ?? reason}${call !== null || parameters.length === 0 ? '' : `. Traía: ${parameters.join(', ')}`}`,
          ...(call !== null && { call: [call.query, call.body].filter(Boolean).join('\n') }),
        }))}
      />
      <CallList
        title="Cambiaron con un aviso posterior"
        none="Ningún evento ha cambiado."
        rows={replaced.map(({ id, kind, receivedAt, formerAt, formerStatus, formerAmount, formerCurrency, status, amount, currency }) => ({
          id: `${kind} ${id} ${formerAt.getTime()}`,
          at: formatSortableMoment(receivedAt),
          what: `${kindLabels[kind as keyof typeof kindLabels]} ${id}`,
          why: `el ${formatSortableMoment(formerAt)}: ${describeState(formerStatus, formerAmount, formerCurrency)}; ahora: ${describeState(status, amount, currency)}`,
        }))}
      />
      <CallList
        title="Más de tres días tarde"
        none="Nada ha llegado tarde en 90 días."
        rows={late.map(({ id, kind, receivedAt, at }) => ({
          id,
          at: formatSortableMoment(receivedAt),
          what: kindLabels[kind as keyof typeof kindLabels],
          why: `pasó el ${formatSortableMoment(at)}`,
        }))}
      />
      {dropped.length > 0 && (
        <div className={styles['warning']} role="status">
          <h4>El programa manda datos de personas</h4>
          <p>
            Se botaron sin leerlos: {dropped.map(({ name, calls }) => `${name} (${formatCount(calls)})`).join(', ')}. Pide al programa que
            los quite de la dirección.
          </p>
        </div>
      )}
    </section>
  );
}
