import { join } from 'node:path';
import { consentBoxId, consentPath } from '@lupa/contracts/consent.ts';
import { toContentLocale } from '@lupa/contracts/locale.ts';
import { defaultMicrocopy } from '@lupa/contracts/microcopy.ts';
import { problemAnswer } from '@lupa/server/problem.ts';
import { ScriptedFooterLink } from '../../layout/Footer/Copyright.tsx';
import { orElse } from '../../page/middleware/orElse.ts';
import { askerOf } from '../../server/askerOf.ts';
import type { SiteFeature } from '../../server/siteFeature.ts';
import { createConsentAnswer, formatConsentText } from './answerConsent.ts';
import { Consent } from './Consent.tsx';
import { createConsentLog } from './consentLog.ts';

/** Asks before anything optional runs, and keeps what was answered. */
export const consent: SiteFeature = {
  name: 'consent',
  parts: {
    bodyStart: ({ page: { isPreview, locale, layout } }) =>
      !isPreview && (
        <Consent
          microcopy={layout.microcopy}
          locale={toContentLocale(locale)}
          textHash={formatConsentText(layout.microcopy).hash}
          privacy={layout.presenter.anchor({ url: layout.microcopy.consent_privacy_path })}
        />
      ),
    footerLinks: ({ page }) => (
      <ScriptedFooterLink>
        {(className) => (
          <button type="button" aria-controls={consentBoxId} className={className}>
            {page.layout.microcopy.privacy_preferences}
          </button>
        )}
      </ScriptedFooterLink>
    ),
  },
  answer: (app, { env, logger, clients, addressOf }) => {
    const log = createConsentLog({ contentUrl: env.CONTENT_URL, directory: join(env.DATA_DIR, 'consents'), logger });
    app.post(
      consentPath,
      createConsentAnswer({
        siteUrl: env.SITE_URL,
        now: Date.now,
        addressOf,
        loadMicrocopy: (locale, context) =>
          orElse(clients.forPage(askerOf(context)).clients.content.fetchMicrocopy(locale), defaultMicrocopy),
        record: log.record,
      }),
    );
    app.all(consentPath, (context) => {
      context.header('Allow', 'POST');
      return problemAnswer(context, 405, 'A choice can only be sent');
    });
    return { close: log.close };
  },
};
