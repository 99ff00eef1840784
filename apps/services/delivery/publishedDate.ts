/** Column of a query on documents joined with `delivery.publications`: an ISO moment, or null. */
export const publishedDate = `to_char(first_published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
