import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { useListPackUsesQuery } from '@portal/api/library/packs.api';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { PlainPanel } from '@portal/ui/plain-panel';
import { SkeletonText } from '@portal/ui/skeletons';
import { GivePack } from './give-pack.tsx';
import { GivenPack } from './given-pack.tsx';
import { packs as words } from './pack-messages.ts';

interface GivenPacksProps {
  lesson: Pick<Lesson, 'id' | 'classId'>;
  /** Held in a room of ours, where questions and pages are. */
  isInRoom: boolean;
}

/** The packs that a lesson was given, with what came of each, and the way to give it another one. */
export function GivenPacks({ lesson, isInRoom }: GivenPacksProps) {
  const query = useListPackUsesQuery({ id: lesson.id });
  const [isGiving, setGiving] = useState(false);
  return (
    <PlainPanel
      title={words.title}
      action={
        <Button size="sm" variant="outline" onClick={() => setGiving(true)}>
          {words.give}
        </Button>
      }
    >
      <QueryState
        query={query}
        size="sm"
        failed={words.failed}
        skeleton={<SkeletonText lines={2} label={words.loading} />}
      >
        {({ items }) =>
          items.length === 0 ? (
            <chakra.p color="fg.muted">{words.none}</chakra.p>
          ) : (
            <chakra.ul aria-label={words.list} listStyleType="none" display="grid">
              {items.map((use, at) => (
                <GivenPack key={at} use={use} classId={lesson.classId} />
              ))}
            </chakra.ul>
          )
        }
      </QueryState>
      {isGiving && (
        <GivePack
          lessonId={lesson.id}
          isInRoom={isInRoom}
          given={query.currentData?.items.map(({ packName }) => packName) ?? []}
          onClose={() => setGiving(false)}
        />
      )}
    </PlainPanel>
  );
}
