import { z } from 'zod';
import ports from '../ports.json' with { type: 'json' };
import { choice, imageOrigins, optionalOriginUrl, optionalUrl, baseUrl, origin, port, splitList, url, wholeNumber } from '../fields.ts';
import { type Part, variable } from '../variable.ts';

const ownServices = ['content', 'partners', 'arcade', 'clickout', 'images', 'jackpots'] as const;
const everyService = [...ownServices, 'freeplay'] as const;
const withCdn = ['purger'] as const;
export type ServiceName = (typeof everyService | typeof withCdn)[number];

const services = <const Names extends readonly [string, ...string[]]>(names: Names, usual: readonly string[] = names) =>
  z
    .string()
    .default(usual.join(','))
    .transform((text) => [...new Set(text.split(',').map((name) => name.trim()))])
    .pipe(z.array(z.enum(names)));

/** What the runner makes of a variable that is set and empty. */
const noServices = z.literal('none').transform((): (typeof everyService)[number][] => []);

const listening = [
  'site',
  'content',
  'arcade',
  'partners',
  'clickout',
  'images',
  'jackpots',
  'purger',
  'freeplay',
  'studio',
  'runner',
] as const;

export const listeningVariables = {
  HOST: variable({
    schema: z.string().default('127.0.0.1').describe('the address to listen on, such as 127.0.0.1 or 0.0.0.0'),
    parts: listening,
    about: 'Address to listen on. Put a proxy in front before you open it to others; the studio is never for the public.',
  }),
  SITE_PORT: variable({ schema: port(ports.SITE_PORT), parts: ['site', 'runner'], about: 'The public site.' }),
  STUDIO_PORT: variable({ schema: port(ports.STUDIO_PORT), parts: ['studio', 'runner'], about: 'The studio.' }),
  CONTENT_PORT: variable({ schema: port(ports.CONTENT_PORT), parts: ['content', 'runner'], about: 'The content service.' }),
  ARCADE_PORT: variable({ schema: port(ports.ARCADE_PORT), parts: ['arcade', 'runner'], about: 'The games catalogue.' }),
  PARTNERS_PORT: variable({ schema: port(ports.PARTNERS_PORT), parts: ['partners', 'runner'], about: 'The partner service.' }),
  CLICKOUT_PORT: variable({ schema: port(ports.CLICKOUT_PORT), parts: ['clickout', 'runner'], about: 'The click-out host.' }),
  JACKPOTS_PORT: variable({ schema: port(ports.JACKPOTS_PORT), parts: ['jackpots', 'runner'], about: 'The jackpot broadcaster.' }),
  IMAGES_PORT: variable({ schema: port(ports.IMAGES_PORT), parts: ['images', 'runner'], about: 'The image host.' }),
  FREEPLAY_PORT: variable({ schema: port(ports.FREEPLAY_PORT), parts: ['freeplay', 'runner'], about: 'The free-play games.' }),
  PURGER_PORT: variable({ schema: port(ports.PURGER_PORT), parts: ['purger', 'runner'], about: 'Health of what purges the CDN.' }),
  METRICS_PORT: variable({
    schema: port(0),
    in: { runner: port(9464) },
    parts: ['site', 'studio', 'freeplay', 'services', 'runner'],
    about:
      'Prometheus metrics; 0 for none. For `npm start` the first of six ports in a row (9464), one for each process. No proxy publishes them.',
  }),
  METRICS_HOST: variable({
    schema: z.string().default('127.0.0.1').describe('the address on which metrics are served, such as 127.0.0.1'),
    parts: ['site', 'studio', 'freeplay', 'services'],
    about: 'Address of the metrics.',
  }),
  SERVICES: variable({
    schema: services([...ownServices, ...withCdn], ownServices).describe(
      `a comma separated list of services: ${[...ownServices, ...withCdn].join(',')}`,
    ),
    in: {
      runner: noServices.or(services(everyService)).describe(`a comma separated list of services (${everyService.join(',')}), or nothing`),
    },
    parts: ['services', 'runner'],
    about:
      'The services that run here: with `npm start` click-out, image host and free-play host in a process each, the others in one. Empty: none, and no database. Without content and partners there is no studio and no demo (docs/bring-your-own-services.md).',
    example: everyService.join(','),
  }),
  DRAIN_SECONDS: variable({
    schema: wholeNumber('a number of seconds', { from: 0, to: 600, fallback: 0 }),
    parts: ['site', 'freeplay', 'services'],
    about:
      'How long `/readyz` says "not ready" after a SIGTERM, while requests are still answered, before the process stops: as long as your load balancer takes to notice. `npm start` stops its parts at once.',
  }),
  LOG_LEVEL: variable({
    schema: choice(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    parts: [...listening, 'services'],
    about: "How much is logged. The site's consent log is written all the same.",
  }),
  TRUST_PROXY: variable({
    schema: z.coerce.number().int().min(0).max(10).default(0).describe('how many proxies of yours stand in front, from 0 to 10'),
    parts: ['site', 'studio', 'clickout', 'jackpots'],
    about: 'How many proxies of yours stand in front, of the studio, too: that many addresses of X-Forwarded-For are believed.',
  }),
};

/** Where the site finds a service; the runner works out what is not given from the ports. */
const serviceUrl = (fallback: string, about: string, parts: readonly Part[] = []) =>
  variable({ schema: url(fallback), in: { runner: optionalUrl }, parts: ['site', 'runner', ...parts], about });

const own = 'Point it at your own service and leave ours out of SERVICES.';

export const addressVariables = {
  CONTENT_URL: serviceUrl('http://127.0.0.1:4001/api/cms', `The content service. ${own}`),
  ARCADE_URL: serviceUrl('http://127.0.0.1:4002/api/arcade', `The games catalogue, from which the studio chooses, too. ${own}`, ['studio']),
  PARTNERS_URL: serviceUrl('http://127.0.0.1:4003/api/fenix', `The partner service. ${own}`),
  SITE_URL: variable({
    schema: url('http://localhost:3000'),
    in: { runner: optionalUrl },
    parts: ['site', 'studio', 'clickout', 'jackpots', 'freeplay', 'runner'],
    about: "The site's public address. With https the site sends HSTS.",
  }),
  STUDIO_URL: variable({
    schema: url('http://localhost:3001'),
    in: { site: baseUrl('the studio'), runner: optionalUrl },
    parts: ['site', 'studio', 'runner'],
    about:
      'The studio. The site asks it for drafts there, and lets it show them in a frame: the site has to reach it, too. Unset for the site: no previews.',
  }),
  CLICKOUT_URL: variable({
    schema: url('http://localhost:4004'),
    in: { runner: optionalUrl },
    parts: ['site', 'studio', 'runner'],
    about: 'The public address of the click-out host. The studio shows it to affiliate managers.',
  }),
  IMAGES_URL: variable({
    schema: url('http://localhost:4006'),
    in: { runner: optionalUrl },
    parts: ['site', 'studio', 'freeplay', 'runner'],
    about: 'The public address of the image host.',
  }),
  OFFER_LINKS: variable({
    schema: choice(['signed', 'plain']).default('signed'),
    in: { runner: choice(['signed', 'plain']).optional() },
    parts: ['site', 'runner'],
    about:
      "How links to offers are built on a click-out host: signed, with their placement, for ours; plain, for another one: CLICKOUT_URL, a slash and the offer's `afflinkProxy` as it is. With `npm start` plain where clickout is not among SERVICES.",
  }),
  CONTENT_IMAGES_URL: variable({
    schema: baseUrl('the images of the content service'),
    parts: ['site', 'runner'],
    about: "Where the content service's images are, if IMAGES_URL does not have them: relative sources count from there.",
    example: 'https://images.example/content',
  }),
  ARCADE_IMAGES_URL: variable({
    schema: baseUrl('the images of the games service'),
    parts: ['site', 'studio', 'runner'],
    about: "Where the games service's images are, if IMAGES_URL does not have them.",
    example: 'https://images.example/games',
  }),
  IMAGE_ORIGINS: variable({
    schema: imageOrigins,
    parts: ['site', 'images'],
    about: 'Further image hosts that the image host may read, as name=origin, comma separated: /w_320/<name>/path.png',
    example: 'press=https://press.example.com',
  }),
  IMAGE_HOSTS: variable({
    schema: z
      .union([z.literal('*').transform(() => '*' as const), z.string().transform(readOrigins)])
      .default([])
      .describe('a list of origins such as https://img.example.com, or *'),
    in: { runner: z.string().optional() },
    parts: ['site', 'runner'],
    about:
      'Other hosts from which pages may show images as they are, by commas; * for any. Unset: none, or any where content or arcade is not among SERVICES.',
    example: 'https://img.example.com',
  }),
  JACKPOTS_URL: variable({
    schema: origin('the jackpot broadcaster'),
    in: { runner: optionalOriginUrl },
    parts: ['site', 'runner'],
    about: 'The jackpot broadcaster. Unset while jackpots is not among SERVICES: pages show no jackpot.',
    example: 'http://localhost:4005',
  }),
  FREEPLAY_URL: variable({
    schema: origin('the free-play game host'),
    in: { freeplay: url('http://localhost:4007'), runner: optionalOriginUrl },
    parts: ['site', 'arcade', 'freeplay', 'runner'],
    about:
      'Origin of the free-play host: ours, or another that has games at the same paths. Unset while freeplay is not among SERVICES: no game can be played. The games catalogue tries its games there each night; where it cannot reach it, none is taken off. Games of that host say when they are there (packages/contracts/freePlay.ts), or at least let other sites ask whether they answer: no Cross-Origin-Resource-Policy (docs/decisions/025).',
    example: 'http://localhost:4007',
  }),
  FREEPLAY_STORAGE: variable({
    schema: choice(['deny', 'allow']).default('deny'),
    parts: ['site'],
    about:
      "Allow where the free-play host's games keep data in the visitor's browser: their frame then gets allow-same-origin as well, and nobody waits for a word of theirs.",
  }),
};

function readOrigins(text: string, context: z.RefinementCtx): string[] {
  const hosts = splitList(text);
  for (const host of hosts)
    if (!URL.canParse(host) || !/^https?:/.test(host)) context.addIssue({ code: 'custom', message: `${host} is no http or https URL` });
  return hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
}
