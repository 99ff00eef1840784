import type { UserLocation } from '@lupa/contracts/territory.ts';
import { whenIdle, whenLoaded } from '@lupa/islands/triggers.ts';

const storageKey = 'lupaUserLocation';
const patience = 3000;

let request: Promise<UserLocation | null> | undefined;

/** Where the visitor is (requirement 3.66); null: the page does not ask, or nobody answers. */
export function locateUser(): Promise<UserLocation | null> {
  return (request ??= locate());
}

export function startUserLocation(): void {
  void locateUser();
}

/** Asked once per tab, when the browser is idle, and kept until the tab is closed. */
async function locate(): Promise<UserLocation | null> {
  const { dataset } = document.documentElement;
  if (!dataset.userLocation) return null;
  const location = readStored() ?? (await fetchLocation(dataset.userLocation));
  if (location?.countryCode) dataset.country = location.countryCode;
  if (location?.regionCode) dataset.region = location.regionCode;
  return location;
}

async function fetchLocation(path: string): Promise<UserLocation | null> {
  await new Promise<void>((resolve) => whenLoaded(() => whenIdle(resolve)));
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(patience) });
    const location: UserLocation | null = answer.ok ? await answer.json() : null;
    if (location) storeLocation(location);
    return location;
  } catch {
    return null;
  }
}

function storeLocation(location: UserLocation): void {
  try {
    sessionStorage[storageKey] = JSON.stringify(location);
  } catch {
    // Blocked: it is asked for again on the next page.
  }
}

function readStored(): UserLocation | null {
  try {
    return JSON.parse(sessionStorage[storageKey]);
  } catch {
    return null;
  }
}
