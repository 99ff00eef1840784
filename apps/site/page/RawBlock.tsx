/** SPEC section 2: the data of a block whose type has no view, out of the way until someone opens it. */
export function RawBlock({ type, data }: { type: string; data: unknown }) {
  return (
    <details data-block={type}>
      <summary>{type}</summary>
      <pre>{JSON.stringify(data, null, 2)}</pre>
    </details>
  );
}
