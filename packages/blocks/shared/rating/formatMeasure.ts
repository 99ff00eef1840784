import { languageTag } from '@lupa/contracts/market.ts';
import type { Microcopy, MicrocopyKey } from '@lupa/contracts/microcopy.ts';
import { measureNames, type MeasureName } from '@lupa/contracts/ratingMethod.ts';
import { formatNumber, formatPercent } from '@lupa/ui/formatNumber.ts';

const names = {
  worstWithdrawal: 'measure_worst_withdrawal',
  failedChecks: 'measure_failed_checks',
  rollover: 'measure_rollover',
  reducedGames: 'measure_reduced_games',
  slowestAnswer: 'measure_slowest_answer',
} as const satisfies Record<MeasureName, MicrocopyKey>;

type Texts = { locale: string; microcopy: Microcopy };

/** Whole minutes as `2 h 38 min`, `45 min` or `110 h`; what is less than a minute as `< 1 min`. */
export function formatMinutes(minutes: number, locale: string): string {
  const whole = Math.round(minutes);
  if (whole < 1) return '<\u00a01\u00a0min';
  const hours = Math.floor(whole / 60);
  const rest = whole % 60;
  return [hours > 0 && `${formatNumber(hours, locale)}\u00a0h`, rest > 0 && `${rest}\u00a0min`].filter(Boolean).join(' ');
}

/** Whole minutes within a sentence: `2 horas y 38 minutos` in es-CL. */
export function formatDuration(minutes: number, locale: string): string {
  const whole = Math.round(minutes);
  const write = (count: number, unit: string) =>
    new Intl.NumberFormat(languageTag(locale), { style: 'unit', unit, unitDisplay: 'long' }).format(count);
  const hours = Math.floor(whole / 60);
  const parts = [hours > 0 ? write(hours, 'hour') : '', whole % 60 > 0 || hours === 0 ? write(whole % 60, 'minute') : ''];
  return new Intl.ListFormat(languageTag(locale)).format(parts.filter(Boolean));
}

const formats: Record<MeasureName, (value: number, texts: Texts) => string> = {
  worstWithdrawal: (hours, { locale }) => formatMinutes(hours * 60, locale),
  failedChecks: (count, { locale }) => formatNumber(count, locale),
  rollover: (times, { locale, microcopy }) => microcopy.measured_times.replace('{count}', formatNumber(times, locale)),
  reducedGames: (share, { locale }) => formatPercent(share, locale),
  slowestAnswer: (minutes, { locale }) => formatMinutes(minutes, locale),
};

/** A measure in its unit: `22 h 55 min`, `35 veces`, `20 %`. Null is without end: `nunca llegó`. */
export function formatMeasured(measure: string, value: number | null, texts: Texts): string {
  if (value === null) return texts.microcopy.measured_never;
  const name = measureNames.find((each) => each === measure);
  return name ? formats[name](value, texts) : formatNumber(value, texts.locale);
}

export function nameMeasure(measure: string, microcopy: Microcopy): string {
  const name = measureNames.find((each) => each === measure);
  return name ? microcopy[names[name]] : '';
}

/** The end of a band: `hasta 24 h`, `0`, or that it is the last one. */
export function formatBandEnd(measure: string, upTo: number | null, texts: Texts): string {
  if (upTo === null) return texts.microcopy.band_last;
  const end = upTo === 0 ? formatNumber(0, texts.locale) : formatMeasured(measure, upTo, texts);
  return upTo === 0 ? end : texts.microcopy.band_up_to.replace('{end}', end);
}

/** A score within a band: with one decimal, or as many as it has. */
export function formatScore(score: number, locale: string): string {
  return formatNumber(score, locale, Number.isInteger(score * 10) ? 1 : 2);
}
