import type { AdminViewConfig } from 'payload';

/** The report of clicks and one click, for the admin's configuration. */
export const clickViews: Record<string, AdminViewConfig> = {
  clicks: { path: '/clicks', exact: true, Component: '/clicks/ClicksView.tsx#ClicksView', meta: { title: 'Clics' } },
  click: { path: '/clicks/:id', exact: true, Component: '/clicks/ClickView.tsx#ClickView', meta: { title: 'Un clic' } },
};
