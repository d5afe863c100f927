import { useEffect } from 'react';
import { useGetSubmissionQuery } from '@portal/api/coursework/submissions.api';
import { fileAddress } from '@portal/upload/file-address';

/** The next one and its pictures are here before she asks for them. */
export function usePrefetchNext(id: string | null): void {
  const { currentData } = useGetSubmissionQuery({ id: id ?? '' }, { skip: id === null });
  useEffect(() => {
    for (const { contentType, url } of currentData?.files ?? []) {
      const src = contentType.startsWith('image/') && fileAddress(url);
      if (src) new Image().src = src;
    }
  }, [currentData]);
}
