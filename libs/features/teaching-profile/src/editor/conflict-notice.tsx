import { chakra } from '@chakra-ui/react/styled-system';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { conflict as words } from '../messages.ts';
import { ConflictDialog } from '../saving/conflict-dialog.tsx';
import type { ReviewRequest } from '../approval/use-review-request.ts';

/** Says that another place wrote the same profile, and leads to the choice; what is written here waits unharmed. */
export function ConflictNotice({ request }: { request: ReviewRequest }) {
  const { saving, asked, askConflict, close, resolve } = request;
  const sides = saving.sidesOfConflict();
  return (
    <chakra.div role="alert" _empty={{ display: 'none' }}>
      {saving.isInConflict && (
        <Banner
          tone="warning"
          title={words.title}
          action={
            <Button variant="outline" loading={sides === null} onClick={askConflict}>
              {words.open}
            </Button>
          }
        >
          {words.body}
        </Banner>
      )}
      {sides && (
        <ConflictDialog
          open={asked === 'CONFLICT'}
          {...sides}
          onClose={close}
          onChoose={(choices) => void resolve(choices)}
        />
      )}
    </chakra.div>
  );
}
