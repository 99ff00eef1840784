import { consentKey, consentRecordExample, type ConsentChoice } from '@lupa/contracts/consent.ts';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

const blockedWorker = 'Service Worker registration blocked by Playwright';

export type VisitOptions = BrowserContextOptions & {
  /** What the visitor has said before; `rejected` unless a test is about being asked. */
  consent?: ConsentChoice | 'unasked';
  isForgetful?: boolean;
};

export type Visit = { context: BrowserContext; problems: string[] };

export async function openVisit(
  browser: Browser,
  { consent = 'rejected', isForgetful = false, ...options }: VisitOptions = {},
): Promise<Visit> {
  // Only for tests about it: it would keep answers from one page to the next, and what `route` answers does not reach it.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  if (isForgetful) await forgetBetweenPages(context);
  if (consent !== 'unasked')
    await context.addInitScript(chooseBefore, {
      key: consentKey,
      record: { ...consentRecordExample, choice: consent, at: new Date().toISOString() },
    });
  const problems: string[] = [];
  context.on('console', (message) => {
    const isProblem = ['error', 'warning'].includes(message.type()) && message.text() !== blockedWorker;
    if (isProblem) problems.push(message.text());
  });
  // Without script nothing can answer for a transition that the browser gives up: `viewTransitionScript`.
  const isOfBrowser = (problem: string) => options.javaScriptEnabled === false && problem.startsWith('Transition was aborted');
  context.on('weberror', (error) => {
    if (!isOfBrowser(error.error().message)) problems.push(error.error().message);
  });
  return { context, problems };
}

export async function forgetBetweenPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self !== top || origin === 'null') return;
    localStorage.clear();
    sessionStorage.clear();
  });
}

function chooseBefore({ key, record }: { key: string; record: object }) {
  try {
    localStorage[key] ??= JSON.stringify(record);
  } catch {}
}
