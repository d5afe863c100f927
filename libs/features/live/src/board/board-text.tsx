import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { TEXT_MAX } from '../drawing/drawing.ts';
import { board as words } from './board-messages.ts';

interface BoardTextProps {
  text: string;
  onText: (text: string) => void;
  onPut: () => void;
}

/** A line to write on the board by keyboard; the text tool puts the same words where the board is pressed. */
export function BoardText({ text, onText, onPut }: BoardTextProps) {
  return (
    <chakra.form
      display="flex"
      flex="1 1 16rem"
      minW="0"
      gap="2"
      alignItems="end"
      onSubmit={(event) => {
        event.preventDefault();
        onPut();
      }}
    >
      <chakra.div flex="1" minW="0">
        <Field label={words.write}>
          <TextInput
            autoComplete="off"
            maxLength={TEXT_MAX}
            value={text}
            onChange={(event) => onText(event.target.value)}
          />
        </Field>
      </chakra.div>
      <Button type="submit" variant="outline">
        {words.put}
      </Button>
    </chakra.form>
  );
}
