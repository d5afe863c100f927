import { chakra } from '@chakra-ui/react/styled-system';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetPublicTeacherQuery } from '@portal/api/teachers/teachers.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { DEFAULT_TIME_ZONE } from '@portal/domain/time/day';
import { deviceZone } from '@portal/family-pages/device-zone';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { useFirstLanguage, useFrameSpeaks } from '@portal/portal-core/frame-language';
import { Delayed } from '@portal/ui/delayed';
import { ReaderContext } from '../reading/reader-context.ts';
import { TeacherFailed, TeacherGone, TeacherSkeleton } from './teacher-states.tsx';
import { TeacherView } from './teacher-view.tsx';

/** What is no address of a teacher: nobody stands there, and asking again does not help. */
const GONE: readonly unknown[] = [400, 404, 422];

/** /teachers/:teacherId: a teacher as anybody may read her, and the way to a first lesson. */
export function TeacherPage() {
  const { teacherId = '' } = useParams();
  return <Teacher key={teacherId} id={teacherId} />;
}

function Teacher({ id }: { id: string }) {
  const { data, error, refetch, isFetching } = useGetPublicTeacherQuery({ id }, { refetchOnMountOrArgChange: 60 });
  const ofDevice = useFirstLanguage();
  const [chosen, setChosen] = useState<FamilyLanguage>();
  const language = chosen ?? ofDevice;
  useFrameSpeaks(language);
  const teacherZone = data?.timeZone ?? DEFAULT_TIME_ZONE;
  const reader = useMemo(() => ({ language, teacherZone, zone: deviceZone(teacherZone) }), [language, teacherZone]);
  const problem = error && problemOf(error);
  return (
    <ReaderContext value={reader}>
      <chakra.div lang={language} maxW="72.5rem" mx="auto">
        {/* Its ring of focus lies on nothing, and its words end where the card below it does. */}
        <chakra.div display="flex" justifyContent="end" mb="2" me={{ lg: '-4' }}>
          <LanguageToggle language={language} onChange={setChosen} />
        </chakra.div>
        <Delayed loading={!data && !problem} skeleton={<TeacherSkeleton />}>
          {() =>
            data && !GONE.includes(problem?.status) ? (
              <TeacherView teacher={data} />
            ) : problem && !GONE.includes(problem.status) ? (
              <TeacherFailed problem={problem} onRetry={() => void refetch()} isRetrying={isFetching} />
            ) : (
              <TeacherGone />
            )
          }
        </Delayed>
      </chakra.div>
    </ReaderContext>
  );
}
