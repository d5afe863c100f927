import { chakra } from '@chakra-ui/react/styled-system';
import { ChevronRight } from 'lucide-react';
import type { FamilyHomework } from '@portal/domain/families/family-homework';
import { Icon } from '@portal/ui/icon';
import { HomeworkMark } from './homework-mark.tsx';
import { useHomeworkTitle } from './homework-state.ts';
import { useHomeworkAddress } from './use-homework-address.ts';

export interface HomeworkRowProps {
  homework: FamilyHomework;
  /** The family has more than one child in the class. */
  isNamed: boolean;
}

/** One homework of one child: what it is, whose, and until when; it opens over the page. */
export function HomeworkRow({ homework, isNamed }: HomeworkRowProps) {
  const { open } = useHomeworkAddress();
  const { content, student } = homework;
  const title = useHomeworkTitle(homework);
  return (
    <li>
      <chakra.button
        type="button"
        onClick={() => open(homework)}
        display="flex"
        alignItems="center"
        gap="3"
        w="full"
        minH="touch"
        py="2.5"
        textAlign="start"
        cursor="pointer"
        borderRadius="l1"
        _hover={{ bg: 'bg.muted' }}
      >
        <chakra.span flex="1" minW="0" display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" justifyItems="start">
          <chakra.span textStyle="title.sm">{isNamed ? `${title} · ${student.name}` : title}</chakra.span>
          {content && (
            <chakra.span textStyle="body.sm" color="fg.muted" lineClamp="2">
              {content}
            </chakra.span>
          )}
          <HomeworkMark homework={homework} />
        </chakra.span>
        <chakra.span color="fg.muted" flexShrink="0">
          <Icon as={ChevronRight} size={20} />
        </chakra.span>
      </chakra.button>
    </li>
  );
}
