import { chakra } from '@chakra-ui/react/styled-system';
import { useSearchParams } from 'react-router';
import { usePreviewTeacherProfileQuery } from '@portal/api/profile/profile.api';
import { PROFILE_VIEWERS } from '@portal/domain/profile/teacher-profile';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonText } from '@portal/ui/skeletons';
import { previewMessages as words } from '../preview-messages.ts';
import { BackLink } from './back-link.tsx';
import { PublicProfile } from './public-profile.tsx';

const VERSIONS = ['DRAFT', 'PUBLISHED'] as const;

const VIEWER_OPTIONS = PROFILE_VIEWERS.map((value) => ({ value, label: words.viewers[value] }));
const VERSION_OPTIONS = VERSIONS.map((value) => ({ value, label: words.versions[value] }));

/** …/teacher-profile/preview?as=parent|student&of=draft|published: the profile through the eyes of a family. */
export function PreviewPage() {
  const [query, setQuery] = useSearchParams();
  const as = PROFILE_VIEWERS.find((viewer) => viewer.toLowerCase() === query.get('as')) ?? 'PARENT';
  const of = VERSIONS.find((version) => version.toLowerCase() === query.get('of')) ?? 'DRAFT';
  const preview = usePreviewTeacherProfileQuery({ as, of });
  const choose = (next: { as?: typeof as; of?: typeof of }) => {
    const chosen = { as, of, ...next };
    setQuery({ as: chosen.as.toLowerCase(), of: chosen.of.toLowerCase() }, { replace: true });
  };

  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="5" pb="10">
      <div>
        <PageHeading title={words.title} actions={<BackLink />} />
        <chakra.p color="fg.muted" mt={{ base: '3', md: '1' }}>
          {words.intro}
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <SegmentedControl
          label={words.as}
          options={VIEWER_OPTIONS}
          value={as}
          onChange={(next) => choose({ as: next })}
        />
        <SegmentedControl
          label={words.of}
          options={VERSION_OPTIONS}
          value={of}
          onChange={(next) => choose({ of: next })}
        />
      </chakra.div>
      <QueryState
        query={preview}
        skeleton={<SkeletonText lines={8} label={words.loading} />}
        failed={words.failed}
        gone={
          <EmptyState
            name="welcome"
            title={words.notPublished}
            action={
              <Button variant="outline" onClick={() => choose({ of: 'DRAFT' })}>
                {words.seeDraft}
              </Button>
            }
          >
            {words.notPublishedBody}
          </EmptyState>
        }
      >
        {(profile) => <PublicProfile profile={profile} viewer={as} />}
      </QueryState>
    </chakra.div>
  );
}
