import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetInvitedClassMutation } from '@portal/api/classes/enrollments.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { refusalWords } from '@portal/family-pages/refusal-words';
import { useFirstLanguage, useFrameSpeaks } from '@portal/portal-core/frame-language';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Delayed } from '@portal/ui/delayed';
import { ErrorState } from '@portal/ui/error-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { WORDS } from '../messages.ts';
import { isGoneLink } from '../reading/gone-link.ts';
import { InvitationGone } from './invitation-gone.tsx';
import { InvitedClassView } from './invited-class-view.tsx';

/** /c/:link: a family that asks for a seat in a class, without an account. */
export function InvitationPage() {
  const { link = '' } = useParams();
  const [look, { data, error, isLoading }] = useGetInvitedClassMutation();
  const ofDevice = useFirstLanguage();
  const [chosen, setChosen] = useState<FamilyLanguage>();
  // Whoever was invited by mail reads on in the language of her letter.
  const language = chosen ?? data?.invitee?.language ?? ofDevice;
  useFrameSpeaks(language);
  useEffect(() => void look({ body: { link } }), [look, link]);
  const words = WORDS[language];
  const problem = error && problemOf(error);

  return (
    <chakra.div maxW="65rem" mx="auto">
      <chakra.div display="flex" flexWrap="wrap-reverse" alignItems="center" justifyContent="end" columnGap="3">
        <chakra.p lang={language} flex="1 1 8rem" minW="0" textStyle="body.sm" color="fg.muted" overflowWrap="anywhere">
          {data && words.invitedBy(data.teacherName)}
        </chakra.p>
        <LanguageToggle language={language} onChange={setChosen} />
      </chakra.div>
      {/* The name of a class is the teacher's, and stays in her language. */}
      <PageHeading title={data?.name ?? words.title} {...(!data && language === 'vi' && { lang: 'vi' })} />
      <chakra.div lang={language} mt="4">
        <Delayed loading={!data && !problem} skeleton={<SkeletonRows rows={4} picture={false} label={words.loading} />}>
          {() =>
            data ? (
              <InvitedClassView key={link} link={link} shown={data} language={language} />
            ) : problem && !isGoneLink(problem) ? (
              <ErrorState
                title={words.failed}
                onRetry={() => void look({ body: { link } })}
                retrying={isLoading}
                {...(problem.traceId && { traceId: problem.traceId })}
              >
                {refusalWords(problem, language)}
              </ErrorState>
            ) : (
              <InvitationGone language={language} />
            )
          }
        </Delayed>
      </chakra.div>
    </chakra.div>
  );
}
