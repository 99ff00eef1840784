import type { IncomingHttpHeaders } from 'node:http';
import { isbotMatch } from 'isbot';
import { LRUCache } from 'lru-cache';

export type Device = 'mobile' | 'tablet' | 'desktop' | 'unknown';
/** Only `human` counts. `repeat`: a person's second; `suspicious`: no robot by name, yet no person's browser asks like this. */
export type BotClass = 'human' | 'repeat' | 'suspicious' | 'bot' | 'preview' | 'prefetch';
/** `reason` is what gave the class away, in at most 40 characters; null for people. */
export type VisitorClass = { device: Device; botClass: BotClass; reason: string | null };

// What messengers, networks and mail programs send to draw the card of a link. Their in-app browsers carry the same names and are people,
// so a name counts only in the form in which its fetcher writes it.
const previewAgent =
  /^whatsapp\/|facebookexternalhit|facebookcatalog|facebot|meta-externalfetcher|twitterbot|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|microsoftpreview|bingpreview|pinterestbot|pinterest\/0|redditbot|vkshare|^viber\/|line-poker|kakaotalk-scrap|snap url preview|tumblr\/\d|embedly|iframely|cardyb|mastodon\/|misskey\/|pleroma|friendica|synapse \(bot|google-pagerenderer|google web preview|yahoomailproxy|googleimageproxy|ms-office|nextcloud server crawler/i;
const tabletAgent = /ipad|tablet|kindle|silk\/|playbook|^(?!.*mobile).*android/i;
const mobileAgent = /mobi|iphone|ipod|android|windows phone|opera mini/i;
const desktopAgent = /windows nt|macintosh|x11|cros|linux/i;
const maximumAgentLength = 512;
const maximumReasonLength = 40;
const purposeHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

const agents = new LRUCache<string, VisitorClass>({ max: 2000, memoMethod: (agent) => ({ device: deviceOf(agent), ...classOf(agent) }) });

/** Device and class from a request's headers. A HEAD request is never a person's, nor one that fills an image or a frame. */
export function classifyVisitor(method: string, headers: IncomingHttpHeaders): VisitorClass {
  const known = agents.memo((headers['user-agent'] ?? '').slice(0, maximumAgentLength));
  const prefetch = findPrefetch(headers);
  if (prefetch !== null) return { device: known.device, botClass: 'prefetch', reason: prefetch };
  if (known.botClass !== 'human') return known;
  if (method === 'HEAD') return { device: known.device, botClass: 'bot', reason: 'HEAD' };
  const destination = headers['sec-fetch-dest'];
  if (destination === undefined || destination === 'document') return known;
  const reason = `sec-fetch-dest: ${destination}`.slice(0, maximumReasonLength);
  return { device: known.device, botClass: 'suspicious', reason: reason.replace(/[^\w :-]/g, '?') };
}

function findPrefetch(headers: IncomingHttpHeaders): string | null {
  for (const name of purposeHeaders) {
    const purpose = headers[name];
    if (purpose === undefined) continue;
    const found = /prefetch|prerender|preview/i.exec(String(purpose));
    if (found !== null) return `${name}: ${found[0].toLowerCase()}`;
  }
  return null;
}

function classOf(agent: string): Omit<VisitorClass, 'device'> {
  if (agent === '') return { botClass: 'suspicious', reason: 'no user agent' };
  const preview = previewAgent.exec(agent);
  if (preview !== null) return { botClass: 'preview', reason: preview[0].toLowerCase().replace(/\W+$/, '') };
  const bot = isbotMatch(agent);
  if (bot !== null) return { botClass: 'bot', reason: nameAround(agent, bot) };
  return /^(mozilla|opera)\/\d/i.test(agent) ? { botClass: 'human', reason: null } : { botClass: 'suspicious', reason: 'no browser' };
}

function nameAround(agent: string, match: string): string {
  const start = agent.indexOf(match);
  const before = /[\w-]*$/.exec(agent.slice(0, start))?.[0] ?? '';
  const name = /^[\w-]+/.exec(before + agent.slice(start))?.[0] ?? match;
  return name.slice(0, maximumReasonLength).toLowerCase();
}

function deviceOf(agent: string): Device {
  if (tabletAgent.test(agent)) return 'tablet';
  if (mobileAgent.test(agent)) return 'mobile';
  return desktopAgent.test(agent) ? 'desktop' : 'unknown';
}
