import styles from './RollingAmount.module.css';

const parts = /^(\D*)(.*\d)(\D*)$/;
/** `999.999.999,99` and `999.999.999.999,99` */
const [usualLength, longLength] = [14, 18];
const digitClasses = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'].map((digit) => styles[digit]);

/** A counter whose digits roll. The style sheet draws them: what is read, copied and found is the text itself. */
export function RollingAmount({ text }: { text: string }) {
  const [, before = '', figure = text, after = ''] = parts.exec(text) ?? [];
  const characters = Array.from(figure);
  return (
    <p className={`text-heading ${styles.amount} ${sizeOf(characters.length)}`}>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true" className={`flex ${styles.counter}`}>
        {before && <span className={styles.sign}>{before.trim()}</span>}
        <span className="flex">
          {characters.map((character, index) => {
            const place = characters.length - index;
            const digit = digitClasses[Number.parseInt(character, 10)];
            return digit ? (
              <span key={place} className={`${styles.digit} ${digit}`} />
            ) : (
              <span key={place} className={styles.mark}>
                {character}
              </span>
            );
          })}
        </span>
        <span className={`text-muted ${styles.currency}`}>{after.trim()}</span>
      </span>
    </p>
  );
}

function sizeOf(length: number): string | undefined {
  if (length > longLength) return styles.longest;
  return length > usualLength ? styles.long : '';
}
