import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import * as v from 'valibot';
import { problemOf } from '@portal/api/api-problem';
import { usePreviewInvitationLetterQuery } from '@portal/api/classes/class-invitations.api';
import { FAMILY_LANGUAGES, type FamilyLanguage, GUARDIAN_LANGUAGE_LABELS } from '@portal/domain/classes/class';
import { PlainName } from '@portal/domain/contract/plain-name';
import { Button } from '@portal/ui/button';
import { ProblemBanner } from '@portal/ui/problem-banner';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonText } from '@portal/ui/skeletons';
import { preview as words } from '../invited-messages.ts';
import { useSettled } from './use-settled.ts';

const LANGUAGES = FAMILY_LANGUAGES.map((value) => ({ value, label: GUARDIAN_LANGUAGE_LABELS[value] }));

interface Props {
  classId: string;
  studentName: string;
  /** In which it will go; the other one can be looked at too. */
  language: FamilyLanguage;
}

/** The letter itself before it is sent, as the server will write it, in both languages. */
export function LetterPreview({ classId, studentName, language }: Props) {
  const id = useId();
  const [look, setLook] = useState<{ of: FamilyLanguage; at: FamilyLanguage }>({ of: language, at: language });
  const at = look.of === language ? look.at : language;
  // A name that may not stand in a letter is said at its field; the letter is shown without it.
  const name = useSettled(v.is(PlainName, studentName) ? studentName : '');
  const { data, error, isFetching, refetch } = usePreviewInvitationLetterQuery({
    id: classId,
    body: { studentName: name },
  });
  const letter = data?.items.find((one) => one.language === at);
  return (
    <chakra.section
      aria-labelledby={id}
      aria-busy={isFetching}
      p="4"
      bg="bg.subtle"
      borderRadius="l2"
      display="grid"
      gap="3"
      gridTemplateColumns="minmax(0, 1fr)"
    >
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" justifyContent="space-between" gap="2">
        <chakra.h3 id={id} textStyle="label">
          {words.title}
        </chakra.h3>
        <SegmentedControl
          label={words.language}
          options={LANGUAGES}
          value={at}
          onChange={(next) => setLook({ of: language, at: next })}
        />
      </chakra.div>
      {letter ? (
        <chakra.div lang={letter.language} overflowWrap="anywhere" display="grid" gap="2">
          <chakra.p fontWeight="semibold">{letter.title}</chakra.p>
          <chakra.p whiteSpace="pre-line">{letter.content}</chakra.p>
          <chakra.p>[{letter.action}]</chakra.p>
          <chakra.p textStyle="body.sm" color="fg.muted">
            {letter.reason}
          </chakra.p>
        </chakra.div>
      ) : error && !isFetching ? (
        <ProblemBanner
          title={words.failed}
          problem={problemOf(error)}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        />
      ) : (
        <SkeletonText lines={5} label={words.loading} />
      )}
    </chakra.section>
  );
}
