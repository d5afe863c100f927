import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useState } from 'react';
import { useParams } from 'react-router';
import { problemOf } from '@portal/api/api-problem';
import { useGetGuardianInvitationMutation } from '@portal/api/classes/guardian-invitations.api';
import type { FamilyLanguage } from '@portal/domain/classes/class';
import { FailedLine } from '@portal/family-pages/failed-line';
import { LanguageToggle } from '@portal/family-pages/language-toggle';
import { useFirstLanguage, useFrameSpeaks } from '@portal/portal-core/frame-language';
import { PageHeading } from '@portal/portal-core/page-heading';
import { Delayed } from '@portal/ui/delayed';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { isGoneLink } from '../reading/gone-link.ts';
import { AskedGuardian } from './asked-guardian.tsx';
import { GUARDIAN_WORDS } from './guardian-messages.ts';

/** /g/:link: somebody who is asked to be a guardian too, by the link of her letter. To open it changes nothing. */
export function AskedGuardianPage() {
  const { link = '' } = useParams();
  const [look, { data, error, isLoading }] = useGetGuardianInvitationMutation();
  const ofDevice = useFirstLanguage();
  const [chosen, setChosen] = useState<FamilyLanguage>();
  // She reads on in the language of her letter.
  const language = chosen ?? data?.language ?? ofDevice;
  const { asked: words } = GUARDIAN_WORDS[language];
  useFrameSpeaks(language);
  useEffect(() => void look({ body: { link } }), [look, link]);
  const problem = error && problemOf(error);
  return (
    <chakra.div lang={language} maxW="form" mx="auto">
      <chakra.div display="flex" justifyContent="end">
        <LanguageToggle language={language} onChange={setChosen} />
      </chakra.div>
      <PageHeading title={data ? words.question(data.studentNames.join(', ')) : words.title} />
      <chakra.div mt="4">
        <Delayed loading={!data && !problem} skeleton={<SkeletonRows rows={3} picture={false} label={words.loading} />}>
          {() =>
            data ? (
              <AskedGuardian key={link} link={link} asked={data} language={language} />
            ) : problem && !isGoneLink(problem) ? (
              <FailedLine
                title={words.failed}
                problem={problem}
                onRetry={() => void look({ body: { link } })}
                isRetrying={isLoading}
                language={language}
              />
            ) : (
              <div role="status">
                <EmptyState name="not-found" title={words.gone}>
                  {words.goneBody}
                </EmptyState>
              </div>
            )
          }
        </Delayed>
      </chakra.div>
    </chakra.div>
  );
}
