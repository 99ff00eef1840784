import { clickOutPath } from '@lupa/contracts/clickOut.ts';
import { countryName } from '@lupa/domain/marketNames.ts';
import { PageLink } from '../../core/components/controls.tsx';
import type { ReactNode } from 'react';
import { classReasons, isClickClass, nameClass, nameCountry, nameDevice, formatReason } from './clickKinds.ts';
import { formatExactMoment } from '../../core/dates/days.ts';
import type { FoundClick } from './loadClick.ts';
import type { RawClick } from './queryRawClicks.ts';
import styles from './details.module.css';

export function ClickDetails({ found, siteUrl }: { found: FoundClick; siteUrl: string }) {
  const { click, seen } = found;
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>
        <ClassVerdict click={click} />
        <Facts title="El clic" rows={formatClick(found)} />
        <Facts title="De dónde vino" rows={formatPlace(found, siteUrl)} />
        <Facts title="Quién lo hizo" rows={formatVisitor(found)} />
      </div>
      {seen ? <SeenToplist seen={seen} click={click} /> : <NothingSeen hasResponse={click.responseId !== null} />}
    </div>
  );
}

function ClassVerdict({ click: { botClass, botReason } }: { click: RawClick }) {
  const reason = formatReason(botReason);
  return (
    <p className={styles.verdict} data-counts={botClass === 'human'}>
      <strong>{nameClass(botClass)}</strong>
      <span>{isClickClass(botClass) ? classReasons[botClass] : 'No cuenta.'}</span>
      {reason !== null && <span>Lo delató esto: {reason}.</span>}
    </p>
  );
}

type Fact = { label: string; value: ReactNode };

const fact = (label: string, value: ReactNode): Fact => ({ label, value });

function Facts({ title, rows }: { title: string; rows: Fact[] }) {
  return (
    <section>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {rows.map(({ label, value }) => (
          <div key={label} className={styles.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

const unknown = <span className={styles.unknown}>No se sabe</span>;

function formatClick({ click, names }: FoundClick): Fact[] {
  const offer = names.offers.get(click.offerId);
  const partner = names.partners.get(click.partnerSlug);
  return [
    fact('Id', <code>{click.id}</code>),
    fact('Cuándo', `${formatExactMoment(click.at)} (hora de ${countryName})`),
    fact(
      'Casino',
      partner ? <PageLink href={partner.studioUrl}>{partner.name}</PageLink> : `${click.partnerSlug} (ya no está en el estudio)`,
    ),
    fact('Oferta', offer ? <PageLink href={offer.studioUrl}>{offer.name}</PageLink> : `${click.offerId} (ya no está en el estudio)`),
    fact('Salida', <code>{clickOutPath(click.partnerSlug, click.afflinkProxy)}</code>),
  ];
}

function formatPlace({ click, names }: FoundClick, siteUrl: string): Fact[] {
  const toplist = click.toplist === null ? undefined : names.toplists.get(click.toplist);
  const block = click.block === null ? null : names.blocks.get(click.block);
  return [
    fact('Página', click.page === null ? unknown : <SiteLink href={`${siteUrl}${click.page}`} text={click.page} />),
    fact('Bloque', click.block === null ? unknown : <BlockName id={click.block} type={block ?? null} />),
    fact('Toplist', toplist ? <PageLink href={toplist.studioUrl}>{toplist.name}</PageLink> : (click.toplist ?? 'Ninguna')),
    fact('Puesto', click.position ?? 'Ninguno'),
    fact('Enlace', click.linkId === null ? unknown : <code>{click.linkId}</code>),
    fact('Campaña (cclid)', click.cclid === null ? 'Ninguna' : <code>{click.cclid}</code>),
    fact('Campaña (cmpccl)', click.cmpccl === null ? 'Ninguna' : <code>{click.cmpccl}</code>),
  ];
}

function formatVisitor({ click }: FoundClick): Fact[] {
  return [
    fact('Dispositivo', click.device === 'unknown' ? unknown : nameDevice(click.device)),
    fact('País', click.country === null ? unknown : nameCountry(click.country)),
    fact(
      'Persona',
      'No se puede saber quién fue. No se guarda su dirección; solo una huella que cambia cada día y no se muestra aquí, para contar cuántas personas distintas hubo.',
    ),
  ];
}

function BlockName({ id, type }: { id: string; type: string | null }) {
  return type === null ? (
    <code>{id}</code>
  ) : (
    <>
      {type} <code>{id}</code>
    </>
  );
}

function SiteLink({ href, text }: { href: string; text: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer">
      {text} <span className={styles.unknown}>(en el sitio)</span>
    </a>
  );
}

function NothingSeen({ hasResponse }: { hasResponse: boolean }) {
  return (
    <section>
      <h2 className={styles.title}>La lista que se vio</h2>
      <p className={styles.unknown}>
        {hasResponse ? 'La lista de este clic no se guardó.' : 'Este clic no salió de una toplist: no hay una lista que mostrar.'}
      </p>
    </section>
  );
}

type SeenToplistProps = { seen: NonNullable<FoundClick['seen']>; click: RawClick };

function SeenToplist({ seen, click }: SeenToplistProps) {
  const place = seen.entries.find(({ wasClicked }) => wasClicked)?.position;
  const isMoved = place !== undefined && click.position !== null && place !== click.position;
  return (
    <section>
      <h2 className={styles.title}>La lista que se vio</h2>
      <p className={styles.unknown}>
        <code>{seen.identifier}</code>, versión {seen.version}, respondida así por primera vez el {formatExactMoment(seen.firstAnsweredAt)}.
      </p>
      <ol className={styles.list}>
        {seen.entries.map(({ position, partner, offer, wasClicked }) => (
          <li key={`${position} ${partner}`} className={styles.entry} data-clicked={wasClicked} aria-current={wasClicked || undefined}>
            <span className={styles.position}>{position}</span>
            <span>
              <span className={styles.partner}>{partner}</span>
              <span className={styles.offer}>{offer}</span>
            </span>
            {wasClicked && <strong className={styles.mark}>El clic</strong>}
          </li>
        ))}
      </ol>
      {isMoved && (
        <p className={styles.unknown}>
          En la página estaba en el puesto {click.position}, no en el {place}: la persona había filtrado la lista, o el bloque mostraba solo
          una parte.
        </p>
      )}
    </section>
  );
}
