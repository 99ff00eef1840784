/** What version B of a block says otherwise; empty: the same. `Text` is rich text in the form that the caller keeps. */
export type FieldChanges<Text> = {
  variant?: string | null | undefined;
  title?: string | null | undefined;
  eyebrow?: string | null | undefined;
  text?: Text | null | undefined;
  button?: string | null | undefined;
};

/** The fields of a block that version B has otherwise. A button is changed where there is one, and leads where it led. */
export function changeFields<Text>(
  { type, cta }: { type: string; cta?: unknown },
  { variant, title, eyebrow, text, button }: FieldChanges<Text>,
): Record<string, unknown> {
  return {
    ...(variant && { variant }),
    ...(title && { title }),
    ...(eyebrow && { eyebrow }),
    ...(text && { [type === 'heroSection' ? 'body' : 'intro']: text }),
    ...(button && typeof cta === 'object' && cta !== null && { cta: { ...cta, title: button } }),
  };
}
