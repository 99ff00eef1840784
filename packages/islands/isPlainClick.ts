/** Whether nobody has answered a click yet, and it is not meant for another tab or window. */
export function isPlainClick({ defaultPrevented, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(defaultPrevented || ctrlKey || metaKey || shiftKey || altKey);
}
