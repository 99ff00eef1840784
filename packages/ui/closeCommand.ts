/** Attributes of a `<button>` that closes the dialog of this id without script. React's types do not know them yet. */
export function closeCommand(dialogId: string): { command: 'close'; commandfor: string } {
  return { command: 'close', commandfor: dialogId };
}
