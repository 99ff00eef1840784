import { LogoPlate } from '@lupa/blocks/shared/offer/LogoPlate.tsx';
import { TextLink } from '@lupa/blocks/shared/section/TextLink.tsx';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import type { IconName } from '@lupa/ui/iconPaths.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { RatingDial } from '@lupa/ui/RatingDial.tsx';
import { type Tone, toneClass } from '@lupa/ui/tone.ts';
import type { Check, Verdict } from '../reachVerdict.ts';
import { Fragment } from 'react';
import styles from './TrustVerdict.module.css';

type TrustVerdictProps = { verdict: Verdict; microcopy: Microcopy };

/** May I trust it? What is on record about the casino that was asked for, and nothing else. */
export function TrustVerdict({ verdict, microcopy }: TrustVerdictProps) {
  const { tone, icon, answer } = describe(verdict, microcopy);
  return (
    <section aria-labelledby="search-verdict" className={`stack gap-3 ${styles.verdict} ${toneClass(tone)}`}>
      <h2 id="search-verdict" className={styles.question}>
        {microcopy.trust_question.replace('{name}', () => verdict.name)}
      </h2>
      {verdict.typed !== null && (
        <p>{microcopy.trust_nearest.replace('{typed}', () => verdict.typed ?? '').replace('{name}', () => verdict.name)}</p>
      )}
      <p className={`row gap-2 ${styles.answer}`}>
        <Icon name={icon} />
        <strong>{answer}</strong>
      </p>
      {verdict.kind === 'reviewed' && <Reviewed verdict={verdict} microcopy={microcopy} />}
      {verdict.kind === 'listed' && (
        <>
          <Points texts={verdict.reasons} />
          <a {...verdict.list}>{microcopy.trust_see_list}</a>
        </>
      )}
      {verdict.kind === 'unknown' && <Checks checks={verdict.checks} title={microcopy.trust_how} />}
      {verdict.part && <TextLink link={{ ...verdict.part, advertising: null }} />}
      {verdict.host !== null && verdict.kind !== 'unknown' && (
        <p className={`note ${styles.host}`}>{microcopy.trust_host.replace('{host}', () => verdict.host ?? '')}</p>
      )}
    </section>
  );
}

const icons: Record<Tone, IconName> = { good: 'check', caution: 'info', bad: 'ban', info: 'info', neutral: 'info' };

function describe(verdict: Verdict, microcopy: Microcopy): { tone: Tone; icon: IconName; answer: string } {
  if (verdict.kind === 'listed') return { tone: 'bad', icon: 'ban', answer: microcopy.verdict_blacklisted };
  if (verdict.kind === 'unknown') return { tone: 'caution', icon: 'info', answer: microcopy.trust_unknown };
  const ours = verdict.casino?.verdict;
  if (!ours) return { tone: 'caution', icon: 'info', answer: microcopy.trust_undecided };
  return { tone: ours.tone, icon: icons[ours.tone], answer: ours.text };
}

function Reviewed({ verdict, microcopy }: { verdict: Extract<Verdict, { kind: 'reviewed' }>; microcopy: Microcopy }) {
  const { name, casino, review } = verdict;
  return (
    <>
      <Points texts={casino?.verdict?.reasons ?? []} />
      <div className="cluster gap-4">
        {casino && <LogoPlate logo={casino.symbol} name={name} isSmall />}
        {casino?.rating && <RatingDial {...casino.rating} className={styles.dial} />}
        <TextLink
          link={{ anchor: review, text: `${microcopy.read_review}: ${name}`, newTabText: microcopy.opens_in_new_tab, advertising: null }}
        />
      </div>
    </>
  );
}

function Checks({ checks, title }: { checks: readonly Check[]; title: string }) {
  return (
    <>
      <p>{title}</p>
      <ol className={`stack gap-2 ${styles.checks}`}>
        {checks.map(({ text, links }) => (
          <li key={text}>
            {text}
            {links.map(({ anchor, text: name, newTabText }, index) => (
              <Fragment key={name}>
                {index === 0 ? ' ' : ' · '}
                <OutboundLink anchor={anchor} newTabText={newTabText}>
                  {name}
                </OutboundLink>
              </Fragment>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}

function Points({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <ul className={`stack gap-2 ${styles.checks}`}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
