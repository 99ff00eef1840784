import { z } from 'zod';
import { choice, headerName, wholeNumber } from '../fields.ts';
import { variable } from '../variable.ts';

/** Without an edge that sets it, anybody could say it. */
const edgeHeader = z
  .string()
  .regex(/^[\w-]+$/)
  .toLowerCase()
  .optional()
  .describe('the name of a request header, such as CF-IPCountry, or nothing');

export const siteVariables = {
  SITE_IDENTIFIER: variable({
    schema: z
      .string()
      .regex(/^[\w-]+$/)
      .default('lupacasino')
      .describe('a name of letters, digits, - and _'),
    parts: ['site', 'runner'],
    about: 'Sent to the partner service as params[site].',
  }),
  SECURITY_CONTACT: variable({
    schema: z
      .url({ protocol: /^(mailto|https|tel)$/ })
      .optional()
      .describe('a mailto, https or tel URL'),
    parts: ['site'],
    about: "Where faults of security are told, in /.well-known/security.txt. Unset: mailto:security@ the site's host.",
    example: 'mailto:security@example.cl',
  }),
  TOPLIST_IDENTIFIER: variable({
    schema: z.string().min(1).default('home').describe('the identifier of a toplist, such as home'),
    parts: ['site', 'runner'],
    about: 'The toplist that the site asks for when it starts (requirement 4.22).',
  }),
  RAW_BLOCKS: variable({
    schema: choice(['hide', 'show']).default('hide'),
    parts: ['site'],
    about:
      'hide: a block of an unknown type is left out, but for previews, which show its data, closed. show: so does every page. It is logged.',
  }),
  SERVICE_WORKER: variable({
    schema: choice(['on', 'off']).default('on'),
    parts: ['site'],
    about: "off: visitors' service workers remove themselves and what they kept on the next visit, and pages register none.",
  }),
  SERVICE_PATIENCE: variable({
    schema: wholeNumber('how many times longer', { from: 1, to: 100, fallback: 1 }),
    parts: ['site'],
    about:
      'How many times longer than usual a page waits for its services before it goes out without what they did not answer: 1 is 2.25 s in all. More suits services that are far away, or a machine that is busy.',
  }),
  VITALS_PERCENT: variable({
    schema: wholeNumber('a share of views', { from: 0, to: 100, fallback: 0 }),
    parts: ['site'],
    about:
      'Of a hundred views of pages, how many say how fast they were and whether a script failed (metrics of the site). Nothing about the visitor is sent or kept. 0: none, and no script for it is loaded.',
    example: '1',
  }),
  PAGE_CACHE_MEGABYTES: variable({
    schema: wholeNumber('a number of megabytes', { from: 1, fallback: 256 }),
    parts: ['site'],
    about: 'Size of the finished pages in memory, compressed. The one unused for the longest goes first; the disk keeps it.',
  }),
  PAGE_STORE_MEGABYTES: variable({
    schema: wholeNumber('a number of megabytes', { from: 1, fallback: 512 }),
    parts: ['site'],
    about: 'Size of the last good pages on disk, which are shown while the services are down. The one unused for the longest goes first.',
  }),
  COUNTRY_HEADER: variable({
    schema: headerName.default('x-country-code'),
    in: { clickout: edgeHeader },
    parts: ['site', 'clickout'],
    about: "The header in which your edge sends the visitor's country. The click-out host takes it only where it is set.",
  }),
  REGION_HEADER: variable({
    schema: headerName.default('x-region-code'),
    in: { clickout: edgeHeader },
    parts: ['site', 'clickout'],
    about: 'The header with the region, for offers that are for some regions alone. The click-out host takes it only where it is set.',
  }),
  FALLBACK_COUNTRY: variable({
    schema: z
      .string()
      .regex(/^[A-Z]{2}$/)
      .optional()
      .describe('a country code of two capital letters, such as CL'),
    parts: ['site'],
    about: 'The country that counts without such a header. Unset: MARKET_COUNTRY.',
    example: 'CL',
  }),
  CONTINENT_HEADER: variable({
    schema: headerName.optional(),
    parts: ['site'],
    about: "More about the visitor's place, told to analytics after consent, but known to the tab before. Unset: location stays coarse.",
    example: 'x-continent-code',
  }),
  CITY_HEADER: variable({ schema: headerName.optional(), parts: ['site'], about: 'As CONTINENT_HEADER, the city.', example: 'x-city' }),
};
