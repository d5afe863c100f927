import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import type { FamilyDoor } from '@portal/domain/families/family-door';
import type { HomeworkList } from '@portal/domain/families/family-homework';
import { useHomeworkWords } from '../homework-messages.ts';
import { Band } from '../paper/band.tsx';
import { HomeworkPage } from './homework-page.tsx';
import { useHomeworkList } from './use-homework-list.ts';

interface HomeworkBandProps {
  students: FamilyDoor['students'];
  /** Nothing is to come any more, and so nothing is promised. */
  isOver: boolean;
}

/** What the children have to do, the nearest deadline first, and what is past. */
export function HomeworkBand({ students, isOver }: HomeworkBandProps) {
  const words = useHomeworkWords();
  const { data: open } = useHomeworkList('OPEN');
  const { data: past } = useHomeworkList('PAST');
  const isNamed = students.length > 1;
  return (
    <Band title={words.title(open?.total ?? 0)}>
      {open?.total === 0 && (
        <div>
          <chakra.p textStyle="title.sm">{words.none}</chakra.p>
          {!isOver && <chakra.p color="fg.muted">{words.noneBody}</chakra.p>}
        </div>
      )}
      <Pages list="OPEN" isNamed={isNamed} />
      {past && past.total > 0 && (
        <chakra.h3 textStyle="label" color="fg.muted">
          {words.past}
        </chakra.h3>
      )}
      <Pages list="PAST" isNamed={isNamed} />
    </Band>
  );
}

function Pages({ list, isNamed }: { list: HomeworkList; isNamed: boolean }) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, at) => (
    <HomeworkPage
      key={at}
      list={list}
      page={at + 1}
      isNamed={isNamed}
      onMore={at + 1 === pages ? () => setPages(pages + 1) : undefined}
    />
  ));
}
