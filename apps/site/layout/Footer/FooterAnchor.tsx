import type { Presenter } from '@lupa/blocks/block.ts';
import { OutboundLink } from '@lupa/ui/OutboundLink.tsx';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FooterTarget } from './buildFooterModel.ts';
import styles from './FooterAnchor.module.css';

type FooterAnchorProps = { target: FooterTarget; presenter: Presenter; className?: string | undefined; children: ReactNode };

/** A link of the footer. One that leads to a mailbox is written by hand, because React would write its address in plain sight. */
export function FooterAnchor({ target, presenter, className, children }: FooterAnchorProps) {
  if (target === null) return <span className={className}>{children}</span>;
  if (target.kind === 'page') {
    return (
      <OutboundLink anchor={presenter.anchor({ url: target.url })} newTabText={presenter.newTabText} className={className}>
        {children}
      </OutboundLink>
    );
  }
  const html = `<a href="${target.href}" class="${className ?? ''}">${renderToStaticMarkup(children)}</a>`;
  return <span className={styles.email} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text in which an address is not in one piece. */
export function AddressText({ text }: { text: string }) {
  if (!text.includes('@')) return text;
  // In one element: the parts of a link that is a flex container would be read as words.
  return (
    <span>
      {text.split(/(@)/).map((part, index) => (
        <span key={index}>{part}</span>
      ))}
    </span>
  );
}
