import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { TextInput } from '@portal/ui/field';
import { TEXT_MAX } from '../drawing/drawing.ts';
import { useWritingWords } from './writing-messages.ts';

interface BoardTextProps {
  text: string;
  onText: (text: string) => void;
  onPut: () => void;
}

/** A line to write on the board by keyboard, as low as can be; the text tool puts the same words where the board is pressed. */
export function BoardText({ text, onText, onPut }: BoardTextProps) {
  const words = useWritingWords();
  return (
    <chakra.form
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
        maxLength={TEXT_MAX}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Button type="submit" variant="outline" minH="touch">
        {words.put}
      </Button>
    </chakra.form>
  );
}
