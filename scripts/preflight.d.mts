export function findObstacle(
  root: string,
  here?: { node: string; platform: string; arch: string; gigabytes: number },
): Promise<string | null>;
