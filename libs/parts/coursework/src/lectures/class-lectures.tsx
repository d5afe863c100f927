import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListLecturesQuery, usePublishLectureMutation } from '@portal/api/coursework/lectures.api';
import type { Lecture } from '@portal/domain/coursework/lecture';
import { useAction } from '@portal/portal-core/use-action';
import { HandoutList } from '../handouts/handout-list.tsx';
import { LectureDialogs, type OpenLecture } from './lecture-dialogs.tsx';
import { type LectureAction, LectureItem } from './lecture-item.tsx';
import { lectures as words } from './lecture-messages.ts';

const PAGE_SIZE = 20;

/** The material of this class: what students read before a lesson and what the live room shows (ASG-1). */
export function ClassLectures({ classId, zone }: { classId: string; zone: string }) {
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState<OpenLecture | null>(null);
  const query = useListLecturesQuery({ classId, page: String(page), size: String(PAGE_SIZE) });
  const [publish] = usePublishLectureMutation();
  const act = useAction();

  async function onAction(action: LectureAction, lecture: Lecture): Promise<void> {
    if (action !== 'publish') return setOpen({ action, lecture });
    await act(() => publish({ id: lecture.id }).unwrap(), { key: lecture.id, done: words.published });
  }
  // The last one of this page was deleted.
  if (page > 1 && query.currentData?.items.length === 0) setPage(page - 1);
  // The one in the form is always the newest that is known.
  const newest = open && 'lecture' in open && query.data?.items.find(({ id }) => id === open.lecture.id);

  return (
    <chakra.section aria-label={words.title}>
      <HandoutList
        query={query}
        words={words}
        page={page}
        pageSize={PAGE_SIZE}
        onPage={setPage}
        onCreate={() => setOpen({ action: 'create' })}
      >
        {(lecture) => (
          <LectureItem
            key={lecture.id}
            lecture={lecture}
            zone={zone}
            onAction={(action) => void onAction(action, lecture)}
          />
        )}
      </HandoutList>
      <LectureDialogs
        classId={classId}
        zone={zone}
        open={open && newest ? ({ ...open, lecture: newest } as OpenLecture) : open}
        onReload={() => void query.refetch()}
        onClose={() => setOpen(null)}
      />
    </chakra.section>
  );
}
