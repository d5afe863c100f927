import { chakra } from '@chakra-ui/react/styled-system';
import { Band } from '../paper/band.tsx';
import { useReader } from '../reading/reader-context.ts';

/** No lesson is to come: not yet, or not any more. */
export function NoNextLesson({ isOver }: { isOver: boolean }) {
  const { next: words } = useReader().words;
  return (
    <Band title={words.title}>
      <div>
        <chakra.p textStyle="title.sm">{isOver ? words.classOver : words.none}</chakra.p>
        <chakra.p color="fg.muted">{isOver ? words.classOverBody : words.noneBody}</chakra.p>
      </div>
    </Band>
  );
}
