const folder = '/datos/cambios-de-bonos';

/** Where the feeds of changed offers are: of a casino, or of all. */
export function offerChangeFeeds(partnerSlug: string | null): { atom: string; json: string } {
  const path = partnerSlug === null ? folder : `${folder}/${partnerSlug}`;
  return { atom: `${path}.atom`, json: `${path}.json` };
}
