import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./delivery.ts', './arcade.ts', './clicks.ts', './linkChecks.ts', './jackpots.ts', './consents.ts'],
  out: './migrations',
});
