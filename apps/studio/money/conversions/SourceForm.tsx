'use client';

import { callFields, conversionKinds, postbackFields, type PostbackMapping } from '@lupa/contracts/postback.ts';
import { programmes } from '@lupa/domain/postback/programmes.ts';
import { ProgrammeSelect } from './ProgrammeSelect.tsx';
import { Action, Options } from '../../core/components/controls.tsx';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { postToStudio } from '../../core/api/postToStudio.ts';
import { useAct } from '../../core/api/useAct.ts';
import { fieldLabels, kindLabels } from './conversionLabels.ts';
import { formatKinds, formatStatuses, readSourceForm } from './readSourceForm.ts';
import type { TestReading } from './sourceEndpoints.ts';
import styles from '../../core/report/panels.module.css';

type FormProps = { partner: number; mapping: PostbackMapping; addresses: string[]; isSigned: boolean; kept: number };

export function SourceForm({ partner, mapping: stored, addresses, isSigned, kept }: FormProps) {
  const router = useRouter();
  const [programme, setProgramme] = useState('');
  const chosen = programmes[programme];
  const mapping = chosen?.mapping ?? stored;
  const form = useRef<HTMLFormElement>(null);
  const [reading, setReading] = useState<TestReading | null>(null);
  const { said, run, submit } = useAct();
  const save = submit(async (filled) => {
    const input = readSourceForm(filled);
    await postToStudio('conversions/settings', { partner, mapping: input.mapping, addresses: input.addresses });
    router.refresh();
    return 'Guardado. Vale desde la próxima llamada.';
  });
  const reread = () =>
    void run(async () => {
      const { taken, left } = await postToStudio<{ taken: number; left: number }>('conversions/reread', { partner });
      router.refresh();
      return `Se recibieron ${taken}; ${left === 0 ? 'no queda ninguna' : `${left} siguen sin entenderse`}.`;
    });
  const test = () =>
    void run(async () => {
      const { call, signature, mapping: typed } = readSourceForm(new FormData(form.current ?? undefined));
      setReading(await postToStudio<TestReading>('conversions/test', { partner, call, signature, mapping: typed }));
    });

  return (
    <form ref={form} className={styles['panel']} aria-labelledby="call-names" onSubmit={save}>
      <h3 id="call-names">Nombres que usa el programa</h3>
      <p className={styles['lead']}>
        Vacío: los nombres comunes (click_id, event, amount, currency…). En la dirección, el programa reemplaza sus macros por los valores.
      </p>
      <ProgrammeSelect value={programme} none="Lo guardado" onChange={setProgramme}>
        {chosen !== undefined && (
          <small>
            Según su documentación, que conviene comprobar; nada se guarda hasta «Guardar». Detrás de la dirección:{' '}
            <code>?{chosen.query}</code> En los enlaces de las ofertas:{' '}
            <code>
              {chosen.linkParameter}={'{clickId}'}
            </code>
          </small>
        )}
      </ProgrammeSelect>
      <MappingFields key={programme} mapping={mapping} addresses={addresses} />
      <div className={styles['actions']}>
        <Action label="Guardar" type="submit" />
        {kept > 0 && <Action isMinor label={`Leer de nuevo ${kept} que no se entendieron`} onClick={reread} />}
      </div>
      <label className={styles['field']}>
        <span>Llamada de prueba</span>
        <textarea
          name="call"
          rows={3}
          className={styles['code']}
          placeholder="https://…?event=ftd&click_id=5400-…&amount=50.00&currency=USD"
        />
        <small>Pega una que mandó el programa. Muestra cómo se leería con los nombres de arriba; no se guarda.</small>
      </label>
      {isSigned && (
        <label className={styles['field']}>
          <span>Su firma, si vino en la cabecera X-Signature</span>
          <input name="signature" className={styles['code']} maxLength={200} autoComplete="off" />
        </label>
      )}
      <div className={styles['actions']}>
        <Action isMinor label="Probar" onClick={test} />
      </div>
      {reading !== null && <Reading reading={reading} />}
      <p role={said?.isFault ? 'alert' : 'status'} className={said?.isFault ? styles['fault'] : styles['lead']}>
        {said?.text}
      </p>
    </form>
  );
}

function MappingFields({ mapping, addresses }: Pick<FormProps, 'mapping' | 'addresses'>) {
  const { status, time, nonce } = mapping;
  const names = { ...mapping.parameters, status, time, nonce };
  return (
    <div className={styles['fields']}>
      {[...postbackFields, 'status' as const, ...callFields].map((field) => (
        <label key={field} className={styles['field']}>
          <span>{fieldLabels[field]}: parámetro</span>
          <input name={`parameter.${field}`} defaultValue={names[field] ?? ''} maxLength={60} autoComplete="off" />
          {field === 'time' && (
            <small>Si la manda: una llamada firmada no se acepta cinco minutos después. Cada intento debe firmarse de nuevo.</small>
          )}
          {field === 'nonce' && <small>Si lo manda: el mismo número no trae otro evento.</small>}
        </label>
      ))}
      <label className={styles['field']}>
        <span>Una llamada que no dice qué pasó es</span>
        <select name="kind" defaultValue={mapping.kind ?? ''}>
          <option value="">Una que no se entiende</option>
          <Options of={conversionKinds.map((kind) => [kind, kindLabels[kind]])} />
        </select>
      </label>
      <label className={styles['field']}>
        <span>Moneda cuando no viene</span>
        <input name="currency" defaultValue={mapping.currency ?? ''} maxLength={5} placeholder="USD" autoComplete="off" />
      </label>
      <label className={styles['field']}>
        <span>Signo decimal de los montos</span>
        <select name="decimal" defaultValue={mapping.decimal}>
          <option value=".">Punto: 1234.50</option>
          <option value=",">Coma: 1.234,50</option>
        </select>
      </label>
      <label className={styles['field']}>
        <span>Fechas como 03/11/2026</span>
        <select name="days" defaultValue={mapping.days ?? ''}>
          <option value="">No las manda</option>
          <option value="dayFirst">3 de noviembre: primero el día</option>
          <option value="monthFirst">11 de marzo: primero el mes</option>
        </select>
      </label>
      <label className={styles['field']}>
        <span>Palabras para cada evento</span>
        <textarea name="kinds" rows={4} defaultValue={formatKinds(mapping)} placeholder="qftd = primer depósito" />
        <small>Una por línea: palabra = registro, primer depósito, depósito, comisión o contracargo.</small>
      </label>
      <label className={styles['field']}>
        <span>Palabras o números para cada estado</span>
        <textarea name="statuses" rows={4} defaultValue={formatStatuses(mapping)} placeholder="2 = pendiente" />
        <small>Una por línea: palabra = aprobado, pendiente o rechazado. Sin estado, una llamada está aprobada.</small>
      </label>
      <label className={styles['field']}>
        <span>Direcciones IP que pueden llamar</span>
        <textarea name="addresses" rows={4} defaultValue={addresses.join('\n')} placeholder="203.0.113.7" />
        <small>Una por línea. Vacío: cualquiera que tenga el secreto.</small>
      </label>
    </div>
  );
}

function Reading({ reading: { isTaken, message, facts, dropped } }: { reading: TestReading }) {
  return (
    <div className={isTaken ? styles['secret'] : styles['warning']} role="status">
      <p>{message}</p>
      {facts.length > 0 && (
        <dl className={styles['facts']}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {dropped.length > 0 && <p>Trae datos de la persona, que se botan: {dropped.join(', ')}.</p>}
    </div>
  );
}
