import { chakra } from '@chakra-ui/react/styled-system';
import { useParams } from 'react-router';
import { useGetPackQuery } from '@portal/api/library/packs.api';
import { paths } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { EmptyState } from '@portal/ui/empty-state';
import { SkeletonRows } from '@portal/ui/skeletons';
import { editor as words } from '../pack-editor-messages.ts';
import { EditorHeading } from './editor-heading.tsx';
import { PackForm } from './pack-form.tsx';

/** /account/lesson-packs/:packId: a pack is changed; what lessons were given of it stays. */
export function EditPackPage() {
  const { packId: id = '' } = useParams();
  const query = useGetPackQuery({ id });
  return (
    <chakra.div pb="10">
      <EditorHeading title={words.edit} />
      <QueryState
        query={query}
        failed={words.failed}
        skeleton={<SkeletonRows rows={5} picture={false} label={words.loading} />}
        gone={
          <EmptyState
            name="not-found"
            title={words.gone}
            action={
              <Button asChild variant="outline">
                <RouterLink href={paths.lessonPacks()}>{words.toPacks}</RouterLink>
              </Button>
            }
          >
            {words.goneBody}
          </EmptyState>
        }
      >
        {(pack) => <PackForm key={pack.id} pack={pack} />}
      </QueryState>
    </chakra.div>
  );
}
