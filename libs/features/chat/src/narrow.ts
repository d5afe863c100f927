/** With large text on a phone a name needs the room that pictures and lines beside it take. */
export const NARROW = '@container (max-width: 18rem)';
