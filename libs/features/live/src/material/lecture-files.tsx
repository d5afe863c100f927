import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInSecond } from 'date-fns/constants';
import { useId } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useListLecturesQuery } from '@portal/api/coursework/lectures.api';
import { useGetLessonDeskQuery } from '@portal/api/lessons/lesson-desk.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { useNow } from '@portal/portal-core/clock';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { useRoom } from '../session/use-room.ts';
import { LectureFile } from './lecture-file.tsx';
import { hostMaterial as words } from './material-messages.ts';

const MOST = 100;

/** The files of the class's lectures, each with a button that puts it before everybody. */
export function LectureFiles() {
  const { lessonId } = useRoom().state.lesson;
  const id = useId();
  const desk = useGetLessonDeskQuery({ id: lessonId });
  const classId = desk.data?.lesson.classId ?? '';
  const list = useListLecturesQuery({ classId, size: String(MOST) }, { skip: !classId });
  const { currentData } = list;
  const error = desk.data ? list.error : desk.error;
  const lectures = currentData?.items.filter(({ files }) => files.length > 0) ?? [];
  return (
    <chakra.section aria-labelledby={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <chakra.h3 id={id} textStyle="label" color="fg.muted">
        {words.lectures}
      </chakra.h3>
      <Delayed
        loading={!currentData && !error}
        skeleton={<SkeletonRows rows={2} picture={false} label={words.loading} />}
      >
        {() =>
          !currentData ? (
            <ErrorState
              size="sm"
              title={words.failed}
              onRetry={() => void (desk.data ? list.refetch() : desk.refetch())}
              retrying={desk.isFetching || list.isFetching}
            >
              {problemOf(error).message}
            </ErrorState>
          ) : lectures.length === 0 ? (
            <chakra.p textStyle="body.sm" color="fg.muted">
              {words.empty}
            </chakra.p>
          ) : (
            lectures.map((lecture) => <OneLecture key={lecture.id} lecture={lecture} />)
          )
        }
      </Delayed>
      {currentData && currentData.total > MOST && (
        <chakra.p textStyle="caption" color="fg.muted">
          {words.more(MOST)}
        </chakra.p>
      )}
    </chakra.section>
  );
}

function OneLecture({ lecture }: { lecture: Lecture }) {
  const { status, displayAt } = lecture;
  const now = useNow(30 * millisecondsInSecond);
  // The clock alone moves it on.
  const isPublic = status !== 'DRAFT' && !(displayAt && now < new Date(displayAt));
  return (
    <div>
      <chakra.h4 textStyle="label" overflowWrap="anywhere">
        {lecture.title}
      </chakra.h4>
      {!isPublic && (
        <chakra.p textStyle="caption" color="fg.warning">
          {words.notPublic}
        </chakra.p>
      )}
      {!lecture.downloadAllowed && (
        <chakra.p textStyle="caption" color="fg.muted">
          {words.viewOnly}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" display="grid" gap="1" mt="1">
        {lecture.files.map((file) => (
          <LectureFile key={file.id} lecture={lecture} file={file} />
        ))}
      </chakra.ul>
    </div>
  );
}
