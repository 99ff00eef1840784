/**
 * SQL: whether the page `body` under `key` is made of offers. While the law forbids to offer casinos, search engines list no such page; reviews, and the index of
 * a language, stay.
 */
export const isMadeOfOffers = (key: string, body: string): string => `(${key} !~ '^/([a-z]{2}(-[a-z]{2})?/)?$'
  and jsonb_path_exists(${body}, '$.content[*] ? (@.type == "topList" || @.type == "bonusCards")')
  and not jsonb_path_exists(${body}, '$.content[*] ? (@.type == "generalReview")'))`;
