import { HtmlValidate } from 'html-validate';

const customElement = { phrasing: true, flow: true };

// React writes attributes that HTML takes in any case, and void elements with a slash.
const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    // Boxes of one name are a list of values.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit', 'reset'] }],
    'long-title': 'off',
    'no-inline-style': 'error',
    'no-raw-characters': 'off',
    'no-trailing-whitespace': 'off',
    // Scripts and styles come from the page's own origin, hashed by name.
    'require-sri': 'off',
    'valid-id': ['error', { relaxed: true }],
    'void-style': 'off',
    'tel-non-breaking': 'off',
  },
  elements: ['html5', { 'lupa-island': customElement, 'lupa-slider': customElement }],
});

/** What is not valid in a piece of HTML or in a whole document, each fault in a line. */
export async function validateHtml(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap((result) =>
    result.messages.map(({ ruleId, message, line, column }) => `${ruleId}: ${message} (${line}:${column})`),
  );
}
