// Imported before the configuration by what reads the collections alone: the configuration asks for all, and no database is opened.
process.env['DATABASE_URL'] ??= 'postgres://localhost/none';
process.env['PAYLOAD_SECRET'] ??= 'nothing that is made depends on this secret';
process.env['PREVIEW_SECRET'] ??= 'nothing that is made depends on this secret';
