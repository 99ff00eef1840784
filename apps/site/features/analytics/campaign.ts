import { analyticsConstants, campaignValuePattern } from '@lupa/contracts/analytics.ts';

const { fullFunnelParameter, campaignParameter, storageKey } = analyticsConstants;
const lifetime = 30 * 24 * 3600_000;

export type Campaign = { cclid: string; cmpccl: string };

type StoredCampaign = Campaign & { until: number };

const none: Campaign = { cclid: '', cmpccl: '' };

export function readCampaign(search: string): Campaign | null {
  const values = new URLSearchParams(search);
  const read = (name: string) => {
    const value = values.get(name) ?? '';
    return campaignValuePattern.test(value) ? value : '';
  };
  const campaign = { cclid: read(fullFunnelParameter), cmpccl: read(campaignParameter) };
  return campaign.cclid === '' && campaign.cmpccl === '' ? null : campaign;
}

/** The campaign that counts: that of this address, which is kept for 30 days from now, else the one kept before. */
export function storeCampaign(search: string, now = Date.now()): Campaign {
  const landed = readCampaign(search);
  try {
    if (landed === null) return readStored(now);
    localStorage[storageKey] = JSON.stringify({ ...landed, until: now + lifetime } satisfies StoredCampaign);
  } catch {
    // Blocked or full: it counts on this page only.
  }
  return landed ?? none;
}

function readStored(now: number): Campaign {
  const kept: string | null = localStorage.getItem(storageKey);
  if (kept === null) return none;
  const { cclid, cmpccl, until }: StoredCampaign = JSON.parse(kept);
  if (until > now) return { cclid, cmpccl };
  localStorage.removeItem(storageKey);
  return none;
}
