import * as v from 'valibot';

/** With what somebody answers a message without a word. */
export const REACTIONS = ['LIKE', 'HEART', 'THANKS', 'SMILE', 'DONE'] as const;
export type Reaction = (typeof REACTIONS)[number];

/** One person has one reaction to a message. */
export const NewReaction = v.strictObject({ reaction: v.nullable(v.picklist(REACTIONS)) });

/** How many reacted to a message, by what with, in the order of REACTIONS; those that nobody chose are left out. */
export const Reactions = v.array(
  v.object({
    reaction: v.picklist(REACTIONS),
    count: v.pipe(v.number(), v.integer(), v.minValue(1)),
    /** Whether the reader is among them. */
    isMine: v.boolean(),
  }),
);
export type Reactions = v.InferOutput<typeof Reactions>;
