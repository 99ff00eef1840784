import { parseImageOrigins } from '@lupa/contracts/imageOrigins.ts';
import { envFields, parseEnv } from '@lupa/server/parseEnv.ts';
import { metricsEnvFields } from '@lupa/server/runProcess.ts';
import { z } from 'zod';

const origin = (what: string) =>
  z
    .url({ protocol: /^(https?|wss?)$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(`the URL of ${what}, such as https://host.example, or nothing`);

const baseUrl = (what: string) =>
  z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe(`the URL of ${what}, such as https://img.example.com/media, or nothing`);

function readOrigins(text: string, context: z.RefinementCtx): string[] {
  const hosts = text.split(/[\s,]+/).filter(Boolean);
  for (const host of hosts)
    if (!URL.canParse(host) || !/^https?:/.test(host)) context.addIssue({ code: 'custom', message: `${host} is no http or https URL` });
  return hosts.filter((host) => URL.canParse(host)).map((host) => new URL(host).origin);
}

const aHeaderName = 'the name of a request header';
const headerName = () => z.string().regex(/^[a-z0-9-]+$/i);

const fields = {
  HOST: envFields.host(),
  SITE_PORT: envFields.port(3000),
  LOG_LEVEL: envFields.logLevel(),
  ...metricsEnvFields,
  DATA_DIR: z.string().default('./data').describe('a folder that the site may write to'),
  /** Room on disk for the last good pages, which are shown while the services are down. */
  PAGE_STORE_MEGABYTES: z.coerce.number().int().min(1).default(512).describe('a number of megabytes from 1'),
  SITE_URL: envFields.url('http://localhost:3000'),
  CONTENT_URL: envFields.url('http://127.0.0.1:4001/api/cms'),
  ARCADE_URL: envFields.url('http://127.0.0.1:4002/api/arcade'),
  PARTNERS_URL: envFields.url('http://127.0.0.1:4003/api/fenix'),
  CLICKOUT_URL: envFields.url('http://localhost:4004'),
  /** Plain: CLICKOUT_URL and the offer's path, for a host that is not ours. */
  OFFER_LINKS: z.enum(['signed', 'plain']).default('signed').describe('signed or plain'),
  /** The resize host, and where images are that it does not have. */
  IMAGES_URL: envFields.url('http://localhost:4006'),
  CONTENT_IMAGES_URL: baseUrl('the images of the content service'),
  ARCADE_IMAGES_URL: baseUrl('the images of the games service'),
  /** As the resize host has it: hosts that it reads from. */
  IMAGE_ORIGINS: z
    .string()
    .default('')
    .transform((text, context) => {
      try {
        return parseImageOrigins(text);
      } catch (error) {
        context.addIssue({ code: 'custom', message: String(error) });
        return z.NEVER;
      }
    })
    .describe('a list of image hosts such as partners=https://img.example.com'),
  /** Other hosts from which pages may show images as they are; `*`: any. */
  IMAGE_HOSTS: z
    .union([z.literal('*').transform(() => '*' as const), z.string().transform(readOrigins)])
    .default([])
    .describe('a list of origins such as https://img.example.com, or *'),
  /** Origin of the free-play game host, allowed in frames. */
  FREEPLAY_URL: origin('the free-play game host'),
  /** Whether that host's games may keep data in the visitor's browser. Ours need none. */
  FREEPLAY_STORAGE: z.enum(['deny', 'allow']).default('deny').describe('deny or allow'),
  /** Origin of the jackpot broadcaster, allowed for connections. */
  JACKPOTS_URL: origin('the jackpot broadcaster'),
  SITE_IDENTIFIER: z
    .string()
    .regex(/^[\w-]+$/)
    .default('lupacasino')
    .describe('a name of letters, digits, - and _'),
  /** The toplist that the site asks for when it starts (requirement 4.22). */
  TOPLIST_IDENTIFIER: z.string().min(1).default('home').describe('the identifier of a toplist, such as home'),
  PLACEMENT_SECRET: envFields.secret(),
  /** The studio, which has the drafts, and what it shares with the site. Without both there are no previews. */
  STUDIO_URL: baseUrl('the studio'),
  PREVIEW_SECRET: envFields.secret().optional(),
  TRUST_PROXY: envFields.trustProxy(),
  /** Where faults of security are told; unset: security@ the site's host. */
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/ })
    .optional()
    .describe('a mailto, https or tel URL'),
  RAW_BLOCKS: z.enum(['show', 'hide']).default('show').describe('show or hide'),
  /** Off: `/sw.js` removes the worker that visitors have, and pages register none. */
  SERVICE_WORKER: z.enum(['on', 'off']).default('on').describe('on or off'),
  /** Where the edge says where a visitor is, and what `/api/location` answers when it says nothing. */
  COUNTRY_HEADER: headerName().default('x-country-code').describe(aHeaderName),
  REGION_HEADER: headerName().default('x-region-code').describe(aHeaderName),
  /** Unset: not asked for. Location stays coarse unless the operator wants more of it. */
  CONTINENT_HEADER: headerName().optional().describe(aHeaderName),
  CITY_HEADER: headerName().optional().describe(aHeaderName),
  FALLBACK_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .default('CL')
    .describe('a country code of two capital letters, such as CL'),
};

/** Where everything is and what the site may do, from its environment. @throws EnvError */
export function readSiteEnv(source: NodeJS.ProcessEnv = process.env) {
  return parseEnv(fields, source);
}

export type SiteEnv = ReturnType<typeof readSiteEnv>;
