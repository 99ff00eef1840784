import { consentBoxId, type ConsentChoice } from '@lupa/contracts/consent.ts';
import type { ContentLocale } from '@lupa/contracts/locale.ts';
import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import type { AnchorProps } from '@lupa/ui/anchor.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { consentStatusId } from './manageConsent.ts';
import styles from './Consent.module.css';

type ConsentProps = {
  microcopy: Microcopy;
  locale: ContentLocale;
  textHash: string;
  privacy: AnchorProps;
};

const titleId = 'consent-title';

/**
 * Asks before anything optional runs. Stands near the start of the document and takes no focus, so that it is the first thing a keyboard
 * reaches without being in anyone's way: it moves aside for whatever else has the focus, and stands in the flow of a low window. Shown and
 * understood by startConsent.ts, opened again by the footer. `consentStatusId`: where the choice is read out.
 */
export function Consent({ microcopy, locale, textHash, privacy }: ConsentProps) {
  return (
    <>
      <section
        id={consentBoxId}
        hidden
        aria-labelledby={titleId}
        tabIndex={-1}
        className={styles.consent}
        data-locale={locale}
        data-text={textHash}
      >
        <p id={titleId} className={styles.title}>
          {microcopy.consent_title}
        </p>
        <button type="button" value="close" className={styles.close} aria-label={`${microcopy.close}: ${microcopy.consent_title}`}>
          <Icon name="close" />
        </button>
        <p className={styles.text}>
          {microcopy.consent_text} <OutboundLink anchor={privacy}>{microcopy.consent_privacy}</OutboundLink>
        </p>
        <p className={styles.present} data-present="accepted">
          {microcopy.consent_accepted}
        </p>
        <p className={styles.present} data-present="rejected">
          {microcopy.consent_rejected}
        </p>
        <p className={styles.present} data-present="browser">
          {microcopy.consent_by_browser}
        </p>
        <div className={styles.choices}>
          <Choice value="rejected">{microcopy.consent_reject}</Choice>
          <Choice value="accepted">{microcopy.consent_accept}</Choice>
        </div>
      </section>
      <p id={consentStatusId} role="status" className="visually-hidden" />
    </>
  );
}

/** Both alike: neither is the easier one. */
function Choice({ value, children }: { value: ConsentChoice; children: string }) {
  return (
    <button type="button" value={value} className={styles.choice}>
      {children}
    </button>
  );
}
