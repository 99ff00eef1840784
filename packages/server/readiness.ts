import type { Logger } from './logger.ts';
import type { Metrics } from './metrics.ts';

/** Rejects when it does not answer. `status` may give a word in place of `ready`, for what works but not as usual. */
export type ReadinessCheck = { name: string; check: () => Promise<unknown>; status?: () => string | null };

export type ReadinessOptions = {
  checks: ReadinessCheck[];
  logger: Logger;
  metrics: Metrics;
  /** Milliseconds that a check may take. */
  deadline?: number;
  /** Milliseconds for which an answer stands: whoever asks more often costs nothing more. */
  lifetime?: number;
};

let isStopping = false;

export function refuseReadiness(): void {
  isStopping = true;
}

/** Milliseconds after which whoever reads the metrics asks, too: not everywhere does a load balancer ask for `/readyz`. What they find is in the next reading. */
const unaskedFor = 10_000;

export function createReadiness({ checks, logger, metrics, deadline = 1500, lifetime = 500 }: ReadinessOptions): {
  isReady: () => Promise<boolean>;
  word: () => string;
} {
  let failed: ReadonlyMap<string, unknown> = new Map();
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  metrics.gauge('readiness_checks_failed', 'Checks of /readyz that failed when they were last tried.', () => {
    if (!asked || performance.now() - asked.at > unaskedFor) void isReady();
    return failed.size;
  });

  async function ask(): Promise<boolean> {
    const results = await Promise.allSettled(checks.map(({ name, check }) => withDeadline(name, check, deadline)));
    const now = new Map(
      checks.flatMap(({ name }, index) => {
        const result = results[index];
        return result?.status === 'rejected' ? [[name, result.reason] as const] : [];
      }),
    );
    for (const [check, err] of now)
      if (!failed.has(check)) logger.warn({ event: 'readiness.failed', check, err }, `not ready: ${check} fails`);
    for (const check of failed.keys()) if (!now.has(check)) logger.info({ event: 'readiness.restored', check }, `${check} holds again`);
    failed = now;
    return now.size === 0;
  }

  async function isReady(): Promise<boolean> {
    if (isStopping) return false;
    const now = performance.now();
    if (!asked || now - asked.at > lifetime) asked = { at: now, answer: ask() };
    return asked.answer;
  }

  return {
    isReady,
    word: () => checks.flatMap(({ status }) => status?.() ?? [])[0] ?? 'ready',
  };
}

async function withDeadline(name: string, check: () => Promise<unknown>, milliseconds: number): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} did not answer within ${milliseconds} ms`)), milliseconds);
  });
  try {
    await Promise.race([check(), late]);
  } finally {
    clearTimeout(timer);
  }
}
