/** A day is kept by Payload as noon of that day. */
export function toDay(moment: string | null | undefined): string | null {
  return moment ? new Date(moment).toISOString().slice(0, 10) : null;
}
