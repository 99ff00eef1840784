import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { languageTag } from '@lupa/contracts/market.ts';
import { type ReactNode, useEffect, useState } from 'react';
import styles from './JackpotState.module.css';
import type { HeardJackpot } from './useLiveJackpot.ts';

type JackpotStateProps = Pick<HeardJackpot, 'line' | 'heardAt'> & {
  ofServer: { at: string; moment: string } | null;
  locale: string;
  texts: JackpotTexts;
};

/** A visitor's clock that is so far behind that an amount would come from the future tells nothing of its age. */
const isTold = (heardAt: number) => heardAt - Date.now() < 60_000;

export function JackpotState({ line, heardAt, ofServer, locale, texts }: JackpotStateProps) {
  if (line === 'live')
    return (
      <p className={`tight tabular text-sm ${styles.state} row gap-2 text-bold ${styles.live}`}>
        <span className={`fixed relative rounded-full ${styles.dot}`} />
        {texts.jackpot_live}
      </p>
    );
  return (
    <p className={`tight tabular text-sm ${styles.state}`}>
      {line === 'down' && (isTold(heardAt) || !ofServer) ? (
        <Sentence text={texts.jackpot_updated} at={new Date(heardAt).toISOString()} time={<Ago {...{ heardAt, locale }} />} />
      ) : (
        ofServer && <Sentence text={texts.jackpot_amount_of} at={ofServer.at} time={ofServer.moment} />
      )}
    </p>
  );
}

function Sentence({ text, at, time }: { text: string; at: string; time: ReactNode }) {
  const [before, after] = text.split('{time}');
  return (
    <>
      {before}
      <time dateTime={at}>{time}</time>
      {after}
    </>
  );
}

function Ago({ heardAt, locale }: { heardAt: number; locale: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const counting = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(counting);
  }, []);
  return formatAgo(now - heardAt, locale);
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `-12 s` in words: `hace 12 segundos` in es-CL. Whole units, the largest that fits; one second at least. */
export function formatAgo(milliseconds: number, locale: string): string {
  const seconds = Math.max(1, Math.floor(milliseconds / 1000));
  const format = new Intl.RelativeTimeFormat(languageTag(locale));
  if (seconds < minute) return format.format(-seconds, 'second');
  if (seconds < hour) return format.format(-Math.floor(seconds / minute), 'minute');
  if (seconds < day) return format.format(-Math.floor(seconds / hour), 'hour');
  return format.format(-Math.floor(seconds / day), 'day');
}

export const jackpotTexts = [
  'jackpot_live',
  'jackpot_amount_of',
  'jackpot_updated',
  'jackpot_now',
  'jackpot_won',
] as const satisfies readonly MicrocopyKey[];

export type JackpotTexts = Pick<Microcopy, (typeof jackpotTexts)[number]>;
