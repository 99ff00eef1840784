import type { Microcopy } from '@lupa/contracts/microcopy.ts';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './ThemeSwitch.module.css';

const choices = [
  { theme: 'light', text: 'theme_light', icon: 'sun' },
  { theme: 'dark', text: 'theme_dark', icon: 'moon' },
  { theme: '', text: 'theme_system', icon: 'screen' },
] as const;

/** Light, dark, or as the device has it. It needs script (startThemeSwitch.ts): nothing can be chosen before it, and it is not there without. */
export function ThemeSwitch({ microcopy }: { microcopy: Microcopy }) {
  return (
    <fieldset className={styles.themes} data-themes="" disabled>
      <legend className="visually-hidden">{microcopy.theme}</legend>
      {choices.map(({ theme, text, icon }) => (
        <label key={theme} className={styles.choice}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === ''} className={styles.input} />
          <Icon name={icon} className={styles.icon} />
          {microcopy[text]}
        </label>
      ))}
    </fieldset>
  );
}
