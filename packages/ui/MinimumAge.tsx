import { market } from '@lupa/contracts/market.ts';

/** In years: who may play in Ontario. */
export const ageInOntario = 19;

/** `18+`, and to a visitor in Ontario `19+`, in whatever language. The root element says where the visitor is. */
export function MinimumAge({ title, className }: { title: string; className?: string | undefined }) {
  const usual = (
    <abbr title={title} className={className}>
      {`${market.minimumAge}+`}
    </abbr>
  );
  if (market.minimumAge >= ageInOntario) return usual;
  return (
    <>
      <span className="elsewhere">{usual}</span>
      <span hidden className="in-ontario">
        <span className={className}>{`${ageInOntario}+`}</span>
      </span>
    </>
  );
}
