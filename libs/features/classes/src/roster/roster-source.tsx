import { chakra } from '@chakra-ui/react/styled-system';
import { Download, Upload } from 'lucide-react';
import { useId, useState } from 'react';
import { ROSTER_MAX_BYTES } from '@portal/domain/classes/roster';
import { Button } from '@portal/ui/button';
import { Field, TextArea } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { StickyActions } from '@portal/ui/sticky-actions';
import { FileInput, FOCUS_WITHIN } from '@portal/upload/file-input';
import { useFileDrop } from '@portal/upload/use-file-drop';
import { roster as words } from '../roster-messages.ts';
import { decodeRoster, isOfExcel } from './decode-roster.ts';
import type { ReadRoster, ReadRow } from './read-roster.ts';
import { downloadTemplate } from './roster-template.ts';

const Zone = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    gap: '1',
    p: '5',
    textAlign: 'center',
    bg: 'bg.subtle',
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border.control',
    borderRadius: 'l2',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    ...FOCUS_WITHIN,
    '&[data-over]': { bg: 'celadon.subtle', borderColor: 'celadon.solid', borderStyle: 'solid' },
  },
});

interface Props {
  onRead: (rows: readonly ReadRow[]) => void;
  onClose: () => void;
}

type Unreadable = Extract<ReadRoster, { problem: string }>;

async function textOf(file: File): Promise<string | Unreadable> {
  if (isOfExcel(new Uint8Array(await file.slice(0, 4).arrayBuffer()))) return { problem: words.excel };
  if (file.size > ROSTER_MAX_BYTES) return { problem: words.tooLarge };
  return decodeRoster(new Uint8Array(await file.arrayBuffer()));
}

/** Where the list comes from: a file that is picked or dropped, or a table that is pasted. */
export function RosterSource({ onRead, onClose }: Props) {
  const id = useId();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isReading, setIsReading] = useState(false);

  async function read(from: () => Promise<string | Unreadable>) {
    setIsReading(true);
    setProblem(null);
    try {
      const list = await from();
      // Only who brings a list loads what reads it.
      const found = typeof list === 'string' ? (await import('./read-roster.ts')).readRoster(list) : list;
      if ('problem' in found) setProblem(found.problem);
      else onRead(found.rows);
    } catch {
      setProblem(words.unreadable);
    }
    setIsReading(false);
  }
  function take([file]: File[]) {
    if (file) void read(() => textOf(file));
  }
  const { isOver, dropProps } = useFileDrop(take);

  return (
    <chakra.form
      noValidate
      display="grid"
      gap="5"
      gridTemplateColumns="minmax(0, 1fr)"
      onSubmit={(event) => {
        event.preventDefault();
        if (text.length > ROSTER_MAX_BYTES) setProblem(words.tooLarge);
        else void read(() => Promise.resolve(text));
      }}
    >
      <Zone data-over={isOver || undefined} {...dropProps}>
        <chakra.span color="fg.muted">
          <Icon as={Upload} size={20} />
        </chakra.span>
        <chakra.span id={`${id}name`} fontWeight="medium">
          {words.choose}
        </chakra.span>
        <chakra.span id={`${id}hint`} textStyle="caption" color="fg.muted">
          {words.fileHelper}
        </chakra.span>
        <FileInput
          accept=".csv,.tsv,.txt,text/csv"
          aria-label={words.file}
          aria-describedby={`${id}name ${id}hint`}
          onFiles={take}
        />
      </Zone>
      <div>
        <Button variant="ghost" startIcon={<Icon as={Download} />} onClick={downloadTemplate}>
          {words.template}
        </Button>
      </div>
      <Field label={words.text} helper={words.textHelper}>
        <TextArea rows={5} maxH="16rem" value={text} onChange={({ target }) => setText(target.value)} />
      </Field>
      <ProblemBanner problem={problem === null ? null : { message: problem }} />
      <StickyActions>
        <Button variant="outline" onClick={onClose}>
          {words.keep}
        </Button>
        <Button type="submit" loading={isReading} loadingText={words.reading} disabled={text.trim() === ''}>
          {words.read}
        </Button>
      </StickyActions>
    </chakra.form>
  );
}
