import { chakra } from '@chakra-ui/react/styled-system';
import { ClipboardPaste, Plus, X } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useUndo } from '@portal/portal-core/use-undo';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { HelpText } from '@portal/ui/help-text';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SortableList } from '@portal/ui/sortable-list';
import { fields as fieldWords } from '../editor-messages.ts';
import { FieldSlot } from '../fields/field-slot.tsx';
import { paste, programme as words } from '../programme-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useRemoval } from '../state/use-removal.ts';
import { DatesPreview } from './dates-preview.tsx';
import { PasteDialog, type PastedLessons } from './paste-dialog.tsx';
import { ProgrammeRow } from './programme-row.tsx';
import { LESSONS_MAX } from './table-of-contents.ts';

const lessonOf = (title = '', content = '') => ({ id: crypto.randomUUID(), title, content });

/** The lessons of the course, in an order of the teacher's own (CRS-1). */
export function ProgrammeStep() {
  const { form, course } = useEditor();
  const { fields: lessons, append, move } = useFieldArray({ control: form.control, name: 'programme', keyName: 'key' });
  const [isPasting, setIsPasting] = useState(false);
  const offerUndo = useUndo();
  const remove = useRemoval('programme');
  const isFull = lessons.length >= LESSONS_MAX;

  const add = () => append(lessonOf());
  function goOn(at: number) {
    if (at + 1 < lessons.length) form.setFocus(`programme.${at + 1}.title`);
    else if (!isFull) add();
  }
  function take({ lessons: pasted, where }: PastedLessons) {
    setIsPasting(false);
    const before = form.getValues('programme');
    const made = pasted.map(({ title, content }) => lessonOf(title, content));
    form.setValue('programme', where === 'REPLACE' ? made : [...before, ...made].slice(0, LESSONS_MAX));
    offerUndo({ text: paste.done(made.length), undo: () => form.setValue('programme', before) });
  }

  return (
    <chakra.div display="grid" gap="6">
      <FieldSlot path="programme">
        {(error) => (
          <chakra.div data-lines display="grid" gap="4">
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3">
              <chakra.p textStyle="label">{words.total(lessons.length)}</chakra.p>
              <Button
                variant="outline"
                startIcon={<Icon as={ClipboardPaste} size={16} />}
                onClick={() => setIsPasting(true)}
              >
                {paste.open}
              </Button>
            </chakra.div>
            {lessons.length === 0 && (
              <EmptyState name="plan-empty" size="sm" title={words.none}>
                {words.noneBody}
              </EmptyState>
            )}
            <SortableList
              label={fieldWords.programme}
              items={lessons}
              nameOf={(_, at) => words.item(at + 1)}
              onMove={move}
              actions={(_, at) => (
                <IconButton
                  data-remove
                  size="sm"
                  label={words.remove(words.item(at + 1))}
                  icon={<Icon as={X} />}
                  onClick={() =>
                    remove(at, words.removed(form.getValues(`programme.${at}.title`) || words.item(at + 1)))
                  }
                />
              )}
            >
              {(lesson, at) => <ProgrammeRow at={at} hasContent={lesson.content !== ''} onEnter={() => goOn(at)} />}
            </SortableList>
            <HelpText id={`programme-of-${course.id}`} error={error} helper={isFull && words.max} />
            <div>
              <Button
                data-add
                variant="outline"
                disabled={isFull}
                startIcon={<Icon as={Plus} size={16} />}
                onClick={add}
              >
                {words.add}
              </Button>
            </div>
          </chakra.div>
        )}
      </FieldSlot>
      <DatesPreview />
      <PasteDialog open={isPasting} present={lessons.length} onClose={() => setIsPasting(false)} onTake={take} />
    </chakra.div>
  );
}
