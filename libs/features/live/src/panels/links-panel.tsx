import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useListGuestLinksQuery, useRenewGuestLinkMutation } from '@portal/api/live/live.api';
import { type GuestLink, LIVE_ROLE_LABELS } from '@portal/domain/live/live-room';
import { sitePath } from '@portal/domain/site/paths';
import { QueryState } from '@portal/portal-core/query-state';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { CopyButton } from '@portal/ui/copy-button';
import { Icon } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { SkeletonRows } from '@portal/ui/skeletons';
import { PanelBody } from '../panel-body.tsx';
import { useRoom } from '../session/use-room.ts';
import { hostPanels as words } from './panel-messages.ts';

/** The ways in for students and guardians, to be copied and sent to each. */
export function LinksPanel() {
  const { lessonId } = useRoom().state.lesson;
  const query = useListGuestLinksQuery({ id: lessonId });
  const [renew, { isLoading }] = useRenewGuestLinkMutation();
  const [renewing, setRenewing] = useState<GuestLink | null>(null);
  const act = useAction();

  async function make({ id: linkId }: GuestLink): Promise<void> {
    await act(() => renew({ id: lessonId, linkId }).unwrap(), { done: words.linkRenewed });
    setRenewing(null);
  }

  return (
    <PanelBody>
      <chakra.p textStyle="body.sm" color="fg.muted">
        {words.linksIntro}
      </chakra.p>
      <QueryState
        query={query}
        skeleton={<SkeletonRows rows={2} picture={false} label={words.linksLoading} />}
        failed={words.linksFailed}
        size="sm"
      >
        {({ items }) =>
          items.length === 0 ? <p>{words.linksNone}</p> : <LinkList links={items} onRenew={setRenewing} />
        }
      </QueryState>
      <AlertDialog
        open={renewing !== null}
        title={words.renewQuestion}
        confirmLabel={words.renew}
        loading={isLoading}
        onCancel={() => setRenewing(null)}
        onConfirm={() => renewing && void make(renewing)}
      >
        {words.renewBody}
      </AlertDialog>
    </PanelBody>
  );
}

function LinkList({ links, onRenew }: { links: readonly GuestLink[]; onRenew: (link: GuestLink) => void }) {
  return (
    <chakra.ul listStyleType="none" display="grid" gap="3">
      {links.map((link) => {
        const role = LIVE_ROLE_LABELS[link.role];
        return (
          <chakra.li key={link.id} display="flex" gap="1">
            <CopyButton
              flex="1"
              minW="0"
              label={words.copyLink(link.studentName, role)}
              text={location.origin + sitePath(link.path)}
            />
            <IconButton
              label={words.renewLink(link.studentName, role)}
              icon={<Icon as={RefreshCw} />}
              onClick={() => onRenew(link)}
            />
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
}
