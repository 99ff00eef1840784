import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { studioPage } from '../../core/components/StudioPage.tsx';
import { listHub } from '../../core/hubs.ts';
import { type Hub, menu } from '../../core/slugs.ts';
import styles from './hub.module.css';

/** `/admin/informes`, `/admin/dinero`, `/admin/ajustes`: what the menu has as one entry, with what each is for. */
const hubView = (hub: Hub, lead: string) =>
  studioPage(
    menu[hub],
    async ({ initPageResult: { req, permissions, visibleEntities } }) => (
      <>
        <div>
          <h1>{menu[hub]}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <ul className={styles.entries}>
          {listHub(hub, { ...req, permissions, visible: visibleEntities }).map(({ path, label, description, badge }) => (
            <li key={path}>
              <a href={path}>{label}</a> {badge && <RenderServerComponent Component={badge} importMap={req.payload.importMap} />}
              {description && <p>{description}</p>}
            </li>
          ))}
        </ul>
      </>
    ),
    { mayOpen: Boolean },
  );

export const ReportsHub = hubView('reports', 'Qué hay en el sitio, qué pasó y qué conviene revisar.');
export const MoneyHub = hubView('money', 'De los clics a lo que se cobra.');
export const SettingsHub = hubView('settings', 'Lo que se arregla una vez y vale para todo el sitio.');
