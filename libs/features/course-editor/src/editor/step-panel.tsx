import { chakra } from '@chakra-ui/react/styled-system';
import { Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { RouterLink } from '@portal/portal-core/router-link';
import { lazyPage } from '@portal/portal-core/section';
import { Button } from '@portal/ui/button';
import { SkeletonText } from '@portal/ui/skeletons';
import { CheckStep } from '../approval/check-step.tsx';
import { BasicStep } from '../basics/basic-step.tsx';
import { IntroStep } from '../basics/intro-step.tsx';
import { stepHref } from '../form/editor-links.ts';
import { EDITOR_STEPS, type EditorStep, STEP_LABELS } from '../form/editor-steps.ts';
import { PackagesStep } from '../packages/packages-step.tsx';
import { actions, check } from '../saving-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useCatalog } from '../state/use-catalog.ts';
import { ScheduleStep } from '../timetable/schedule-step.tsx';
import { LockedStep } from './locked-step.tsx';

/** Sorting by hand weighs as much as the rest of the form. */
const programme = lazyPage(async () => (await import('../programme/programme-step.tsx')).ProgrammeStep);

const STEPS = {
  basic: BasicStep,
  intro: IntroStep,
  programme: programme.page,
  packages: PackagesStep,
  schedule: ScheduleStep,
  check: CheckStep,
};

/** The step that is open, and the ways to its neighbours. */
export function StepPanel({ step }: { step: EditorStep }) {
  const { course, rival, policy } = useEditor();
  const { names } = useCatalog();
  const heading = useStepFocus(step);
  useEffect(() => void programme.preload().catch(() => undefined), []);
  const isLocked = policy.saves === 'NEVER';
  const Fields = STEPS[step];
  return (
    <chakra.section
      aria-labelledby="editor-step"
      layerStyle="sheet"
      p={{ base: 'sheet', md: '6' }}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      alignContent="start"
      gap="5"
      minW="0"
    >
      <div>
        <chakra.h2 ref={heading} id="editor-step" tabIndex={-1} textStyle="title.sm" outline="none">
          {STEP_LABELS[step]}
        </chakra.h2>
        {!isLocked && step !== 'check' && (
          <chakra.p textStyle="caption" color="fg.muted">
            {check.legend}
          </chakra.p>
        )}
      </div>
      {isLocked ? (
        <LockedStep step={step} content={(rival ?? course).content} names={names} />
      ) : (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <Fields />
        </Suspense>
      )}
      <Neighbours courseId={course.id} step={step} />
    </chakra.section>
  );
}

/** Another step begins at its name, for keys and for the ear; a link to a field leads further. */
function useStepFocus(step: EditorStep) {
  const { search } = useLocation();
  const isToField = new URLSearchParams(search).has('field');
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(step);
  useEffect(() => {
    if (last.current !== step && !isToField) heading.current?.focus();
    last.current = step;
  }, [step, isToField]);
  return heading;
}

function Neighbours({ courseId, step }: { courseId: string; step: EditorStep }) {
  const at = EDITOR_STEPS.indexOf(step);
  const [before, after] = [EDITOR_STEPS[at - 1], EDITOR_STEPS[at + 1]];
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="2"
      borderTopWidth="1px"
      borderColor="border.muted"
      pt="4"
    >
      {before ? (
        <Button asChild variant="ghost">
          <RouterLink href={stepHref(courseId, before)}>{actions.previous}</RouterLink>
        </Button>
      ) : (
        <span />
      )}
      {after && (
        <Button asChild variant="outline">
          <RouterLink href={stepHref(courseId, after)}>{actions.next}</RouterLink>
        </Button>
      )}
    </chakra.div>
  );
}
