import { afterEach, beforeEach, expect, vi } from 'vitest';
import { startUsualServices } from './foreignContent.ts';
import type { ForeignServices } from './foreignServices.ts';
import { startTestSite, type TestSite } from './testSite.tsx';

type SiteOptions = Pick<NonNullable<Parameters<typeof startTestSite>[1]>, 'env' | 'rendering' | 'features'>;

/**
 * Services with the usual content and a site on them, new for each test of the file that calls this at its top. `prepare` says what the services answer
 * besides, before the site asks, and how the site differs. `restart` starts it anew, with nothing kept of what was answered.
 */
export function siteOfEachTest(prepare: (services: ForeignServices) => SiteOptions | void = () => {}) {
  let [services, site]: [ForeignServices?, TestSite?] = [];
  let usual: SiteOptions = {};
  const start = async (more: SiteOptions) => {
    site = await startTestSite(services?.url ?? '', { ...usual, ...more, env: { ...usual.env, ...more.env } });
    await vi.waitFor(() => expect(services?.readerCount).toBe(1), { timeout: 60_000, interval: 5 });
  };
  beforeEach(async () => {
    services = await startUsualServices();
    usual = prepare(services) ?? {};
    await start({});
  });
  afterEach(async () => {
    await site?.close();
    await services?.stop();
  });
  return {
    services: stand(() => services),
    site: stand(() => site),
    restart: async (more: SiteOptions = {}) => {
      await site?.close();
      await start(more);
    },
  };
}

/** Stands for what `present` gives whenever it is used. */
function stand<Given extends object>(present: () => Given | undefined): Given {
  const given = (): Given => present() ?? expect.unreachable('it is there in tests and hooks only');
  return new Proxy({} as Given, {
    get: (_, name) => {
      const value: unknown = Reflect.get(given(), name);
      return typeof value === 'function' ? value.bind(given()) : value;
    },
    set: (_, name, value) => Reflect.set(given(), name, value),
  });
}
