import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { Drawing } from '@portal/ui/empty-state';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { shell, welcome } from '../messages.ts';
import { safeExternal } from '../routing/safe-external.ts';
import { WelcomeChecklist } from './welcome-checklist.tsx';

interface WelcomeDialogProps {
  open: boolean;
  onClose: () => void;
  parentSiteUrl: string;
}

/** Greets a new teacher and leads to her profile; either button and the close icon close it (WEL-2). */
export function WelcomeDialog({ open, onClose, parentSiteUrl }: WelcomeDialogProps) {
  const complete = useRef<HTMLAnchorElement>(null);
  const company = safeExternal(parentSiteUrl);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      initialFocus={complete}
      // Only its buttons and its icon close it: also not the focus that a page takes when its code arrives (WEL-2).
      closeOnClickAway={false}
      title={welcome.title}
      description={welcome.body}
      closeLabel={welcome.close}
      footer={
        <>
          {company && (
            <Button asChild variant="outline">
              <a href={company} target="_blank" rel="noopener noreferrer" onClick={onClose}>
                {welcome.visitCompany}
                <VisuallyHidden>{shell.newWindow}</VisuallyHidden>
              </a>
            </Button>
          )}
          <Button asChild>
            <RouterLink ref={complete} href={paths.teacherProfile()} onClick={onClose}>
              {welcome.completeProfile}
            </RouterLink>
          </Button>
        </>
      }
    >
      <chakra.div display="grid" gap="4" justifyItems="center">
        <Drawing name="welcome" />
        <chakra.div w="full" padding="4" borderRadius="md" bg="bg.subtle">
          <chakra.h3 textStyle="label" marginBlockEnd="2">
            {welcome.checklistTitle}
          </chakra.h3>
          <WelcomeChecklist />
        </chakra.div>
      </chakra.div>
    </Dialog>
  );
}
