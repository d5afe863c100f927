import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { compareFieldTexts } from '@portal/domain/contract/finding';
import type { Course } from '@portal/domain/courses/course';
import { courseTexts } from '@portal/domain/courses/course-texts';
import { ConflictNotice } from '@portal/portal-core/autosave/conflict-notice';
import { RouterLink } from '@portal/portal-core/router-link';
import { DraftNotice } from '@portal/ui/draft-notice';
import { Stepper } from '@portal/ui/stepper';
import { StatusBanner } from '../approval/status-banner.tsx';
import { PictureOnItsWay } from '../basics/picture-on-its-way.tsx';
import { contentOf } from '../form/course-fields.ts';
import { stepHref } from '../form/editor-links.ts';
import { EDITOR_STEPS, type EditorStep, readStep, stepOfPath, STEP_LABELS } from '../form/editor-steps.ts';
import { actions, check } from '../saving-messages.ts';
import { EditorProvider, useEditor } from '../state/editor-context.ts';
import { useCatalog } from '../state/use-catalog.ts';
import { useCourseEditor } from '../state/use-course-editor.ts';
import { NotesProvider, useEditorNotes, useNotes, useWritten, WrittenProvider } from '../state/use-editor-notes.ts';
import { EditorBar } from './editor-bar.tsx';
import { EditorHeader } from './editor-header.tsx';
import { StepPanel } from './step-panel.tsx';

/** Everything around the form of one course. `latest` is what the server last said of it. */
export function CourseEditor({ latest }: { latest: Course }) {
  const editor = useCourseEditor(latest);
  return (
    <EditorProvider value={editor}>
      <WithNotes>
        <Frame />
      </WithNotes>
    </EditorProvider>
  );
}

/** The places of what may have to be said stand there before it is; empty they take no room. */
const Notices = chakra('div', { base: { '& > :not(:empty) ~ :not(:empty)': { mt: '5' } } });

function WithNotes({ children }: { children: ReactNode }) {
  const { notes, written } = useEditorNotes();
  return (
    <NotesProvider value={notes}>
      <WrittenProvider value={written}>{children}</WrittenProvider>
    </NotesProvider>
  );
}

function Frame() {
  const { course, policy, rival } = useEditor();
  const [query] = useSearchParams();
  const step = readStep(query.get('step'));
  const isWritable = policy.saves !== 'NEVER';
  return (
    <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)" alignContent="start">
      <Notices>
        <EditorHeader />
        <div role="status">
          <StatusBanner />
        </div>
        {isWritable && <Saving />}
      </Notices>
      <chakra.div
        display="grid"
        gap="5"
        alignItems="start"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '12.5rem minmax(0, 1fr)' }}
      >
        <Steps courseId={course.id} step={step} />
        <StepPanel step={step} />
      </chakra.div>
      {isWritable && <PictureOnItsWay />}
      {isWritable && !rival && <EditorBar />}
    </chakra.div>
  );
}

/** What this device had kept, and what was saved elsewhere meanwhile. */
function Saving() {
  const { rival, autosave, draft, isDirty, takeTheirs, revert } = useEditor();
  const written = useWritten();
  const { names } = useCatalog();
  const changes = rival
    ? compareFieldTexts(courseTexts(rival.content, names), courseTexts(contentOf(written), names))
    : [];
  return (
    <>
      <ConflictNotice
        isShown={rival !== null}
        changes={changes}
        onKeepMine={autosave.keepMine}
        onTakeTheirs={takeTheirs}
      />
      {draft.restoredAt && isDirty && !rival && <DraftNotice onDiscard={revert} />}
    </>
  );
}

function Steps({ courseId, step }: { courseId: string; step: EditorStep }) {
  const { policy } = useEditor();
  const { shownByStep, findings } = useNotes();
  const isWritable = policy.saves !== 'NEVER';
  const stateOf = (id: EditorStep) => {
    if (shownByStep[id].length > 0) return 'error';
    const isWrong = findings.some(({ level, path }) => level === 'ERROR' && stepOfPath(path) === id);
    return id === 'check' || isWrong ? undefined : 'done';
  };
  return (
    <Stepper
      label={actions.steps}
      linkAs={RouterLink}
      current={step}
      steps={EDITOR_STEPS.map((id) => ({
        id,
        label: STEP_LABELS[id],
        href: stepHref(courseId, id),
        state: isWritable ? stateOf(id) : undefined,
        detail: isWritable && shownByStep[id].length > 0 ? check.stepErrors(shownByStep[id].length) : undefined,
      }))}
    />
  );
}
