import { Button } from '@lupa/ui/Button.tsx';
import { Icon } from '@lupa/ui/Icon.tsx';
import styles from './LoadFailure.module.css';

export function LoadFailure({ retry, texts }: { retry: () => void; texts: { games_failed: string; retry: string } }) {
  return (
    <div role="alert" className={`cluster tight text-sm rounded-md text-ink ${styles.failure}`}>
      <Icon name="alert" />
      <p>{texts.games_failed}</p>
      <Button type="modal-secondary" size="xs" onClick={retry}>
        {texts.retry}
      </Button>
    </div>
  );
}
