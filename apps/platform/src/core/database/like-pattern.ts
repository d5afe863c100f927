/** What ILIKE finds wherever this text stands, taken as it is written: `100%` is no wildcard. Of an empty text `%%`, which finds all. */
export const likePattern = (text = ''): string => `%${text.trim().replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
