/** A talk on a phone: what is written needs the room that words on buttons would take. */
export const COMPACT = '@container (max-width: 30rem)';
/** A talk on a phone with large text. */
export const NARROW = '@container (max-width: 18rem)';
/** There, buttons beside each other stay as large as a finger needs them: what is said needs the room. */
export const FINGER_SIZED = { [NARROW]: { '--chakra-sizes-touch': '44px', '& svg': { boxSize: '28px' } } };
