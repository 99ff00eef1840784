import { spanishLocale } from '@lupa/contracts/market.ts';

const whole = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 0 });
const tenths = new Intl.NumberFormat(spanishLocale, { maximumFractionDigits: 1 });

/** `48 KB`, `1,2 MB`. */
export function formatSize(bytes: number): string {
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${whole.format(Math.max(1, kilobytes))} KB` : `${tenths.format(kilobytes / 1024)} MB`;
}
