import { chakra } from '@chakra-ui/react/styled-system';
import type { ReactNode, RefObject, SubmitEvent } from 'react';
import type { ApiProblem } from '@portal/api/api-problem';
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
  children: ReactNode;
}

/** A form over the page. It stands outside of the page's element, so it names its language itself. */
export function FamilySheet(props: FamilySheetProps) {
  const { open, onClose, title, intro, submit, submitLabel, isSending, problem, children } = props;
  const { language, words } = useReader();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<span lang={language}>{title}</span>}
      description={<span lang={language}>{intro}</span>}
      // The button that puts it off says its word in the reader's language.
      closeLabel={null}
      closeOnClickAway={false}
      {...(props.initialFocus && { initialFocus: props.initialFocus })}
      {...(props.finalFocus && { finalFocus: props.finalFocus })}
    >
      <chakra.form
        lang={language}
        noValidate
        onSubmit={submit}
        display="grid"
        gridTemplateColumns="minmax(0, 1fr)"
        gap="4"
      >
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
