import { chakra } from '@chakra-ui/react/styled-system';
import { CircleCheck, CircleX, Info } from 'lucide-react';
import type { LivePoll } from '@portal/domain/live/live-poll';
import { Icon } from '@portal/ui/icon';
import { usePollWords } from './poll-messages.ts';

interface Props {
  poll: LivePoll;
  /** Only students choose. */
  isStudent: boolean;
}

/** How a closed question came out for who reads it, in words and with a sign. */
export function PollOutcome({ poll: { options, answer, mine }, isStudent }: Props) {
  const words = usePollWords();
  const right = answer === null ? null : (options[answer]?.text ?? null);
  const hasNotChosen = isStudent && mine === null;
  if (isStudent && mine !== null && right !== null)
    return mine === answer ? (
      <Line icon={CircleCheck} color="fg.success" text={words.wasRight} />
    ) : (
      <Line icon={CircleX} color="fg.error" text={words.wasWrong(right)} />
    );
  const text = [hasNotChosen && words.didNotChoose, right !== null && words.rightWas(right)].filter(Boolean).join(' ');
  return text && <Line icon={Info} color="fg.muted" text={text} />;
}

function Line({ icon, color, text }: { icon: typeof Info; color: string; text: string }) {
  return (
    <chakra.p display="flex" gap="2" fontWeight="medium" color={color} overflowWrap="anywhere">
      <chakra.span flexShrink="0" pt="0.5">
        <Icon as={icon} size={20} />
      </chakra.span>
      <chakra.span minW="0">{text}</chakra.span>
    </chakra.p>
  );
}
