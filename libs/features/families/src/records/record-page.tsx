import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import { useListFamilyLessonsQuery } from '@portal/api/families/family-door.api';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { FailedLine } from '../paper/failed-line.tsx';
import { useReader } from '../reading/reader-context.ts';
import { RecordRow } from './record-row.tsx';

const PAGE_SIZE = 10;

interface RecordPageProps {
  page: number;
  students: FamilyDoor['students'];
  /** No first lesson is to come any more. */
  isOver: boolean;
  /** Asks for the page after this one; none where that is there already. */
  onMore: (() => void) | undefined;
}

/** One page of what has been; the newest lesson of all stands open. */
export function RecordPage({ page, students, isOver, onMore }: RecordPageProps) {
  const { words, link } = useReader();
  const asked = { link, page: String(page), size: String(PAGE_SIZE) };
  const { data, error, isFetching, refetch } = useListFamilyLessonsQuery(asked, {
    refetchOnFocus: true,
    refetchOnMountOrArgChange: true,
  });
  const isFirst = page === 1;
  if (error && !data)
    return (
      <FailedLine
        title={words.records.failed}
        problem={problemOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Delayed
      loading={!data}
      skeleton={
        <SkeletonText lines={isFirst ? 6 : 3} label={isFirst ? words.records.loading : words.records.moreLoading} />
      }
    >
      {() => {
        if (!data) return null;
        if (isFirst && data.total === 0)
          return (
            <div>
              <chakra.p textStyle="title.sm">{words.records.none}</chakra.p>
              {!isOver && <chakra.p color="fg.muted">{words.records.noneBody}</chakra.p>}
            </div>
          );
        return (
          <>
            {data.items.map((record, at) => (
              <RecordRow key={record.id} record={record} students={students} isNewest={isFirst && at === 0} />
            ))}
            {onMore && data.total > page * PAGE_SIZE && (
              <Button variant="outline" onClick={onMore}>
                {words.records.more}
              </Button>
            )}
          </>
        );
      }}
    </Delayed>
  );
}
