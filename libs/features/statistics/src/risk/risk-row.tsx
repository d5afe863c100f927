import { chakra } from '@chakra-ui/react/styled-system';
import { FileX, type LucideIcon, MessageCircleOff, TrendingDown, UserX } from 'lucide-react';
import type { Risk, StudentAtRisk } from '@portal/domain/statistics/statistics';
import { Avatar } from '@portal/ui/avatar';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { Icon } from '@portal/ui/icon';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { risk as words } from '../messages.ts';
import { useGreeting } from './use-greeting.ts';

const LOOKS: Record<Risk, { icon: LucideIcon; color: string }> = {
  ABSENCES: { icon: UserX, color: 'fg.error' },
  HOMEWORK: { icon: FileX, color: 'fg.warning' },
  NO_REPLY: { icon: MessageCircleOff, color: 'fg.warning' },
  SCORES: { icon: TrendingDown, color: 'fg.warning' },
};

/** A student who may be about to stop: why, and the way to say hello to the family. */
export function RiskRow({ student }: { student: StudentAtRisk }) {
  const { studentId, studentName, avatar, className, risks } = student;
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      columnGap="3"
      rowGap="2"
      py="3"
      borderBottomWidth="1px"
    >
      <Avatar name={studentName} id={studentId} src={avatar} decorative />
      <div>
        <chakra.p overflowWrap="anywhere">
          <chakra.strong fontWeight="semibold">{studentName}</chakra.strong>{' '}
          <chakra.span textStyle="caption" color="fg.muted">
            {className}
          </chakra.span>
        </chakra.p>
        <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" columnGap="3" textStyle="body.sm">
          {risks.map(({ kind, count, from, to }) => (
            <chakra.li key={kind} display="inline-flex" alignItems="center" gap="1" color={LOOKS[kind].color}>
              <chakra.span flexShrink="0">
                <Icon as={LOOKS[kind].icon} size={16} />
              </chakra.span>
              <span>
                {words.kinds[kind](count)}
                {from !== null && to !== null && (
                  <chakra.span whiteSpace="nowrap"> {words.scores(from, to)}</chakra.span>
                )}
              </span>
            </chakra.li>
          ))}
        </chakra.ul>
      </div>
      <chakra.div gridColumn={{ base: '1 / -1', sm: 'auto' }} display="grid">
        <Greet student={student} />
      </chakra.div>
    </chakra.li>
  );
}

function Greet({ student: { studentName, classId, roomId, message } }: { student: StudentAtRisk }) {
  const greet = useGreeting();
  if (roomId === null) return <CopyButton text={message} label={words.copy} />;
  return (
    <Button variant="outline" onClick={() => greet({ classId, roomId, message })}>
      <VisuallyHidden>{words.sendTo(studentName)}</VisuallyHidden> {words.send}
    </Button>
  );
}
