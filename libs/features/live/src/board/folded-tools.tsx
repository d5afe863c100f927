import { chakra } from '@chakra-ui/react/styled-system';
import { BoardMenus, type BoardMenusProps } from './board-menus.tsx';
import { useBoardWords } from './board-messages.ts';
import { LookOnly } from './board-tools.tsx';
import { ColourChoice, ToolChoice, WidthChoice } from './hand-choices.tsx';
import { ToolIcon } from './ink-pictures.tsx';
import { Opening } from './opening.tsx';
import { UndoButtons } from './undo-buttons.tsx';

/** Beside a paper that has hardly any height: all that is in the hand behind one button, the menus below it. */
export function FoldedTools({ hand, onKeep }: BoardMenusProps) {
  const words = useBoardWords();
  return (
    <chakra.div
      display="grid"
      alignContent="center"
      justifyItems="end"
      gap="1"
      p="1"
      h="full"
      maxW="11rem"
      overflowY="auto"
    >
      {hand.mayDraw ? (
        <Opening label={words.tool} value={words.tools[hand.tool]} picture={<ToolIcon tool={hand.tool} />}>
          {() => (
            <>
              <ToolChoice hand={hand} />
              <ColourChoice hand={hand} />
              <WidthChoice hand={hand} />
              <UndoButtons hand={hand} />
            </>
          )}
        </Opening>
      ) : (
        <LookOnly />
      )}
      <BoardMenus hand={hand} onKeep={onKeep} />
    </chakra.div>
  );
}
