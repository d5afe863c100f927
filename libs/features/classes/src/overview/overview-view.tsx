import { chakra } from '@chakra-ui/react/styled-system';
import type { TeachingClass } from '@portal/domain/classes/class';
import { classTasks, overview as words } from '../class-messages.ts';
import { ClassFacts } from './class-facts.tsx';
import { ClassTasks } from './class-tasks.tsx';
import { Programme } from './programme.tsx';

const Sheet = chakra('section', {
  base: {
    layerStyle: 'sheet',
    p: { base: 'sheet', md: '5' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '4',
    alignContent: 'start',
    minW: '0',
  },
});

/** The programme against reality, what is to be done, and what is settled about the class. */
export function OverviewView({ shown }: { shown: TeachingClass }) {
  return (
    <chakra.div
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Sheet aria-labelledby="class-programme">
        <div>
          <chakra.h2 id="class-programme" textStyle="title.sm">
            {words.programme}
          </chakra.h2>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {words.intro}
          </chakra.p>
        </div>
        <Programme {...shown} />
      </Sheet>
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Sheet aria-labelledby="class-tasks">
          <chakra.h2 id="class-tasks" textStyle="title.sm">
            {classTasks.title}
          </chakra.h2>
          <ClassTasks classId={shown.id} />
        </Sheet>
        <Sheet aria-labelledby="class-facts">
          <chakra.h2 id="class-facts" textStyle="title.sm">
            {words.facts}
          </chakra.h2>
          <ClassFacts shown={shown} />
        </Sheet>
      </chakra.div>
    </chakra.div>
  );
}
