import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import type { PageKind, VitalsReport } from './takeVitals.ts';

const most = 5;

/** Measures this view of the page and tells the site when the visitor leaves it, once. Nothing is kept on the device. */
export function startVitals(path: string, kind: PageKind): void {
  const report: VitalsReport = { kind, vitals: {}, faults: [] };
  const note = ({ name, value }: Metric) => {
    report.vitals[name] = name === 'CLS' ? value : value / 1000;
  };
  for (const watch of [onCLS, onFCP, onINP, onLCP, onTTFB]) watch(note);
  const noteFault = (error: unknown, file = '', line = 0) => {
    if (report.faults.length < most) report.faults.push({ file: ownPath(file), line, error: nameOf(error) });
  };
  addEventListener('error', ({ error, filename, lineno }) => noteFault(error, filename, lineno));
  addEventListener('unhandledrejection', ({ reason, defaultPrevented }) => defaultPrevented || noteFault(reason));
  let isSent = false;
  // Behind the listeners of the library, which end its figures at the same event.
  document.addEventListener('visibilitychange', () => {
    if (isSent || document.visibilityState !== 'hidden') return;
    isSent = navigator.sendBeacon(path, JSON.stringify(report));
  });
}

/** The path of a script of this site; of others, such as an extension's, nothing but that. */
function ownPath(file: string): string {
  const url = URL.parse(file, location.href);
  return url?.origin === location.origin ? url.pathname.slice(0, 120) : 'elsewhere';
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name.slice(0, 60) : 'none');
