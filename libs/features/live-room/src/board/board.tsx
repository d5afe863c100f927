import { chakra } from '@chakra-ui/react/styled-system';
import { lazy, Suspense } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { Spinner } from '@portal/ui/spinner';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { board as words } from '../messages.ts';
import { useKept } from '../model/kept.ts';
import { BoardPages } from './board-pages.tsx';
import { BoardTools } from './board-tools.tsx';
import { TEXT_MAX } from './drawing.ts';
import { useDrawing } from './use-drawing.ts';

const BoardCanvas = lazy(() => import('./board-canvas.tsx'));

/** The board of the lesson: tools, paper, pages, and a line to write on it by keyboard. */
export function Board() {
  const hand = useDrawing();
  const [text, setText] = useKept('board');
  const texts = hand.drawings.filter(({ kind }) => kind === 'text');
  const others = hand.drawings.length - texts.length;
  const put = () => {
    if (text.trim() !== '') hand.put(text.trim());
    setText('');
  };
  return (
    <chakra.section
      aria-label={words.label}
      display="grid"
      gridTemplateRows="auto minmax(0, 1fr) auto"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      minH="0"
      minW="0"
    >
      <BoardTools hand={hand} />
      <chakra.div minH="0" borderWidth="1px" borderColor="border" borderRadius="l3" overflow="hidden" bg="bg.muted">
        <Suspense fallback={<Spinner label={words.loading} />}>
          <BoardCanvas hand={hand} text={text} onTextPut={() => setText('')} />
        </Suspense>
      </chakra.div>
      <VisuallyHidden as="div">
        <ul aria-label={words.texts}>
          {texts.map(({ id, text: written }) => (
            <li key={id}>{written}</li>
          ))}
        </ul>
        <p>{words.drawn(others)}</p>
      </VisuallyHidden>
      <chakra.div display="flex" flexWrap="wrap" gap="2" alignItems="end">
        <chakra.form
          display="flex"
          flex="1 1 16rem"
          minW="0"
          gap="2"
          alignItems="end"
          onSubmit={(event) => {
            event.preventDefault();
            put();
          }}
        >
          <chakra.div flex="1" minW="0">
            <Field label={words.write}>
              <TextInput
                autoComplete="off"
                maxLength={TEXT_MAX}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            </Field>
          </chakra.div>
          <Button type="submit" variant="outline">
            {words.put}
          </Button>
        </chakra.form>
        <BoardPages />
      </chakra.div>
    </chakra.section>
  );
}
