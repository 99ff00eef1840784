import { recordHit } from '../../setup/recordHit.ts';
import type { Outcome } from '../fault.ts';
import { askRaw, type FaultProduct, type RawAnswer } from '../faultProduct.ts';

const hidden = ['metrics', 'admin', 'api/users', 'secrets.json', 'run.json', '.env'];
const disguises = [
  '/%s',
  '/%s/',
  '//%s',
  '/%s\\',
  '/x\\..\\%s',
  '/%2e\\%s',
  '/./%s',
  '/x/../%s',
  '/%2e%2e/%s',
  '/x%2f..%2f%s',
  '/%5c%s',
  '/%s%00',
  '/%s;x',
  '/%s?x',
  '/..;/%s',
  '/%252e%252e/%s',
];
const oddHeaders: Record<string, string>[] = [
  { host: 'evil.example' },
  { 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'javascript' },
  { 'x-original-url': '/metrics', 'x-rewrite-url': '/metrics' },
  { 'x-forwarded-for': '127.0.0.1, ::1' },
  { connection: 'close, x-forwarded-for' },
  { 'accept-encoding': 'gzip;q=9, br;q=x, *;q=0' },
  { range: 'bytes=0-0,-1,5-2' },
  { 'if-none-match': '*' },
  { accept: 'text/html;q=banana' },
  { cookie: 'a'.repeat(4000) },
];
const inside = /\n\s+at .+:\d+:\d+|\/(?:home|root|srv|tmp|work|usr)\/[\w-]+\/|# TYPE |postgres:\/\/|node_modules/;

const publicPorts = (product: FaultProduct): number[] => {
  const { SITE_PORT, CLICKOUT_PORT, IMAGES_PORT, JACKPOTS_PORT, FREEPLAY_PORT } = product.ports;
  return [SITE_PORT, CLICKOUT_PORT, IMAGES_PORT, JACKPOTS_PORT, FREEPLAY_PORT];
};

/** Asks each public host, on the given ports, for what it hides, spelled so that parsers disagree, and with headers that lie. */
export async function confusePaths(product: FaultProduct, ports = publicPorts(product)): Promise<Outcome> {
  for (const part of ['site', 'clickout', 'images', 'services', 'freeplay']) recordHit(await product.pidOf(part));
  const seen = new Map<number, number>();
  const faults: string[] = [];
  let tried = 0;
  const judge = (what: string, { status, headers, body }: RawAnswer) => {
    tried += 1;
    seen.set(status, (seen.get(status) ?? 0) + 1);
    const text = `${JSON.stringify(headers)}\n${body}`;
    if (status === 0 || status >= 500 || inside.test(text) || text.includes('evil.example')) faults.push(`${what}: ${status}`);
  };
  for (const port of ports) {
    for (const name of hidden)
      for (const disguise of disguises) {
        const target = disguise.replace('%s', name);
        const answer = await askRaw(port, target);
        judge(`${port}${target}`, answer);
        if (answer.status === 200 && name === 'metrics') faults.push(`${port}${target}: shown`);
      }
    for (const headers of oddHeaders) judge(`${port}/ ${JSON.stringify(headers).slice(0, 60)}`, await askRaw(port, '/', { headers }));
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'TRACE', 'PROPFIND'])
      judge(`${method} ${port}/`, await askRaw(port, '/', { method }));
  }
  const statuses = [...seen].toSorted(([one], [other]) => one - other).map(([status, count]) => `${count}× ${status}`);
  return { tried, held: tried - faults.length, lost: 0, seen: [statuses.join(', '), ...faults.slice(0, 5)].join('; ') };
}
