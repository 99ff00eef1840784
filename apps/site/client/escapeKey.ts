/** Escape closes what was opened last, and nothing else: WebKit closes a popover together with the dialog that it stands in. */
export function startEscapeKey(): void {
  addEventListener('keydown', (event) => {
    const popover = event.key === 'Escape' && !event.defaultPrevented && document.querySelector<HTMLElement>('dialog[open] :popover-open');
    if (!popover) return;
    event.preventDefault();
    popover.hidePopover();
  });
}
