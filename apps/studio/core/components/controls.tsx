import { Button, Link } from '@payloadcms/ui';
import type { ComponentProps, ReactNode } from 'react';

type ActionProps = { label: string; isMinor?: boolean } & Pick<
  ComponentProps<typeof Button>,
  'aria-label' | 'disabled' | 'onClick' | 'size' | 'type'
>;

/** A button whose space the parent sets. */
export const Action = ({ label, isMinor = false, ...rest }: ActionProps) => (
  <Button buttonStyle={isMinor ? 'secondary' : 'primary'} margin={false} {...rest}>
    {label}
  </Button>
);

/** A link within the studio. What it leads to is not read before somebody follows it. */
export const PageLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} prefetch={false}>
    {children}
  </Link>
);

/** The choices of a list, each with its value and what it is called. */
export const Options = ({ of }: { of: readonly (readonly [value: string | number, name: string])[] }) =>
  of.map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ));
