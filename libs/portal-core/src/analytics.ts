/** One thing worth counting. Only names and plain numbers or words: never a text that a person wrote. */
export interface AnalyticsEvent {
  readonly name: string;
  readonly [detail: string]: string | number | boolean;
}

export interface Analytics {
  /** From now on events carry this opaque id, or 'anonymous' (ANA-1). */
  identify(userId: string | null): void;
  track(event: AnalyticsEvent): void;
}

/** Where a tag manager picks events up. */
export type DataLayer = { push(...entries: object[]): unknown };

/** Off: the default, and the only thing that runs where no tag manager is configured (D6). */
export const noAnalytics: Analytics = { identify: () => undefined, track: () => undefined };

/** Events in the tag manager's form, each with the user's id or 'anonymous'. */
export function createAnalytics(layer: DataLayer): Analytics {
  let userId = 'anonymous';
  return {
    identify: (id) => void (userId = id ?? 'anonymous'),
    track: ({ name, ...details }) => void layer.push({ ...details, event: name, userId }),
  };
}
