// `npm run services:check`: asks every configured service every call of the requirements, and says what the site can read of it.
import { endAfter } from '../runner/console.ts';
import { settings } from '../runner/settings.ts';
import { checkServices, formatCheck } from './checkServices.ts';

await endAfter(async () => {
  const checked = await checkServices(settings);
  console.log(formatCheck(checked));
  if (!checked.isWhole) process.exit(1);
});
