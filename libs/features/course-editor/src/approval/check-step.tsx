import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { contentOf } from '../form/course-fields.ts';
import { gathered } from '../form/editor-steps.ts';
import { CoursePreview } from '../preview/course-preview.tsx';
import { check as words } from '../saving-messages.ts';
import { useEditor } from '../state/editor-context.ts';
import { useCatalog } from '../state/use-catalog.ts';
import { useNotes, useWritten } from '../state/use-editor-notes.ts';
import { FindingsList } from './findings-list.tsx';
import { usePreflight } from './use-preflight.ts';

/** What a reviewer would find, and how the course looks to a student: both as it is written now (W4). */
export function CheckStep() {
  const { course, policy } = useEditor();
  const isFirst = policy.submit === 'FIRST';
  const written = useWritten();
  const { findings } = useNotes();
  const { names } = useCatalog();
  const { isChecking, isFailed, again } = usePreflight();
  const errors = findings.filter(({ level }) => level === 'ERROR');
  const hints = findings.filter(({ level }) => level === 'HINT');
  const checkAgain = (
    <Button variant="outline" loading={isChecking} onClick={again}>
      {words.again}
    </Button>
  );
  return (
    <chakra.div display="grid" gap="6" gridTemplateColumns="minmax(0, 1fr)">
      <div role="status">
        {isChecking && <chakra.p color="fg.muted">{words.checking}</chakra.p>}
        {isFailed && <Banner tone="warning" title={words.checkFailed} action={errors.length === 0 && checkAgain} />}
        {!isChecking && !isFailed && errors.length === 0 && (
          <Banner tone="success" title={isFirst ? words.ready : words.readyBody} action={checkAgain}>
            {isFirst && words.readyBody}
          </Banner>
        )}
      </div>
      {errors.length > 0 && (
        <chakra.section layerStyle="sheet" p={{ base: 'sheet', md: '5' }} aria-label={words.errors(errors.length)}>
          <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="3" mb="3">
            <chakra.h3 textStyle="title.sm" color="fg.error">
              {words.errors(errors.length)}
            </chakra.h3>
            {checkAgain}
          </chakra.div>
          <FindingsList courseId={course.id} findings={errors} />
        </chakra.section>
      )}
      {hints.length > 0 && (
        <chakra.section layerStyle="sheet" p={{ base: 'sheet', md: '5' }} aria-label={words.hints}>
          <chakra.h3 textStyle="title.sm" mb="3">
            {words.hints}
          </chakra.h3>
          <FindingsList courseId={course.id} findings={gathered(hints)} />
        </chakra.section>
      )}
      <chakra.section aria-label={words.preview} maxW="50rem">
        <chakra.h3 textStyle="title.sm" mb="3">
          {words.preview}
        </chakra.h3>
        <CoursePreview content={contentOf(written)} names={names} />
      </chakra.section>
    </chakra.div>
  );
}
