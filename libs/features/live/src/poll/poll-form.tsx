import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { RadioCards } from '@portal/ui/radio-cards';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { TextListField } from '@portal/ui/text-list-field';
import { PreparedPolls } from '../prepared/prepared-polls.tsx';
import { useRequest } from '../session/use-request.ts';
import { askedOf, filledOf, OPTION_LIMIT, type PollErrors, pollErrors, usePollDraft } from './poll-draft.ts';
import { hostPolls as words } from './poll-messages.ts';

interface Props {
  /** Where it stands in the place of something else: it is asked, or given up. */
  onDone?: () => void;
}

/** The host's question with two to six answers, of which in a quiz one is right. */
export function PollForm({ onDone }: Props) {
  const first = useRef<HTMLInputElement>(null);
  const request = useRequest();
  const draft = usePollDraft();
  const [isTried, setTried] = useState(false);
  const [isSending, setSending] = useState(false);
  const filled = filledOf(draft.options);
  const errors: PollErrors = isTried ? pollErrors(draft) : {};
  const right = filled.indexOf(draft.right);

  const hasCome = onDone !== undefined;
  // It came by the press of a button that is gone.
  useEffect(() => void (hasCome && first.current?.focus()), [hasCome]);

  async function start(): Promise<void> {
    setTried(true);
    if (isSending || Object.keys(pollErrors(draft)).length > 0) return;
    setSending(true);
    const isAsked = await request('live.poll', askedOf(draft));
    setSending(false);
    if (!isAsked) return;
    setTried(false);
    draft.forget();
    onDone?.();
  }

  return (
    <>
      <PreparedPolls onAsked={() => onDone?.()} />
      <chakra.form
        display="grid"
        gap="4"
        gridTemplateColumns="minmax(0, 1fr)"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <SegmentedControl
          label={words.kind}
          options={[
            { value: 'POLL', label: words.kinds.POLL },
            { value: 'QUIZ', label: words.kinds.QUIZ },
          ]}
          value={draft.kind}
          onChange={draft.setKind}
        />
        <Field label={words.question} error={errors.question}>
          <TextInput
            ref={first}
            maxLength={200}
            value={draft.question}
            onChange={(event) => draft.setQuestion(event.target.value)}
          />
        </Field>
        <TextListField
          label={words.options}
          error={errors.options}
          value={draft.options}
          nameOf={words.option}
          addLabel={words.addOption}
          max={6}
          limit={OPTION_LIMIT}
          onChange={draft.setOptions}
        />
        {draft.kind === 'QUIZ' && (
          <RadioCards
            label={words.right}
            helper={filled.length === 0 ? words.rightLater : words.rightHidden}
            error={errors.right}
            options={filled.map((text, at) => ({ value: String(at), label: text }))}
            value={right < 0 ? '' : String(right)}
            onChange={(at) => draft.setRight(filled[Number(at)] ?? '')}
          />
        )}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          {onDone && (
            <Button variant="outline" onClick={onDone}>
              {words.cancel}
            </Button>
          )}
          <Button type="submit" flex="1" loading={isSending}>
            {words.start[draft.kind]}
          </Button>
        </chakra.div>
      </chakra.form>
    </>
  );
}
