import { chakra } from '@chakra-ui/react/styled-system';
import { millisecondsInMinute } from 'date-fns/constants';
import { problemOf } from '@portal/api/api-problem';
import { useListFamilyLecturesInfiniteQuery } from '@portal/api/families/family-lectures.api';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { Band } from '../paper/band.tsx';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { LectureFileButton } from './lecture-file-button.tsx';
import { useLectureWords } from './lecture-messages.ts';
import { LectureSheet } from './lecture-sheet.tsx';
import { useLectureAddress } from './use-lecture-address.ts';

/** What the teacher gave to read, look at and listen to, the newest first; nothing stands here where there is none. */
export function LecturesBand({ students }: Pick<FamilyDoor, 'students'>) {
  const { link, zone, time } = useReader();
  const words = useLectureWords();
  const { data, error, refetch, isFetching, ...next } = useListFamilyLecturesInfiniteQuery(
    { link },
    {
      pollingInterval: millisecondsInMinute,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
  const more = () => void next.fetchNextPage();
  const lectures = data?.pages.flatMap(({ items }) => items) ?? [];
  const { opened: shown, open, close } = useLectureAddress(lectures);
  if (!data && error)
    return (
      <Band title={words.title}>
        <FailedLine
          title={words.listFailed}
          problem={problemOf(error)}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Band>
    );
  if (lectures.length === 0) return null;
  return (
    <Band title={words.title}>
      <chakra.ul listStyleType="none" display="grid" gap="4">
        {lectures.map(({ id, title, content, files, lessons, deadlineAt, opened }) => (
          <li key={id}>
            <chakra.h3 textStyle="title.sm" overflowWrap="anywhere">
              {title}
            </chakra.h3>
            <chakra.p textStyle="body.sm" color="fg.muted">
              {[
                ...lessons.map(({ no }) => words.lesson(no)),
                deadlineAt !== null &&
                  words.until(time.short(deadlineAt, zone), time.clock(zone, new Date(deadlineAt))),
              ]
                .filter(Boolean)
                .join(' · ')}
            </chakra.p>
            {content && (
              <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
                {content}
              </chakra.p>
            )}
            {files.map((file) => (
              <LectureFileButton key={file.id} file={file} opened={opened} onOpen={() => open(id, file.id)} />
            ))}
          </li>
        ))}
      </chakra.ul>
      {next.isFetchNextPageError && (
        <FailedLine
          title={words.listFailed}
          problem={problemOf(error)}
          onRetry={more}
          isRetrying={next.isFetchingNextPage}
        />
      )}
      {next.hasNextPage && !next.isFetchNextPageError && (
        <Button variant="outline" loading={next.isFetchingNextPage} onClick={more}>
          {words.more}
        </Button>
      )}
      {shown && <LectureSheet {...shown} students={students} onClose={close} />}
    </Band>
  );
}
