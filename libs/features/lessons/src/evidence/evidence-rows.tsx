import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { LessonEvidence } from '@portal/domain/evidence/lesson-evidence';
import type { Lesson } from '@portal/domain/lessons/lesson';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Button } from '@portal/ui/button';
import { Panel } from '@portal/ui/panel';
import { Switch } from '@portal/ui/switch';
import { evidence, rows as words } from '../evidence-messages.ts';
import { EvidenceTimeline } from '../lines/evidence-timeline.tsx';
import { ProofButton } from '../proof/proof-button.tsx';

interface Props {
  lesson: Pick<Lesson, 'id'>;
  chain: LessonEvidence;
  /** Where the lines are all there is. */
  isOpenFirst: boolean;
}

/** Every line of the chain on demand, also to the second, and the chain as a file that anybody can check. */
export function EvidenceRows({ lesson: { id: lessonId }, chain, isOpenFirst }: Props) {
  const zone = useTeacherZone();
  const id = useId();
  const [isOpen, setIsOpen] = useState(isOpenFirst);
  const [withSeconds, setWithSeconds] = useState(false);
  return (
    <Panel title={words.title} intro={words.intro}>
      <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { mdDown: { flex: '1 1 auto' } } }}>
        <Button
          variant="outline"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? words.close : words.open}
        </Button>
        <ProofButton lessonId={lessonId} format="JSON" />
      </chakra.div>
      {isOpen && (
        <chakra.div id={id} display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" columnGap="4">
            <chakra.p textStyle="caption" color="fg.subtle">
              {evidence.zone(zone)}
            </chakra.p>
            <Switch checked={withSeconds} onChange={setWithSeconds}>
              {words.seconds}
            </Switch>
          </chakra.div>
          <EvidenceTimeline label={words.title} {...chain} withSeconds={withSeconds} />
        </chakra.div>
      )}
    </Panel>
  );
}
