import * as migration_20261121_071130_first from './20261121_071130_first.ts';

export const migrations = [
  {
    up: migration_20261121_071130_first.up,
    down: migration_20261121_071130_first.down,
    name: '20261121_071130_first',
  },
];
