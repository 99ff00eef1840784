import { chipTexts } from './texts.ts';
import styles from './ChipTools.module.css';

type Props = { canUndo: boolean; canClear: boolean; canRepeat: boolean; onUndo: () => void; onClear: () => void; onRepeat: () => void };

export function ChipTools({ canUndo, canClear, canRepeat, onUndo, onClear, onRepeat }: Props) {
  return (
    <div className={styles.tools} role="group" aria-label={chipTexts.tools}>
      <Tool label={chipTexts.undo} path="M9 7 4 12l5 5M4 12h10a6 6 0 0 1 0 12h-3" isOn={canUndo} onPress={onUndo} />
      <Tool label={chipTexts.clear} path="M7 7l14 14M21 7 7 21" isOn={canClear} onPress={onClear} />
      <Tool
        label={chipTexts.repeat}
        path="M5 14a9 9 0 0 1 16-5.5V4M23 14a9 9 0 0 1-16 5.5V24M21 9h-5M7 19h5"
        isOn={canRepeat}
        onPress={onRepeat}
      />
    </div>
  );
}

function Tool({ label, path, isOn, onPress }: { label: string; path: string; isOn: boolean; onPress: () => void }) {
  return (
    <button type="button" className={styles.tool} aria-label={label} title={label} disabled={!isOn} onClick={onPress}>
      <svg viewBox="0 0 28 28" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
}
