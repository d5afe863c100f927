import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { usePublishLectureMutation } from '@portal/api/coursework/lectures.api';
import { LectureDialogs, type OpenLecture } from '@portal/coursework/lecture-dialogs';
import { type LectureAction, LectureItem } from '@portal/coursework/lecture-item';
import type { Place } from '@portal/domain/library/place';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { useAction } from '@portal/portal-core/use-action';
import { tab as words } from '../document-messages.ts';
import { SeenBy } from './seen-by.tsx';

interface PlaceListProps {
  places: readonly Place[];
  onReload: () => void;
}

/** Material of all classes: what it is, where it stands, who has seen it, and what can be done with it. */
export function PlaceList({ places, onReload }: PlaceListProps) {
  const zone = useTeacherZone();
  const [open, setOpen] = useState<OpenLecture | null>(null);
  const [publish] = usePublishLectureMutation();
  const act = useAction();

  async function onAction(action: LectureAction, lecture: Place): Promise<void> {
    if (action !== 'publish') return setOpen({ action, lecture });
    await act(() => publish({ id: lecture.id }).unwrap(), { key: lecture.id, done: words.published });
  }
  // The one in the form is always the newest that is known.
  const newest = open && 'lecture' in open && places.find(({ id }) => id === open.lecture.id);
  const shown = open && newest ? ({ ...open, lecture: newest } as OpenLecture) : open;

  return (
    <>
      <chakra.ul aria-label={words.list} listStyleType="none">
        {places.map((place) => (
          <LectureItem
            key={place.id}
            lecture={place}
            zone={zone}
            onAction={(action) => void onAction(action, place)}
            facts={[place.className, ...place.lessons.map(({ no }) => words.lesson(no))]}
          >
            {(place.status === 'OPEN' || place.status === 'CLOSED') && (
              <SeenBy
                title={place.title}
                students={place.students}
                seen={place.seenBy}
                onOpen={() => setOpen({ action: 'receipts', lecture: place })}
              />
            )}
          </LectureItem>
        ))}
      </chakra.ul>
      <LectureDialogs
        classId={shown && 'lecture' in shown ? shown.lecture.classId : ''}
        zone={zone}
        open={shown}
        onReload={onReload}
        onClose={() => setOpen(null)}
      />
    </>
  );
}
