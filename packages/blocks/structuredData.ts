/** What a block tells machines about what it shows. `href` stands as it does in the link that visitors see. */
export type StructuredData =
  /** Casinos in the order in which they are shown; those without a review are left out, and keep their place. */
  | { kind: 'ranking'; id: string; name: string | null; casinos: { position: number; name: string; href: string }[] }
  /** Our own verdict on somebody else's casino, from 0 to 10. Never on one that is outdated or has no rating. */
  | { kind: 'review'; casino: { name: string; webSite: string | null }; score: number }
  | { kind: 'reviewText'; text: string }
  /** What speaks for and against the casino of the page. */
  | { kind: 'notes'; positive: readonly string[]; negative: readonly string[] }
  /** Somebody of the house; `href` leads to the page about them; null on that page itself, or where there is none. */
  | { kind: 'person'; name: string; role: string; href: string | null; expertise: string[] }
  /** Files that anybody may use. `licence` is a URL, `updated` an ISO date, `format` what the files are. */
  | {
      kind: 'dataset';
      id: string;
      name: string;
      description: string;
      licence: string;
      files: { name: string; format: 'JSON' | 'CSV'; href: string }[];
      updated: string | null;
    };
