import type { AdminViewServerProps } from 'payload';
import { isAdministratorUser, roleLabels, roles } from '../../core/access/roles.ts';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { showKey } from './formatKey.ts';
import { KeysPanel } from './KeysPanel.tsx';
import { listKeys } from './storedKeys.ts';

const title = 'Claves de acceso';

/** `/admin/claves`: the keys of programs that use the REST interface. */
export const KeysView = studioPage(title, renderKeys, { mayOpen: isAdministratorUser, audience: 'administración' });

async function renderKeys({ initPageResult: { req } }: AdminViewServerProps) {
  const keys = await listKeys(req.payload);
  const now = new Date();
  return (
    <KeysPanel
      title={title}
      keys={keys.map((key) => showKey(key, now))}
      roles={roles.map((value) => ({ value, label: roleLabels[value] }))}
      apiUrl={`${req.payload.config.serverURL}/api`}
    />
  );
}
