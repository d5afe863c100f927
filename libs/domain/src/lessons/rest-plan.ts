/** What a teacher decides about the rest of a programme. */
export interface RestChoice {
  /** Not taught any more. */
  readonly leftOut: readonly number[];
  /** Taught in the lesson of the step before it. */
  readonly together: readonly number[];
}

export interface RestPlan {
  /** Of each lesson that is still to come, in order: its steps. */
  readonly slots: readonly (readonly number[])[];
  /** What no lesson is left for. */
  readonly overflow: readonly number[];
}

/** Lays what is still to be taught on the lessons that are still to come, one step on each. */
export function planRest(open: readonly number[], lessons: number, { leftOut, together }: RestChoice): RestPlan {
  const groups: number[][] = [];
  for (const no of open) {
    const last = groups.at(-1);
    if (leftOut.includes(no)) continue;
    if (last && together.includes(no)) last.push(no);
    else groups.push([no]);
  }
  return {
    slots: Array.from({ length: lessons }, (_, at) => groups[at] ?? []),
    overflow: groups.slice(lessons).flat(),
  };
}

/** What a lesson is called that has nothing of the programme left to teach. */
export const SPARE_LESSON = '복습';

/** What a lesson is called by its steps. */
export const slotTitle = (nos: readonly number[], titleOf: (no: number) => string): string =>
  nos.map(titleOf).join(' · ') || SPARE_LESSON;

/** Which steps share the lesson of the one before them so that so many lessons are saved: two by two, from the end. */
export function pairsFromEnd(open: readonly number[], count: number): number[] {
  return open
    .toReversed()
    .filter((_, at) => at % 2 === 0 && at + 1 < open.length)
    .slice(0, count)
    .toSorted((one, other) => one - other);
}
