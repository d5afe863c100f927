import { chakra } from '@chakra-ui/react/styled-system';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useRenewClassInvitationMutation } from '@portal/api/classes/enrollments.api';
import type { ClassInvitation } from '@portal/domain/classes/enrollment-request';
import { sitePath } from '@portal/domain/site/paths';
import { useAction } from '@portal/portal-core/use-action';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { CopyButton } from '@portal/ui/copy-button';
import { Field, TextInput } from '@portal/ui/field';
import { Icon } from '@portal/ui/icon';
import { Panel } from '@portal/ui/panel';
import { link as words } from '../invitation-messages.ts';
import { AsksTeacher } from './asks-teacher.tsx';
import { QrPicture } from './qr-picture.tsx';
import { useNewestInvitation } from './use-newest-invitation.ts';

interface Props {
  classId: string;
  invitation: ClassInvitation;
}

/** The link that a teacher gives to families: as a code, as an address, and what happens when one asks. */
export function InvitationLink({ classId, invitation: { path, asksTeacher, seats } }: Props) {
  const [renew, { isLoading }] = useRenewClassInvitationMutation();
  const show = useNewestInvitation(classId);
  const [isAsking, setIsAsking] = useState(false);
  const act = useAction();
  if (path === null)
    return (
      <Banner tone="lock" title={words.closed}>
        {words.closedBody}
      </Banner>
    );

  const address = location.origin + sitePath(path);
  const replace = async () => {
    await act(async () => show(await renew({ id: classId }).unwrap()), {
      done: words.renewed,
      failed: words.renewFailed,
    });
    setIsAsking(false);
  };
  return (
    <Panel title={words.title} intro={seats.free === 0 ? words.introFull : words.intro}>
      <QrPicture text={address} label={words.qr} />
      <Field label={words.address}>
        <TextInput readOnly value={address} onFocus={(event) => event.currentTarget.select()} />
      </Field>
      <chakra.div display="grid" gap="2">
        <CopyButton text={address} label={words.copy} variant="solid" wide />
        <Button variant="outline" wide startIcon={<Icon as={RefreshCw} />} onClick={() => setIsAsking(true)}>
          {words.renew}
        </Button>
      </chakra.div>
      <chakra.div borderTopWidth="1px" pt="3">
        <AsksTeacher classId={classId} asksTeacher={asksTeacher} />
      </chakra.div>
      <AlertDialog
        open={isAsking}
        title={words.renewQuestion}
        confirmLabel={words.renew}
        loading={isLoading}
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void replace()}
      >
        {words.renewBody}
      </AlertDialog>
    </Panel>
  );
}
