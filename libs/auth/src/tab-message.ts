import * as v from 'valibot';

/** What a tab tells the others of its site about the session. */
export const TabMessage = v.object({
  epoch: v.string(),
  isSignedIn: v.boolean(),
  isExpired: v.optional(v.boolean(), false),
});
export type TabMessage = v.InferOutput<typeof TabMessage>;
