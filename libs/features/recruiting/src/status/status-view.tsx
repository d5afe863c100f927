import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleX, FilePen, Hourglass, type LucideIcon, Send } from 'lucide-react';
import type { ApplicationView } from '@portal/domain/recruiting/application';
import type { ApplicationStatus } from '@portal/domain/recruiting/application-transitions';
import { useSendsMail } from '@portal/portal-core/portal-config-context';
import { Banner, type BannerTone } from '@portal/ui/banner';
import { DateText } from '@portal/ui/date-text';
import { Timeline, type TimelineEntry } from '@portal/ui/timeline';
import { status as words } from '../messages.ts';

const LOOKS: Record<ApplicationView['status'], { tone: BannerTone; icon: LucideIcon }> = {
  SUBMITTED: { tone: 'info', icon: Send },
  IN_REVIEW: { tone: 'info', icon: Hourglass },
  CORRECTION_ASKED: { tone: 'warning', icon: FilePen },
  PASSED: { tone: 'success', icon: CircleCheck },
  REFUSED: { tone: 'error', icon: CircleX },
};

const BODIES_WITHOUT_MAIL: Partial<Record<ApplicationStatus, string>> = words.bodiesWithoutMail;

/** Where an application stands, and when what happened or will happen. */
export function StatusView({ view }: { view: ApplicationView }) {
  const { status, reason } = view;
  const sendsMail = useSendsMail();
  const body = (!sendsMail && BODIES_WITHOUT_MAIL[status]) || words.bodies[status];
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="6">
      <div role="status">
        <Banner {...LOOKS[status]} title={words.names[status]}>
          {body}
        </Banner>
      </div>
      {reason && (
        <div>
          <chakra.h2 textStyle="title.sm">{words.reason}</chakra.h2>
          <chakra.p mt="1" whiteSpace="pre-wrap">
            {reason}
          </chakra.p>
        </div>
      )}
      <Timeline label={words.steps} entries={stepsOf(view)} />
    </chakra.div>
  );
}

function stepsOf({ status, submittedAt, reviewDueAt, decidedAt }: ApplicationView): TimelineEntry[] {
  const applied: TimelineEntry = {
    id: 'applied',
    icon: Send,
    tint: 'celadon',
    title: words.step.applied,
    time: <DateText instant={submittedAt} show="dateTime" />,
  };
  const isOver = status === 'PASSED' || status === 'REFUSED';
  const isWaiting = status === 'SUBMITTED';
  const check: TimelineEntry = {
    id: 'check',
    icon: isOver ? CircleCheck : isWaiting ? Hourglass : LOOKS[status].icon,
    title: words.step.check,
    tint: isOver ? 'celadon' : isWaiting ? 'gray' : 'mustard',
    body: isOver || isWaiting ? undefined : words.names[status],
  };
  const result: TimelineEntry = {
    id: 'result',
    icon: isOver ? LOOKS[status].icon : Hourglass,
    title: words.step.result,
    tint: status === 'PASSED' ? 'celadon' : status === 'REFUSED' ? 'camellia' : 'gray',
    body: resultBody({ status, reviewDueAt, decidedAt }),
  };
  return [applied, check, result];
}

function resultBody({ status, reviewDueAt, decidedAt }: Pick<ApplicationView, 'status' | 'reviewDueAt' | 'decidedAt'>) {
  if (reviewDueAt)
    return (
      <>
        {words.dueAt} <DateText instant={reviewDueAt} show="dateTime" />
      </>
    );
  if (status === 'CORRECTION_ASKED' || !decidedAt) return undefined;
  return (
    <>
      {words.names[status]} · <DateText instant={decidedAt} show="dateTime" />
    </>
  );
}
