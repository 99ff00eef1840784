import { calmKey } from './calmKey.ts';
import { type CalmTerm, canLeaveCalm, holdCalm, parseCalm, type StoredCalm } from './calmMode.ts';

// Where storage is blocked it lasts as long as the page.
let unkept: string | null = null;

/** Calm mode as it is on this device now; null while it is off. Browser only. */
export function readCalm(): StoredCalm | null {
  return parseCalm(readKept(), Date.now());
}

/** Turns calm mode on, or gives it a longer term. Browser only. */
export function chooseCalm(term: CalmTerm): void {
  keep(JSON.stringify(holdCalm(readCalm(), term, Date.now())));
}

/** Turns calm mode off where that may be. Browser only. */
export function leaveCalm(): void {
  const calm = readCalm();
  if (calm && canLeaveCalm(calm)) keep(null);
}

function readKept(): string | null {
  try {
    return localStorage.getItem(calmKey) ?? unkept;
  } catch {
    return unkept;
  }
}

function keep(newValue: string | null): void {
  unkept = newValue;
  try {
    if (newValue === null) localStorage.removeItem(calmKey);
    else localStorage.setItem(calmKey, newValue);
    unkept = null;
  } catch {
    // Blocked: see above.
  }
  dispatchEvent(new StorageEvent('storage', { key: calmKey, newValue }));
}
