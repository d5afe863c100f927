import { chakra } from '@chakra-ui/react/styled-system';
import { problemOf } from '@portal/api/api-problem';
import type { HomeworkList } from '@portal/domain/families/family-homework';
import { Button } from '@portal/ui/button';
import { Delayed } from '@portal/ui/delayed';
import { SkeletonText } from '@portal/ui/skeletons';
import { useHomeworkWords } from '../homework-messages.ts';
import { FailedLine } from '../paper/failed-line.tsx';
import { HomeworkRow, type HomeworkRowProps } from './homework-row.tsx';
import { PAGE_SIZES, useHomeworkList } from './use-homework-list.ts';

interface HomeworkPageProps extends Pick<HomeworkRowProps, 'isNamed'> {
  list: HomeworkList;
  page: number;
  /** Asks for the page after this one; none where that is there already. */
  onMore: (() => void) | undefined;
}

/** One page of what can be handed in, or of what is past. */
export function HomeworkPage({ list, page, isNamed, onMore }: HomeworkPageProps) {
  const words = useHomeworkWords();
  const { data, error, isFetching, refetch } = useHomeworkList(list, page);
  if (error && !data)
    return (
      <FailedLine
        title={words.failed[list]}
        problem={problemOf(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  return (
    <Delayed
      loading={!data}
      skeleton={<SkeletonText lines={2} label={page === 1 ? words.loading : words.moreLoading} />}
    >
      {() =>
        data && (
          <>
            <chakra.ul role="list" listStyle="none" css={{ '& > li + li': { borderTopWidth: '1px' } }}>
              {data.items.map((homework) => (
                <HomeworkRow key={`${homework.id} ${homework.student.id}`} homework={homework} isNamed={isNamed} />
              ))}
            </chakra.ul>
            {onMore && data.total > page * PAGE_SIZES[list] && (
              <Button variant="outline" onClick={onMore}>
                {words.more[list]}
              </Button>
            )}
          </>
        )
      }
    </Delayed>
  );
}
