import { createContext, useContext, useDeferredValue, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useSearchParams } from 'react-router';
import { isSameValue } from '@portal/domain/contract/same-value';
import { type CourseFields, draftOf } from '../form/course-fields.ts';
import { byStep, type EditorStep, readStep } from '../form/editor-steps.ts';
import {
  type ComingPicture,
  type FormFinding,
  formFindings,
  lastingFindings,
  type ServerFindings,
  withComingPicture,
} from '../form/form-findings.ts';
import { type PinnedRemark, pinRemarks, refusalOf } from '../form/pinned-remarks.ts';
import { useEditor } from './editor-context.ts';
import { useDecidedRevision } from './use-decided-revision.ts';

/** What is to be said about the fields, while they are written. */
export interface EditorNotes {
  /** All that the rules say, whether it is shown at its field yet or not. */
  readonly findings: readonly FormFinding[];
  readonly shownByStep: Record<EditorStep, FormFinding[]>;
  /** One sentence for each path. */
  readonly errors: ReadonlyMap<string, string>;
  readonly remarks: readonly PinnedRemark[];
  /** The teacher left a field. */
  touch(path: string): void;
  setServerFindings(findings: ServerFindings): void;
  setComingPicture(picture: ComingPicture | null): void;
}

const NotesContext = createContext<EditorNotes | null>(null);
const WrittenContext = createContext<CourseFields | null>(null);
export const NotesProvider = NotesContext.Provider;
export const WrittenProvider = WrittenContext.Provider;

/** What is said about the form around here. */
export function useNotes(): EditorNotes {
  const notes = useContext(NotesContext);
  if (!notes) throw new Error('NotesProvider is missing.');
  return notes;
}

/** The form as it stands; changes with every key. */
export function useWritten(): CourseFields {
  const written = useContext(WrittenContext);
  if (!written) throw new Error('WrittenProvider is missing.');
  return written;
}

/** The value before, as long as the new one says the same: most keys change nothing about what is to be said. */
function useUnchanged<T>(value: T): T {
  const [last, setLast] = useState(value);
  if (last === value || isSameValue(last, value)) return last;
  setLast(value);
  return value;
}

/** Runs the rules of the approval while the teacher writes, a step behind her typing (W4). */
export function useEditorNotes(): { notes: EditorNotes; written: CourseFields } {
  const { form, course } = useEditor();
  const [query] = useSearchParams();
  const written = useDeferredValue(useWatch({ control: form.control }) as CourseFields);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const [isAllShown, setIsAllShown] = useState(false);
  const [server, setServerFindings] = useState<ServerFindings | null>(null);
  const [picture, setComingPicture] = useState<ComingPicture | null>(null);
  const seen = useDecidedRevision(course);
  const refusal = refusalOf(course);
  // Who asks for the last step wants to know what is missing, from now on.
  if (readStep(query.get('step')) === 'check' && !isAllShown) setIsAllShown(true);

  const findings = useUnchanged(
    useMemo(() => {
      const found = [...formFindings(written), ...(server ? lastingFindings(server, written) : [])];
      return picture ? withComingPicture(found, picture) : found;
    }, [written, server, picture]),
  );
  const remarks = useUnchanged(
    useMemo(() => (refusal ? pinRemarks(refusal.fieldRemarks, seen, draftOf(written)) : []), [refusal, seen, written]),
  );
  const notes = useMemo<EditorNotes>(() => {
    const shown = findings.filter(
      ({ level, isPressing, path }) => level === 'ERROR' && (isAllShown || isPressing || touched.has(path)),
    );
    return {
      findings,
      remarks,
      shownByStep: byStep(shown),
      errors: new Map(shown.toReversed().map(({ path, message }) => [path, message])),
      touch: (path) => setTouched((paths) => (paths.has(path) ? paths : new Set([...paths, path]))),
      setServerFindings,
      setComingPicture,
    };
  }, [findings, remarks, touched, isAllShown]);

  return { notes, written };
}
