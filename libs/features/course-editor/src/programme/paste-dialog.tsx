import { chakra } from '@chakra-ui/react/styled-system';
import { useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Field, TextArea } from '@portal/ui/field';
import { NumberField } from '@portal/ui/number-field';
import { RadioCards } from '@portal/ui/radio-cards';
import { paste as words, programme } from '../programme-messages.ts';
import { spreadLessons } from './spread-lessons.ts';
import { LESSONS_MAX, type ListedLesson, readTableOfContents } from './table-of-contents.ts';

export interface PastedLessons {
  lessons: readonly ListedLesson[];
  where: 'APPEND' | 'REPLACE';
}

interface Props {
  open: boolean;
  /** How many lessons there are already. */
  present: number;
  onClose: () => void;
  onTake: (pasted: PastedLessons) => void;
}

/** Makes lessons from a table of contents, and shows them before they are taken. */
export function PasteDialog({ open, present, onClose, onTake }: Props) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [count, setCount] = useState<number | null>(null);
  const [where, setWhere] = useState<PastedLessons['where']>('APPEND');
  const [isTried, setIsTried] = useState(false);
  const read = readTableOfContents(text);
  const wanted = count === null ? read : spreadLessons(read, Math.min(count, LESSONS_MAX));
  const room = where === 'APPEND' ? LESSONS_MAX - present : LESSONS_MAX;
  const lessons = wanted.slice(0, room);

  function take() {
    setIsTried(true);
    if (!lessons.length) return area.current?.focus();
    setText('');
    setCount(null);
    setIsTried(false);
    return onTake({ lessons, where: present > 0 ? where : 'APPEND' });
  }

  return (
    <Dialog
      open={open}
      // What was pasted stays for the next time.
      onClose={onClose}
      closeOnClickAway={false}
      size="lg"
      phone="full"
      title={words.title}
      description={words.intro}
      initialFocus={area}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={take}>{words.apply(lessons.length)}</Button>
        </>
      }
    >
      <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
        <Field label={words.text} required error={isTried && !lessons.length ? words.empty : undefined}>
          <TextArea
            ref={area}
            rows={6}
            maxH="16rem"
            value={text}
            placeholder={words.placeholder}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
        <chakra.div maxW="20rem">
          <NumberField
            label={words.spread}
            helper={words.spreadHint}
            optional
            unit={words.unit}
            min={1}
            max={LESSONS_MAX}
            value={count}
            onChange={setCount}
          />
        </chakra.div>
        {present > 0 && (
          <RadioCards
            label={words.where}
            value={where}
            onChange={setWhere}
            options={[
              { value: 'APPEND', label: words.append },
              { value: 'REPLACE', label: words.replace, description: words.replaceHint(present) },
            ]}
          />
        )}
        <section aria-label={words.previewLabel}>
          <chakra.h3 textStyle="label" aria-live="polite">
            {words.preview(lessons.length)}
          </chakra.h3>
          {wanted.length > room && (
            <chakra.p textStyle="body.sm" color="fg.warning" mt="1">
              {words.tooMany(wanted.length - room)}
            </chakra.p>
          )}
          {lessons.length ? (
            <Lessons lessons={lessons} from={where === 'APPEND' ? present : 0} />
          ) : (
            <chakra.p color="fg.muted" textStyle="body.sm" mt="2">
              {words.nothing}
            </chakra.p>
          )}
        </section>
      </chakra.div>
    </Dialog>
  );
}

function Lessons({ lessons, from }: { lessons: readonly ListedLesson[]; from: number }) {
  return (
    <chakra.ol listStyleType="none" mt="2" borderWidth="1px" borderRadius="l2" borderColor="border">
      {lessons.map(({ title, content }, at) => (
        <chakra.li
          key={at}
          display="grid"
          gridTemplateColumns="3.5rem minmax(0, 1fr)"
          gap="3"
          px="4"
          py="2"
          textStyle="body.sm"
          borderColor="border.muted"
          borderTopWidth={at === 0 ? '0' : '1px'}
        >
          <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums">
            {programme.item(from + at + 1)}
          </chakra.span>
          <chakra.span minW="0" overflowWrap="anywhere">
            {title}
            {content && (
              <chakra.span display="block" color="fg.muted" whiteSpace="pre-line">
                {content}
              </chakra.span>
            )}
          </chakra.span>
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
