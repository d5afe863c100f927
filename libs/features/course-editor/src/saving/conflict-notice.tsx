import { useState } from 'react';
import { chakra } from '@chakra-ui/react/styled-system';
import { GitCompareArrows } from 'lucide-react';
import type { CourseContent } from '@portal/domain/courses/course';
import { courseTexts } from '@portal/domain/courses/course-texts';
import { compareFieldTexts } from '@portal/domain/contract/finding';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { FieldChanges } from '@portal/ui/field-changes';
import type { CourseNames } from '../form/course-facts.ts';
import { conflict as words } from '../saving-messages.ts';

interface Props {
  /** What was saved elsewhere. */
  theirs: CourseContent;
  mine: CourseContent;
  names: CourseNames;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody else, or she herself elsewhere, saved another content: nothing of hers goes before she has chosen. */
export function ConflictNotice({ theirs, mine, names, onKeepMine, onTakeTheirs }: Props) {
  const [isOpen, setIsOpen] = useState(true);
  const changes = compareFieldTexts(courseTexts(theirs, names), courseTexts(mine, names));
  return (
    <chakra.div display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
      <Banner
        tone="warning"
        icon={GitCompareArrows}
        title={words.title}
        action={
          <>
            <Button variant="outline" onClick={onKeepMine}>
              {words.keepMine}
            </Button>
            <Button variant="outline" onClick={onTakeTheirs}>
              {words.takeTheirs}
            </Button>
          </>
        }
      >
        {words.body}
      </Banner>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <Button variant="ghost" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {words.differences(changes.length)}
        </Button>
        {isOpen && (
          <chakra.p textStyle="caption" color="fg.muted">
            {words.legend}
          </chakra.p>
        )}
      </chakra.div>
      {isOpen && <FieldChanges changes={changes} />}
    </chakra.div>
  );
}
