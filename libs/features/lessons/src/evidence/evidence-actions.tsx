import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Paperclip } from 'lucide-react';
import type { Lesson } from '@portal/domain/lessons/lesson';
import type { EvidenceEvent } from '@portal/domain/lessons/lesson-evidence';
import { paths } from '@portal/domain/site/paths';
import { now } from '@portal/portal-core/clock';
import { downloadFile } from '@portal/portal-core/download-file';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Icon } from '@portal/ui/icon';
import { evidence as words } from '../evidence-messages.ts';

interface Props {
  lesson: Pick<Lesson, 'id' | 'className' | 'no'>;
  events: readonly EvidenceEvent[];
  chainValid: boolean;
}

/** The proof as a file that anybody can check, and on its way to the support team. */
export function EvidenceActions({ lesson: { id, className, no }, events, chainValid }: Props) {
  const save = () => {
    const file = {
      lessonId: id,
      className,
      no,
      exportedAt: now().toISOString(),
      chainValid,
      events,
    };
    downloadFile(`lesson-${id}-evidence.json`, 'application/json', JSON.stringify(file, null, 2));
  };
  return (
    <chakra.div display="flex" flexWrap="wrap" gap="2" css={{ '& > *': { mdDown: { flex: '1 1 100%' } } }}>
      <Button variant="outline" startIcon={<Icon as={Download} />} onClick={save}>
        {words.export}
      </Button>
      <Button asChild variant="outline">
        <RouterLink href={paths.supports(id)}>
          <Icon as={Paperclip} />
          {words.attach}
        </RouterLink>
      </Button>
    </chakra.div>
  );
}
