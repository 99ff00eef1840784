type Command = 'show-modal' | 'close' | 'request-close';

/** Attributes of a `<button>` that opens or closes the dialog of this id without script. React's types do not know them yet. */
export function invokerCommand(command: Command, dialogId: string): { command: Command; commandfor: string } {
  return { command, commandfor: dialogId };
}
