/** Path on the free-play host (SPEC section 7). `provider` and `game` are normalised names. */
export function buildFreePlayPath({ provider, game, hash }: { provider: string; game: string; hash: string }): string {
  return `/super/library/games/provider/${encodeURIComponent(provider)}/game/${encodeURIComponent(game)}/${encodeURIComponent(hash)}/play/free`;
}
