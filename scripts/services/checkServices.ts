import { callPolicies } from '@lupa/clients/callPolicies.ts';
import type { Timers } from '@lupa/clients/deadline.ts';
import { nameCall, type RequiredCallName } from '@lupa/contracts/calls.ts';
import type { DroppedItem } from '@lupa/contracts/generous.ts';
import { fetchDirectly, RedirectRefusedError } from '@lupa/server/fetchDirectly.ts';
import { formatTable } from '../runner/console.ts';
import { askServices, type Asked, type AskedServices } from './askServices.ts';
import { type HintSettings, listHints } from './listHints.ts';

export type CheckSettings = HintSettings & {
  CONTENT_URL: string;
  ARCADE_URL: string;
  PARTNERS_URL: string;
  CLICKOUT_URL: string;
  SITE_IDENTIFIER: string;
};

type Host = { name: string; url: string; failure: string | null };
export type CheckedServices = {
  asked: AskedServices;
  hosts: Host[];
  hints: string[];
  unread: RequiredCallName[];
  /** Every call was read, and every host reached. */
  isWhole: boolean;
};

/** Asks every configured service and host, as the site and its visitors do. */
export async function checkServices(settings: CheckSettings, timers?: Timers): Promise<CheckedServices> {
  const urls = { content: settings.CONTENT_URL, arcade: settings.ARCADE_URL, partners: settings.PARTNERS_URL };
  const [asked, hosts] = await Promise.all([
    askServices({ urls, site: settings.SITE_IDENTIFIER, toplist: settings.TOPLIST_IDENTIFIER, timers }),
    Promise.all(listHosts(settings).map(reach)),
  ]);
  const unread = namesOf(asked).filter((call) => asked[call].failure !== null);
  const isWhole = unread.length === 0 && hosts.every(({ failure }) => failure === null);
  return { asked, hosts, hints: listHints(asked, settings), unread, isWhole };
}

const namesOf = (asked: AskedServices) => Object.keys(asked) as RequiredCallName[];

function listHosts({
  CLICKOUT_URL,
  FREEPLAY_URL,
  JACKPOTS_URL,
  CONTENT_IMAGES_URL,
  ARCADE_IMAGES_URL,
}: CheckSettings): Omit<Host, 'failure'>[] {
  const broadcaster = JACKPOTS_URL?.replace(/^ws/, 'http').replace(/\/$/, '');
  return [
    { name: 'CLICKOUT_URL', url: CLICKOUT_URL },
    { name: 'FREEPLAY_URL', url: FREEPLAY_URL ?? '' },
    { name: 'JACKPOTS_URL', url: broadcaster === undefined ? '' : `${broadcaster}/socket.io/?EIO=4&transport=polling` },
    { name: 'CONTENT_IMAGES_URL', url: CONTENT_IMAGES_URL ?? '' },
    { name: 'ARCADE_IMAGES_URL', url: ARCADE_IMAGES_URL ?? '' },
  ].filter(({ url }) => url !== '');
}

/** Any answer is one: nothing but socket.io has an address that every such host knows. */
async function reach({ name, url }: Omit<Host, 'failure'>): Promise<Host> {
  try {
    const { status, body } = await fetchDirectly(url, { signal: AbortSignal.timeout(3000) });
    await body?.cancel();
    return { name, url, failure: name === 'JACKPOTS_URL' && status !== 200 ? `answered ${status} to socket.io` : null };
  } catch (error) {
    if (error instanceof RedirectRefusedError) return { name, url, failure: null };
    const reason = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    return { name, url, failure: reason instanceof Error ? reason.message : String(reason) };
  }
}

/** The table of `npm run services:check`, what to set, and the sum. */
export function formatCheck({ asked, hosts, hints, unread }: CheckedServices): string {
  const rows = namesOf(asked).flatMap((call) => formatCall(call, asked[call]));
  const unreached = hosts.filter(({ failure }) => failure !== null);
  return [
    formatTable([['call', 'reached', 'read', 'the site without it', 'what was wrong'], ...rows]),
    ...(hosts.length > 0 ? [formatTable(hosts.map(({ name, url, failure }) => [name, failure ?? 'reached', url]))] : []),
    ...(hints.length > 0 ? [['To set or to mend:', ...hints.map((hint) => `  ${hint}`)].join('\n')] : []),
    [
      unread.length === 0 ? `All ${namesOf(asked).length} kinds of calls can be read.` : formatUnread(unread),
      ...(unreached.length > 0 ? [`${unreached.map(({ name }) => name).join(', ')} cannot be reached.`] : []),
    ].join('\n'),
  ].join('\n\n');
}

export function formatUnread(unread: readonly RequiredCallName[]): string {
  const names = unread.map(nameCall).join(', ');
  return unread.length === 1 ? `One kind of call cannot be read: ${names}.` : `${unread.length} kinds of calls cannot be read: ${names}.`;
}

function formatCall(call: RequiredCallName, { value, isReached, failure, dropped }: Asked): string[][] {
  const name = nameCall(call);
  if (failure !== null) return [[name, isReached ? 'yes' : 'no', 'no', callPolicies[call].without, failure]];
  const [first = '', ...others] = groupDropped(dropped);
  const read = dropped.length > 0 ? 'in part' : sizeOf(value) === 0 ? 'empty' : 'yes';
  return [[name, 'yes', read, '', first], ...others.map((reason) => ['', '', '', '', reason])];
}

function sizeOf(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  const { results, partners } = value as Record<string, unknown>;
  return Object.keys(results ?? partners ?? value).length;
}

/** What was left out, by place and reason; places in lists are alike. */
function groupDropped(dropped: readonly DroppedItem[]): string[] {
  const places = dropped.map(({ path, type, reason }) => `${path.replaceAll(/(^|\.)\d+(?=\.|$)/g, '$1*')}: ${reason} (${type})`);
  return [...Map.groupBy(places, (place) => place)].map(([place, { length }]) => (length === 1 ? place : `${length} × ${place}`));
}
