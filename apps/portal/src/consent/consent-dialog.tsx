import { chakra } from '@chakra-ui/react/styled-system';
import { formatDayWithWeekday } from '@portal/domain/format/date-time';
import { dayOf } from '@portal/domain/time/day';
import { useTeacherZone } from '@portal/portal-core/teacher-zone';
import { Dialog } from '@portal/ui/dialog';
import { useFrameWords } from '../routing/frame-language.ts';
import { ConsentButtons } from './consent-buttons.tsx';
import { useConsentChoice } from './consent-context.ts';
import type { Consent } from './consent.ts';

interface ConsentDialogProps {
  open: boolean;
  onClose: () => void;
  consent: Consent;
}

/** Where she reads what she chose, and gives or withdraws it at any time. */
export function ConsentDialog({ open, onClose, consent }: ConsentDialogProps) {
  const { statistics } = useFrameWords();
  const choice = useConsentChoice();
  const zone = useTeacherZone();
  const now = choice
    ? statistics.chosen(choice.isAllowed, formatDayWithWeekday(dayOf(choice.at, zone)))
    : statistics.notChosen;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={statistics.title}
      description={statistics.what}
      size="sm"
      footer={<ConsentButtons consent={consent} onDone={onClose} />}
    >
      <chakra.div display="grid" gap="2">
        <chakra.p fontWeight="semibold">{now}</chakra.p>
        <chakra.p color="fg.muted">{statistics.kept}</chakra.p>
        {choice?.isAllowed && <chakra.p color="fg.muted">{statistics.withdrawal}</chakra.p>}
      </chakra.div>
    </Dialog>
  );
}
