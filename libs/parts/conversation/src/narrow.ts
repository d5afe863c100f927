/** A talk on a phone with large text. */
export const NARROW = '@container (max-width: 18rem)';
