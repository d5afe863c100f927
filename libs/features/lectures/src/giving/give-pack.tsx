import { useState } from 'react';
import type { PackSummary, PackUse } from '@portal/domain/library/pack';
import { paths } from '@portal/domain/site/paths';
import { RouterLink } from '@portal/portal-core/router-link';
import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { giving as words, inside, packMenu } from '../packs-messages.ts';
import { GiveForm } from './give-form.tsx';
import { GivenPack } from './given-pack.tsx';
import type { OpenLesson } from './open-lessons.ts';

interface GivePackProps {
  pack: PackSummary;
  onClose: () => void;
}

/** Gives a pack to a lesson that is to come or runs; says before what that does, and after where it is (W11). */
export function GivePack({ pack, onClose }: GivePackProps) {
  const [given, setGiven] = useState<{ lesson: OpenLesson; use: PackUse } | null>(null);
  const isEmpty = inside.facts(pack) === '';
  return (
    <Dialog
      open
      title={given ? words.doneTitle : words.title}
      description={given ? undefined : pack.name}
      onClose={onClose}
      closeOnClickAway={false}
    >
      {given ? (
        <GivenPack {...given} onClose={onClose} />
      ) : isEmpty ? (
        <>
          <p>{words.empty}</p>
          <Button asChild variant="outline" mt="4">
            <RouterLink href={paths.lessonPack(pack.id)}>{packMenu.edit}</RouterLink>
          </Button>
        </>
      ) : (
        <GiveForm pack={pack} onGiven={(lesson, use) => setGiven({ lesson, use })} />
      )}
    </Dialog>
  );
}
