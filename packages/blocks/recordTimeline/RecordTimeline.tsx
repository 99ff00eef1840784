import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Badge } from '@lupa/ui/Badge.tsx';
import { Card } from '@lupa/ui/Card.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import { Picture } from '@lupa/ui/Picture.tsx';
import { BlockSection, Subheading } from '../shared/section/BlockSection.tsx';
import { FactReport } from '../shared/section/FactReport.tsx';
import type { PresentedTransfer, TransferStep, TransferWaits } from './presentTransfer.ts';
import styles from './RecordTimeline.module.css';
import type { RecordTimelineProps } from './recordTimeline.load.server.ts';

export function RecordTimeline({ id, title, intro, transfers, report, microcopy }: RecordTimelineProps) {
  const longest = Math.max(...transfers.map(({ waits }) => (waits ? waits.casino + waits.bank : 0)));
  return (
    <BlockSection type="recordTimeline" id={id} title={title} intro={intro}>
      <ol className="stack gap-3">
        {transfers.map((transfer) => (
          <Transfer key={transfer.id} transfer={transfer} longest={longest} microcopy={microcopy} />
        ))}
      </ol>
      {longest > 0 && (
        <p className={`text-muted flex flex-wrap text-xs ${styles.legend}`} aria-hidden="true">
          <span className={styles.ofCasino}>{microcopy.transfer_wait_casino}</span>
          <span className={styles.ofBank}>{microcopy.transfer_wait_bank}</span>
        </p>
      )}
      <FactReport report={report} />
    </BlockSection>
  );
}

type TransferProps = { transfer: PresentedTransfer; longest: number; microcopy: Microcopy };

/** What was moved and how long it took; its steps and its slip unfold, also for a link to it: browsers open what holds its id. */
function Transfer({ transfer, longest, microcopy }: TransferProps) {
  const { anchor, title, duration, steps, waits, slip, state, corrections } = transfer;
  return (
    <Card tag="li" isFlat className={`stack unbroken gap-4 ${styles.transfer} ${state ? styles.uncounted : ''}`}>
      <details className="unfolds">
        <summary className={`baseline between ${styles.head}`}>
          <Subheading className={styles.title}>{title}</Subheading>
          <span className={`row gap-3 text-heading text-2xl ${styles.duration}`}>
            {duration ?? microcopy.transfer_not_received}
            <Icon name="chevronDown" className="turns fixed text-pacific icon-md" />
          </span>
          {state && (
            <Badge tone={state.kind === 'stale' ? 'neutral' : 'caution'}>
              {state.kind === 'stale' ? microcopy.unverified : state.text}
            </Badge>
          )}
          {waits && <WaitBar waits={waits} longest={longest} />}
        </summary>
        <div id={anchor ?? undefined} className={`stack ${styles.body}`}>
          <ol className={`stack ${styles.steps}`}>
            {steps.map((step) => (
              <Step key={step.label} step={step} />
            ))}
          </ol>
          <About transfer={transfer} microcopy={microcopy} />
          {slip && (
            <OutboundLink anchor={slip.large} newTabText={microcopy.opens_in_new_tab} className={`start grid gap-1 text-xs ${styles.slip}`}>
              <Picture {...slip.picture} />
              <span aria-hidden="true">{microcopy.transfer_slip}</span>
            </OutboundLink>
          )}
        </div>
      </details>
      {corrections.map((correction, index) => (
        <CorrectionNote key={index} correction={correction} microcopy={microcopy} />
      ))}
    </Card>
  );
}

function Step({ step: { label, at, after } }: { step: TransferStep }) {
  return (
    <li className={`text-sm relative grid ${styles.step} ${at ? '' : styles.missing}`}>
      <span className="text-bold">{label}</span>
      {at && (
        <time dateTime={at.iso}>
          {at.day}, <span className={styles.time}>{at.time}</span>
        </time>
      )}
      {after && <span className={`text-muted ${styles.after}`}>{after}</span>}
    </li>
  );
}

function About({ transfer: { note, by, state, counts }, microcopy }: Pick<TransferProps, 'transfer' | 'microcopy'>) {
  const [before = '', after = ''] = microcopy.counts_until.split('{date}');
  return (
    <div className={`start text-sm measure grid justify-items-start gap-2 ${styles.about}`}>
      {state?.kind === 'stale' && <p>{state.text}</p>}
      {note && <p>{note}</p>}
      <p className="text-muted">
        {by}
        {by && counts && ' · '}
        {counts && (
          <>
            {before}
            <time dateTime={counts.iso}>{counts.text}</time>
            {after}
          </>
        )}
      </p>
    </div>
  );
}

const barLength = 200;
const barThickness = 4;

/** What the casino and the bank took, as long as it is beside the slowest. Decoration: the times are beside it in words. */
function WaitBar({ waits: { casino, bank }, longest }: { waits: TransferWaits; longest: number }) {
  const scale = barLength / Math.max(longest, 1);
  return (
    <svg
      viewBox={`0 0 ${barLength} ${barThickness}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`rounded-full ${styles.bar}`}
    >
      <rect width={barLength} height={barThickness} className={styles.track} />
      <rect width={casino * scale} height={barThickness} className={styles.casino} />
      <rect x={casino * scale} width={Math.max(bank * scale, 1)} height={barThickness} className={styles.bank} />
    </svg>
  );
}

type CorrectionNoteProps = { correction: { on: string; was: string; reason: string }; microcopy: Microcopy };

function CorrectionNote({ correction: { on, was, reason }, microcopy }: CorrectionNoteProps) {
  return (
    <div className={`tight text-sm grid gap-1 bg-sunken ${styles.correction}`}>
      <p className="text-bold">{on}</p>
      <dl>
        {was && (
          <div className={`flex flex-wrap ${styles.row}`}>
            <dt className="text-muted">{microcopy.correction_was}</dt>
            <dd>
              <del>{was}</del>
            </dd>
          </div>
        )}
        <div className={`flex flex-wrap ${styles.row}`}>
          <dt className="text-muted">{microcopy.correction_reason}</dt>
          <dd>{reason}</dd>
        </div>
      </dl>
    </div>
  );
}
