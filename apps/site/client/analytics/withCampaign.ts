import type { Campaign } from './campaign.ts';

/** A click-out address with the campaign as query parameters. What it says already, above all the signed placement, stays as it is. */
export function withCampaign(address: string, campaign: Campaign): string {
  const added = Object.entries(campaign).filter(([, value]) => value !== '');
  if (added.length === 0) return address;
  const [beforeHash = '', ...hash] = address.split('#');
  const separator = beforeHash.includes('?') ? '&' : '?';
  return [beforeHash + separator + new URLSearchParams(added).toString(), ...hash].join('#');
}
