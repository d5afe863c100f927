import { chakra } from '@chakra-ui/react/styled-system';
import { CornerDownLeft } from 'lucide-react';
import { TEXT_MAX } from '@portal/board/drawing';
import { Button } from '@portal/ui/button';
import { TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { useWritingWords } from './writing-messages.ts';

interface BoardTextProps {
  text: string;
  onText: (text: string) => void;
  onPut: () => void;
}

/** Where there is little width it is the line's: the button has its sign alone. */
const NARROW = '@container (max-width: 26rem)';

/** A line to write on the board by keyboard, as low as can be; the text tool puts the same words where the board is pressed. */
export function BoardText({ text, onText, onPut }: BoardTextProps) {
  const words = useWritingWords();
  return (
    <chakra.form
      containerType="inline-size"
      display="flex"
      minW="0"
      gap="2"
      p="1"
      bg="bg.panel"
      borderWidth="1px"
      borderColor="border"
      borderRadius="l3"
      onSubmit={(event) => {
        event.preventDefault();
        onPut();
      }}
    >
      <TextInput
        flex="1"
        minW="0"
        minH="touch"
        aria-label={words.write}
        placeholder={words.write}
        autoComplete="off"
        enterKeyHint="done"
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button type="submit" variant="outline" minH="touch" minW="touch" px="2" title={words.put}>
        <chakra.span display="none" css={{ [NARROW]: { display: 'block' } }}>
          <Icon as={CornerDownLeft} />
        </chakra.span>
        <chakra.span css={{ [NARROW]: { srOnly: true } }}>{words.put}</chakra.span>
      </Button>
    </chakra.form>
  );
}
