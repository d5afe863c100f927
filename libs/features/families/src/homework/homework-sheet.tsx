import { millisecondsInMinute } from 'date-fns/constants';
import { useState } from 'react';
import { problemOf } from '@portal/api/api-problem';
import { useGetFamilyHomeworkQuery } from '@portal/api/families/family-homework.api';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Delayed } from '@portal/ui/delayed';
import { Dialog } from '@portal/ui/dialog';
import { SkeletonText } from '@portal/ui/skeletons';
import { UploadWordsContext } from '@portal/upload/upload-words';
import { UPLOAD_WORDS, useHomeworkWords } from '../homework-messages.ts';
import { FailedLine } from '../paper/failed-line.tsx';
import { isGoneLink } from '../reading/gone-link.ts';
import { useReader } from '../reading/reader-context.ts';
import { useHomeworkTitle } from './homework-state.ts';
import { HomeworkView } from './homework-view.tsx';
import { useHomeworkAddress } from './use-homework-address.ts';

/** The homework that the address names, over the page. */
export function HomeworkSheet() {
  const { language } = useReader();
  const { opened, close } = useHomeworkAddress();
  // While it closes it still shows what it showed.
  const [shown, setShown] = useState(opened);
  if (opened && (opened.id !== shown?.id || opened.studentId !== shown.studentId)) setShown(opened);
  return (
    shown && (
      <UploadWordsContext value={UPLOAD_WORDS[language]}>
        <OpenHomework {...shown} key={`${shown.id} ${shown.studentId}`} isOpen={opened !== null} onClose={close} />
      </UploadWordsContext>
    )
  );
}

interface OpenHomeworkProps {
  id: string;
  studentId: string;
  isOpen: boolean;
  onClose: () => void;
}

function OpenHomework({ id, studentId, isOpen, onClose }: OpenHomeworkProps) {
  const { link, language } = useReader();
  const words = useHomeworkWords();
  const { data, error, isFetching, refetch } = useGetFamilyHomeworkQuery(
    { link, id, studentId },
    {
      skip: !isOpen,
      // The deadline moves, and another guardian hands in, while it stands open.
      pollingInterval: millisecondsInMinute,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const problem = error && problemOf(error);
  const isGone = problem !== undefined && isGoneLink(problem);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      phone="full"
      size="lg"
      lang={language}
      title={data ? <Title homework={data} /> : isGone ? words.gone : words.title(0)}
      closeOnClickAway={false}
    >
      <Delayed loading={!data && !problem} skeleton={<SkeletonText lines={6} label={words.loading} />}>
        {() =>
          data ? (
            <HomeworkView homework={data} onClose={onClose} />
          ) : isGone ? (
            <p>{words.goneBody}</p>
          ) : (
            problem && (
              <FailedLine
                title={words.failed.OPEN}
                problem={problem}
                onRetry={() => void refetch()}
                isRetrying={isFetching}
              />
            )
          )
        }
      </Delayed>
    </Dialog>
  );
}

function Title({ homework }: { homework: FamilyHomework }) {
  return useHomeworkTitle(homework);
}
