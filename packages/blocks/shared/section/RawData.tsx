import styles from './RawData.module.css';

export function RawData({ type, data }: { type: string; data: unknown }) {
  return (
    <details data-block={type} className={`note rounded-md ${styles.raw}`}>
      <summary className={`row touch-height ${styles.summary}`}>
        <code>{type}</code>
      </summary>
      <pre className={styles.data} tabIndex={0}>
        {formatData(data)}
      </pre>
    </details>
  );
}

const maximumLength = 20_000;
const maximumDepth = 20;

/** Indented where that does not make it much longer: each level indents all that is in it. */
function formatData(data: unknown): string {
  const text = JSON.stringify(data);
  if (text.length > maximumLength) return `${text.slice(0, maximumLength)}…`;
  return depthOf(text) > maximumDepth ? text : JSON.stringify(data, null, 2);
}

function depthOf(json: string): number {
  let depth = 0;
  let deepest = 0;
  for (const character of json) {
    if (character === '{' || character === '[') deepest = Math.max(deepest, ++depth);
    if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
