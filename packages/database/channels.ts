/** NOTIFY channels. The payload of `changes` is the number of the new row in delivery.changes. */
export const channels = { changes: 'delivery_changes', catalogue: 'arcade_catalogue' } as const;
