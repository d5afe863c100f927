import { ConflictNotice } from '@portal/portal-core/autosave/conflict-notice';
import type { ApprovalRequest } from '../approval/use-approval-request.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';

/** Another place wrote the same profile: she chooses field by field, and what is written here waits unharmed. */
export function ProfileConflict({ request }: { request: ApprovalRequest }) {
  const { saving, asked, askConflict, close, resolve } = request;
  const sides = saving.sidesOfConflict();
  return (
    <>
      <ConflictNotice isShown={sides !== null} onChoose={askConflict} />
      {sides && <ConflictDialog open={asked === 'CONFLICT'} {...sides} onClose={close} onChoose={resolve} />}
    </>
  );
}
