import type { Endpoint, SanitizedConfig } from 'payload';
import { hasMail } from '../mail/hasMail.ts';

/** Payload adds these to every collection; where the feature behind one is off or broken, it fails instead of being absent. */
export function dropIdleEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    const { auth, versions, upload } = collection;
    const isIdle = ({ path, method }: Endpoint): boolean =>
      (path.startsWith('/versions') && !versions) ||
      (path.startsWith('/verify') && !auth?.verify) ||
      // Without a mail server administrators set passwords.
      (['/forgot-password', '/reset-password'].includes(path) && !hasMail({ config })) ||
      (path.startsWith('/unlock') && !auth?.maxLoginAttempts) ||
      // The admin deletes preferences by a filter; by their key Payload makes a query that Postgres refuses.
      (path === '/:key' && method === 'delete') ||
      (path.startsWith('/paste-url') && !(typeof upload === 'object' && upload.pasteURL)) ||
      // Jobs start from the schedule, in every studio, never by a request.
      (collection.slug === 'payload-jobs' && ['/run', '/handle-schedules'].includes(path));
    if (collection.endpoints) collection.endpoints = collection.endpoints.filter((endpoint) => !isIdle(endpoint));
  }
  for (const global of config.globals)
    if (global.endpoints)
      global.endpoints = global.endpoints.filter(({ path }) => !path.startsWith('/versions') || Boolean(global.versions));
  return config;
}
