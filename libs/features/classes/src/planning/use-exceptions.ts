import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EXCEPTIONS_MAX, type PlannedLesson, type TimingException } from '@portal/domain/classes/class';
import type { TimingFields } from './planning-schema.ts';

const NONE: readonly TimingException[] = [];
const SCHEDULE = ['startDate', 'weeklySchedule', 'skipHolidays', 'skipTimeOffs'] as const;

/** Lessons of the plan that are decided otherwise than its weekly schedule says (CLS-1). */
export function useExceptions(lessons: readonly PlannedLesson[], isAsking: boolean) {
  const { control, setValue, getValues } = useFormContext<TimingFields>();
  const exceptions = useWatch({ control, name: 'exceptions' }) ?? NONE;
  const schedule = JSON.stringify(useWatch({ control, name: SCHEDULE }));
  // For this schedule alone: with another one she decides anew.
  const [avoidedIn, setAvoidedIn] = useState<string | null>(null);

  const put = (changed: readonly TimingException[]) => {
    const slots = new Set(changed.map(({ slotAt }) => Date.parse(slotAt)));
    const others = (getValues('exceptions') ?? []).filter(({ slotAt }) => !slots.has(Date.parse(slotAt)));
    setValue('exceptions', [...others, ...changed], { shouldDirty: true });
  };
  const taken = lessons.filter(({ conflict }) => conflict !== null);
  const known = new Set(exceptions.map(({ slotAt, newStartAt }) => `${Date.parse(slotAt)} ${newStartAt}`));
  const isNew = taken.some(({ slotAt }) => !known.has(`${Date.parse(slotAt)} null`));
  const isAvoiding = avoidedIn === schedule && isNew && exceptions.length + taken.length <= EXCEPTIONS_MAX;

  // What is left out makes the class longer, and what comes at its end may be taken as well: until nothing is.
  const skipTaken = useEffectEvent(() => put(taken.map(({ slotAt }) => ({ slotAt, newStartAt: null }))));
  useEffect(() => {
    if (isAvoiding && !isAsking) skipTaken();
  }, [isAvoiding, isAsking, lessons]);

  return {
    count: exceptions.length,
    skip: ({ slotAt }: PlannedLesson) => put([{ slotAt, newStartAt: null }]),
    move: ({ slotAt }: PlannedLesson, newStartAt: string) => put([{ slotAt, newStartAt }]),
    avoidAll: () => setAvoidedIn(schedule),
    isAvoiding,
    undo: () => {
      setAvoidedIn(null);
      setValue('exceptions', [], { shouldDirty: true });
    },
  };
}
