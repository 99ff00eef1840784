import { Gutter } from '@payloadcms/ui';
import { RenderServerComponent } from '@payloadcms/ui/elements/RenderServerComponent';
import { market, spanishLocale } from '@lupa/contracts/market.ts';
import type { AdminViewServerProps } from 'payload';
import { isAdministratorUser } from '../../core/access/roles.ts';
import { featuresOf, listMenu } from '../../core/feature.ts';
import styles from './dashboard.module.css';
import { FirstSteps } from './FirstSteps.tsx';
import { LanguagesPanel } from './LanguagesPanel.tsx';
import { createWorkContext } from '../../core/frontPage/loadSections.ts';
import { WorkPanel } from './WorkPanel.tsx';
import { mayWritePages, sectionsFor, type Viewer, type WorkSection } from '../../core/frontPage/work.ts';

const dayFormat = new Intl.DateTimeFormat(spanishLocale, { weekday: 'long', day: 'numeric', month: 'long', timeZone: market.timeZone });

/** `/admin`: what waits for the person who opens it. Each section is sent when it is read, and fails alone. */
export function DashboardView({ initPageResult }: AdminViewServerProps) {
  const { req, permissions } = initPageResult;
  const viewer: Viewer = { user: req.user, permissions };
  const context = createWorkContext(req);
  const features = featuresOf(req.payload);
  const sections = sectionsFor(features, viewer);
  const components = features.flatMap(({ panels: own = [] }) => own.filter(({ isFor }) => isFor(viewer)));
  const panels = (column: (section: WorkSection) => boolean) =>
    sections.filter(column).map((section) => <WorkPanel key={section.id} section={section} context={context} />);
  return (
    <main>
      <Gutter className={styles.page ?? ''}>
        <div className={styles.head}>
          <div>
            <h1>{greet(req.user)}</h1>
            <p className={styles.day}>{dayFormat.format(context.now)}</p>
          </div>
          {listMenu(features, 'start', req.user).map(({ id, path, label }) => (
            <a key={id} className={styles.action} href={path}>
              {label}
            </a>
          ))}
        </div>
        {isAdministratorUser(req.user) && <FirstSteps context={context} />}
        <div className={styles.columns}>
          <div className={styles.column}>{panels(({ isState = false }) => !isState)}</div>
          <div className={styles.column}>
            {components.map(({ component }) => (
              <RenderServerComponent key={component} Component={component} importMap={req.payload.importMap} serverProps={{ context }} />
            ))}
            {mayWritePages(viewer) && <LanguagesPanel context={context} />}
            {panels(({ isState = false }) => isState)}
          </div>
        </div>
      </Gutter>
    </main>
  );
}

function greet(user: Viewer['user']): string {
  const name = user && 'name' in user && typeof user.name === 'string' ? user.name.trim().split(/\s+/)[0] : '';
  return name ? `Hola, ${name}` : 'Hola';
}
