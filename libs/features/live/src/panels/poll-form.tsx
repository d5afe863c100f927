import { chakra } from '@chakra-ui/react/styled-system';
import { useState } from 'react';
import { Button } from '@portal/ui/button';
import { Field, TextInput } from '@portal/ui/field';
import { TextListField } from '@portal/ui/text-list-field';
import { panels as words } from '../messages.ts';
import { useKept } from '../session/kept.ts';
import { useRequest } from '../session/use-request.ts';

/** The host's question with two to six answers. */
export function PollForm() {
  const request = useRequest();
  const [question, setQuestion, forget] = useKept('question');
  const [kept, keep] = useKept('options');
  const [options, setOptions] = useState<string[]>(kept ? kept.split('\n') : ['', '']);
  const [error, setError] = useState<string>();
  const filled = options.map((option) => option.trim()).filter(Boolean);

  async function start(): Promise<void> {
    if (question.trim() === '' || filled.length < 2) return setError(words.pollMissing);
    setError(undefined);
    if (!(await request('live.poll', { question: question.trim(), options: filled }))) return;
    forget(question);
    keep('');
  }

  return (
    <chakra.form
      display="grid"
      gap="4"
      onSubmit={(event) => {
        event.preventDefault();
        void start();
      }}
    >
      <Field label={words.question} error={error}>
        <TextInput maxLength={200} value={question} onChange={(event) => setQuestion(event.target.value)} />
      </Field>
      <TextListField
        label={words.options}
        value={options}
        nameOf={words.option}
        addLabel={words.addOption}
        max={6}
        limit={80}
        onChange={(next) => {
          keep(next.join('\n'));
          setOptions(next);
        }}
      />
      <Button type="submit">{words.startPoll}</Button>
    </chakra.form>
  );
}
