import type { Lesson } from '@portal/domain/lessons/lesson';
import { Banner } from '@portal/ui/banner';
import { lanes as words } from '../evidence-messages.ts';

/** Why there are no lanes of a lesson that was not held in the portal's room, and where it was held. */
export function OutsideRoom({ lesson: { mode, place } }: { lesson: Pick<Lesson, 'mode' | 'place'> }) {
  return (
    <Banner tone="info" title={words.atPlace}>
      {mode === 'OFFLINE' ? words.atPlaceBody(place ?? words.noPlace) : words.elsewhereBody}
    </Banner>
  );
}
