/** A talk on a phone: beside a name there is no room for more than a button. */
export const COMPACT = '@container (max-width: 30rem)';
/** With large text on a phone a name needs the room that pictures and lines beside it take. */
export const NARROW = '@container (max-width: 18rem)';
