import { millisecondsInMinute } from 'date-fns/constants';
import { useListFamilyHomeworkQuery } from '@portal/api/families/family-homework.api';
import type { HomeworkList } from '@portal/domain/families/family-homework';
import { useReader } from '../reading/reader-context.ts';

/** What is to be done is seen at once; of what is past, the last. */
export const PAGE_SIZES: Readonly<Record<HomeworkList, number>> = { OPEN: 20, PAST: 5 };

/** One page of homework. It is given, moved and handed in by somebody else while the page stands open. */
export function useHomeworkList(list: HomeworkList, page = 1) {
  const { link } = useReader();
  return useListFamilyHomeworkQuery(
    { link, list, page: String(page), size: String(PAGE_SIZES[list]) },
    {
      pollingInterval: millisecondsInMinute,
      skipPollingIfUnfocused: true,
      refetchOnFocus: true,
      refetchOnMountOrArgChange: true,
    },
  );
}
