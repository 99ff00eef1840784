import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';
import { createBoundedCache } from './boundedCache.ts';

export type Device = 'mobile' | 'tablet' | 'desktop' | 'unknown';
/** Only `human` clicks count. `suspicious`: no browser's user agent, yet no bot that says so. */
export type BotClass = 'human' | 'bot' | 'preview' | 'prefetch' | 'suspicious';

const previewAgent =
  /whatsapp|facebookexternalhit|facebookcatalog|facebot|twitterbot|telegrambot|slackbot|slack-imgproxy|discordbot|linkedinbot|skypeuripreview|pinterest|redditbot|vkshare|viber|line-poker|snapchat|tumblr|embedly|iframely|cardyb|mastodon|google-pagerenderer|google-inspectiontool|microsoftpreview|bingpreview|outlook|yahoomailproxy|googleimageproxy|signal-|kakaotalk-scrap|zoominfobot/i;
const tabletAgent = /ipad|tablet|kindle|silk\/|playbook|android(?!.*mobile)/i;
const mobileAgent = /mobi|iphone|ipod|android|windows phone|opera mini/i;
const desktopAgent = /windows nt|macintosh|x11|cros|linux/i;
const maximumAgentLength = 512;

const classifyAgent = createBoundedCache(2000, (agent: string): { device: Device; botClass: BotClass } => ({
  device: deviceOf(agent),
  botClass: botClassOf(agent),
}));

/** Device class and bot class from a request's headers. A HEAD request is never a person's. */
export function classifyVisitor(method: string, headers: IncomingHttpHeaders): { device: Device; botClass: BotClass } {
  const known = classifyAgent((headers['user-agent'] ?? '').slice(0, maximumAgentLength));
  if (isPrefetch(headers)) return { device: known.device, botClass: 'prefetch' };
  if (method === 'HEAD' && known.botClass !== 'preview') return { device: known.device, botClass: 'bot' };
  return known;
}

function isPrefetch(headers: IncomingHttpHeaders): boolean {
  return [headers['sec-purpose'], headers['purpose'], headers['x-purpose'], headers['x-moz']].some(
    (value) => typeof value === 'string' && /prefetch|prerender|preview/i.test(value),
  );
}

function botClassOf(agent: string): BotClass {
  if (agent === '') return 'suspicious';
  if (previewAgent.test(agent)) return 'preview';
  if (isbot(agent)) return 'bot';
  return /^(mozilla|opera)\/\d/i.test(agent) ? 'human' : 'suspicious';
}

function deviceOf(agent: string): Device {
  if (tabletAgent.test(agent)) return 'tablet';
  if (mobileAgent.test(agent)) return 'mobile';
  return desktopAgent.test(agent) ? 'desktop' : 'unknown';
}
