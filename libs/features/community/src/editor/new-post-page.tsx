import { chakra } from '@chakra-ui/react/styled-system';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useGetGroupQuery } from '@portal/api/community/groups.api';
import { POST_KIND_LABELS, POST_KINDS, type PostKind } from '@portal/domain/community/post';
import { paths } from '@portal/domain/site/paths';
import { PageHeading } from '@portal/portal-core/page-heading';
import { QueryState } from '@portal/portal-core/query-state';
import { SegmentedControl } from '@portal/ui/segmented-control';
import { SkeletonText } from '@portal/ui/skeletons';
import { BackLink } from '../frame/back-link.tsx';
import { Gone } from '../frame/gone.tsx';
import { group as groupWords } from '../messages.ts';
import { editor as words } from '../post-messages.ts';
import { useShown } from '../state/use-shown.ts';
import { PostForm } from './post-form.tsx';

const NAMES = { TALK: undefined, QUESTION: 'question', PACK: 'pack' } as const;
const KIND_OF: Readonly<Record<string, PostKind>> = { question: 'QUESTION', pack: 'PACK' };
const KINDS = POST_KINDS.map((value) => ({ value, label: POST_KIND_LABELS[value] }));

/** /account/community/:groupId/new: something to say to a group, to ask it or to share with it (COM-1). */
export function NewPostPage() {
  const { groupId = '' } = useParams();
  const wanted = useSearchParams()[0].get('kind');
  const kind = KIND_OF[wanted ?? ''] ?? 'TALK';
  const navigate = useNavigate();
  const query = useGetGroupQuery({ groupId });
  useShown('group', groupId);
  const choose = (next: PostKind) => void navigate(paths.newCommunityPost(groupId, NAMES[next]), { replace: true });
  return (
    <chakra.div pb="10">
      <PageHeading
        title={words.write}
        back={
          <BackLink href={paths.communityGroup(groupId)}>{query.currentData?.groupName ?? groupWords.title}</BackLink>
        }
      />
      <QueryState
        query={query}
        failed={groupWords.failed}
        skeleton={<SkeletonText lines={4} label={groupWords.loading} />}
        gone={
          <Gone title={groupWords.gone} body={groupWords.goneBody} href={paths.community()} way={groupWords.toGroups} />
        }
      >
        {({ myRole }) =>
          myRole === null ? (
            <Gone
              title={words.onlyMembers}
              body={words.onlyMembersBody}
              href={paths.communityGroup(groupId)}
              way={words.toGroup}
            />
          ) : (
            <>
              <chakra.div my="4">
                <SegmentedControl label={words.kind} options={KINDS} value={kind} onChange={choose} />
              </chakra.div>
              <PostForm
                key={groupId}
                groupId={groupId}
                kind={kind}
                post={null}
                onKind={wanted === null ? choose : undefined}
              />
            </>
          )
        }
      </QueryState>
    </chakra.div>
  );
}
