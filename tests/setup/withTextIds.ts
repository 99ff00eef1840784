const idNames = ['id', 'arcadeId', 'gameId', 'providerId'];

/** JSON as the contracts read it: ids of games and providers are numbers or texts to send, and texts to whoever reads them. */
export function withTextIds(json: string): unknown {
  return JSON.parse(json, (key, read: unknown) => {
    if (key === 'providerIds' && Array.isArray(read)) return read.map(String);
    return idNames.includes(key) && typeof read === 'number' ? String(read) : read;
  });
}
