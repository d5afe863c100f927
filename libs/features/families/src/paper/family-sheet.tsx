import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
import { DraftLine, type DraftLineProps } from '@portal/family-pages/draft-line';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { useReader } from '../reading/reader-context.ts';
import { Refusal } from './refusal.tsx';

interface FamilySheetProps {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What becomes of it, before it is sent. */
  intro: ReactNode;
  submit: (event?: SubmitEvent<HTMLFormElement>) => void;
  submitLabel: string;
  isSending: boolean;
  problem: ApiProblem | null;
  /** Why, where it says more than the words of the page. */
  said?: string | undefined;
  /** Gets the focus on opening; the first control without it. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Gets the focus on closing; the opener without it. */
  finalFocus?: RefObject<HTMLElement | null> | undefined;
  /** What came back of a form that was left half-written. */
  draft?: DraftLineProps['draft'];
  children: ReactNode;
}

/** A form over the page. */
export function FamilySheet(props: FamilySheetProps) {
  const { open, onClose, title, intro, submit, submitLabel, isSending, problem, draft, children } = props;
  const { language, words } = useReader();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      lang={language}
      title={title}
      description={intro}
      closeOnClickAway={false}
      {...(props.initialFocus && { initialFocus: props.initialFocus })}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
    >
      <chakra.form noValidate onSubmit={submit} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        {draft && <DraftLine draft={draft} language={language} />}
        {children}
        <Refusal problem={problem} said={props.said}>
          {words.sheet.kept}
        </Refusal>
        {/* Not the dialog's footer: with large text that would leave the questions no room on a phone. */}
        <chakra.div display="flex" flexDirection={{ base: 'column-reverse', md: 'row' }} justifyContent="end" gap="2">
          <Button variant="outline" onClick={onClose}>
            {words.sheet.cancel}
          </Button>
          <Button type="submit" loading={isSending} loadingText={words.sheet.sending}>
            {submitLabel}
          </Button>
        </chakra.div>
      </chakra.form>
    </Dialog>
  );
}
