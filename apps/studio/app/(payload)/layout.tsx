import { formatMarket, market } from '@lupa/contracts/market.ts';
import '@payloadcms/next/css';
import './admin.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import type { ServerFunctionClient } from 'payload';
import type { HtmlHTMLAttributes, ReactNode } from 'react';
import config from '../../payload.config.ts';
import { schedulePublish } from '../../content/review/guardScheduling.ts';
import { importMap } from './admin/importMap.js';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  return handleServerFunctions({ ...args, config, importMap, serverFunctions: { 'schedule-publish': schedulePublish } });
};

// Components read the market from there as their modules load.
const htmlProps = { 'data-market': formatMarket(market) } as HtmlHTMLAttributes<HTMLHtmlElement>;

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction} htmlProps={htmlProps}>
      {children}
    </RootLayout>
  );
}
