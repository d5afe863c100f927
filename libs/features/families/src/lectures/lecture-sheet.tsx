import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import {
  useGetFamilyLectureTextQuery,
  useLookAtLectureFileQuery,
  useOpenFamilyLectureFileMutation,
  useReportFamilyProgressMutation,
} from '@portal/api/families/family-lectures.api';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import type { HomeworkFile } from '@portal/domain/families/family-homework';
import { documentKindOf } from '@portal/domain/library/document';
import type { Played } from '@portal/domain/library/place';
import { FileViewWordsContext } from '@portal/file-view/file-view-words';
import { Dialog } from '@portal/ui/dialog';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonText } from '@portal/ui/skeletons';
import { UiLanguage } from '@portal/ui/ui-language';
import { shownName } from '@portal/upload/file-words';
import { GivenFile } from '../look/given-file.tsx';
import { FILE_VIEW_WORDS } from '../look/look-messages.ts';
import { LookedFile } from '../look/looked-file.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { useLectureWords } from './lecture-messages.ts';

interface LectureSheetProps {
  lectureId: string;
  file: HomeworkFile;
  students: FamilyDoor['students'];
  onClose: () => void;
}

/** A file of the teacher's over the page; that a child has opened it, and how far it was heard, is told (ASG-1). */
export function LectureSheet({ lectureId, file, students, onClose }: LectureSheetProps) {
  const { language } = useReader();
  const words = useLectureWords();
  const [studentId, setStudentId] = useState(students[0]?.id ?? '');
  return (
    <Dialog open title={shownName(file.name)} size="lg" phone="full" lang={language} onClose={onClose}>
      <UiLanguage language={language}>
        <FileViewWordsContext value={FILE_VIEW_WORDS[language]}>
          <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3">
            {students.length > 1 && (
              <SegmentedControl
                label={words.who}
                options={students.map(({ id, name }) => ({ value: id, label: name }))}
                value={studentId}
                onChange={setStudentId}
              />
            )}
            <OpenedFile key={studentId} lectureId={lectureId} file={file} studentId={studentId} />
          </chakra.div>
        </FileViewWordsContext>
      </UiLanguage>
    </Dialog>
  );
}

interface OpenedFileProps {
  lectureId: string;
  file: HomeworkFile;
  studentId: string;
}

function OpenedFile({ lectureId: id, file: { id: fileId, contentType, url }, studentId }: OpenedFileProps) {
  const { link } = useReader();
  const words = useLectureWords();
  const [open, { error, isLoading }] = useOpenFamilyLectureFileMutation();
  const [file, setFile] = useState<HomeworkFile | null>(null);
  const [report] = useReportFamilyProgressMutation();
  const isWord = documentKindOf(contentType) === 'WORD';
  const text = useGetFamilyLectureTextQuery({ link, id, fileId }, { skip: !isWord });
  const begin = () =>
    void open({ link, id, body: { studentId, fileId } }).then(({ data }) => {
      if (data) setFile(data);
    });
  const isGiven = url !== null;
  // The teacher turns the switch while it stands open: it is opened anew.
  const follow = useEffectEvent(() => {
    if (!file || (file.url !== null) !== isGiven) begin();
  });
  useEffect(() => follow(), [isGiven]);
  if (error && !file)
    return <FailedLine title={words.failed} problem={problemOf(error)} onRetry={begin} isRetrying={isLoading} />;
  if (!file || text.isLoading) return <SkeletonText lines={6} label={words.opening} />;
  const onPlayed = (played: Played) => void report({ link, id, body: { studentId, fileId, ...played } });
  if (file.url === null && file.looks)
    return <OnlyLooked id={id} fileId={fileId} studentId={studentId} onPlayed={onPlayed} />;
  return <GivenFile file={file} text={text.data?.text} onStale={begin} onPlayed={onPlayed} />;
}

interface OnlyLookedProps {
  id: string;
  fileId: string;
  studentId: string;
  onPlayed: (played: Played) => void;
}

/** What nobody may download; its pages bear the code of the child who looks. */
function OnlyLooked({ onPlayed, ...asked }: OnlyLookedProps) {
  const { link } = useReader();
  return <LookedFile query={useLookAtLectureFileQuery({ link, ...asked })} onPlayed={onPlayed} />;
}
