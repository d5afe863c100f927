import { chakra } from '@chakra-ui/react/styled-system';
import { LESSON_STEP_LABELS, LESSON_STEPS } from '@portal/domain/lessons/steps/lesson-standing';
import { Skeleton } from '@portal/ui/skeletons';
import { Circle, Step, StepLine, StepWords } from './step-line.tsx';

/** The four steps before it is known where the lesson stands; what is known of them is there at once. */
export const LessonStepsLoading = () => (
  <StepLine aria-hidden>
    {LESSON_STEPS.map((step) => (
      <Step key={step}>
        <Circle is="LATER" />
        <StepWords>
          <chakra.p color="fg.muted">{LESSON_STEP_LABELS[step]}</chakra.p>
          <Skeleton h="0.75rem" w="60%" my="3px" />
        </StepWords>
      </Step>
    ))}
  </StepLine>
);
