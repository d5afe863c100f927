import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilySummaryQuery } from '@portal/api/families/family-summary.api';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { LessonBoard } from '../board/lesson-board.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { ShownRecordings } from '../recording/shown-recordings.tsx';
import { AskedQuestions } from './asked-questions.tsx';
import { ShownMaterials } from './shown-materials.tsx';
import { useSummaryWords } from './summary-words.ts';
import { useNear } from './use-near.ts';

interface LessonSummaryProps {
  lessonId: string;
  students: FamilyDoor['students'];
}

/** What was shown, drawn and asked in a lesson; asked for, with what draws it, when it comes near to what is seen. */
export function LessonSummary({ lessonId, students }: LessonSummaryProps) {
  const { link } = useReader();
  const words = useSummaryWords();
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const { data, error, isFetching, refetch } = useGetFamilySummaryQuery({ link, id: lessonId }, { skip: !isNear });
  // Pages of a kind that cannot be shown leave nothing.
  if (data && [data.pages, data.materials, data.questions, data.recordings].every(({ length }) => length === 0))
    return null;
  return (
    <chakra.section ref={place} aria-label={words.title} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
      {error && !data ? (
        <FailedLine
          title={words.failed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <Delayed loading={!data} skeleton={<SkeletonText lines={3} label={words.loading} />}>
          {() =>
            data && (
              <>
                {data.recordings.length > 0 && <ShownRecordings recordings={data.recordings} />}
                {data.pages.length > 0 && <LessonBoard pages={data.pages} />}
                {data.materials.length > 0 && <ShownMaterials materials={data.materials} />}
                {data.questions.length > 0 && <AskedQuestions questions={data.questions} students={students} />}
              </>
            )
          }
        </Delayed>
      )}
    </chakra.section>
  );
}
