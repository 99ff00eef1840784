import { spanishLocale } from '@lupa/contracts/market.ts';

/** Requirement 8.19. Depends on nothing, because everything else has failed. */
export const lastResortPage = `<!doctype html>
<html lang="${spanishLocale}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Error</title>
  </head>
  <body>
    <main>
      <h1>Error</h1>
      <p>An error occurred while showing the error page</p>
      <p><a href="/">Volver al inicio</a></p>
    </main>
  </body>
</html>
`;
