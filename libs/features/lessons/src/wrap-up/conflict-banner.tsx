import { chakra } from '@chakra-ui/react/styled-system';
import type { LessonDiary } from '@portal/domain/lessons/lesson-diary';
import { useToast } from '@portal/portal-core/show-toast';
import { Banner } from '@portal/ui/banner';
import { Button } from '@portal/ui/button';
import { wrapUp as words } from '../wrap-up-messages.ts';
import type { DiaryKeeper } from './diary-keeper.ts';

interface Props {
  rival: LessonDiary | null;
  keeper: Pick<DiaryKeeper, 'keepMine' | 'takeTheirs'>;
}

/** Two have written the same diary: which one counts is asked, and nothing is overwritten before. */
export function ConflictBanner({ rival, keeper }: Props) {
  const toast = useToast();
  return (
    <chakra.div role="alert" _empty={{ position: 'absolute' }}>
      {rival && (
        <Banner
          tone="warning"
          title={words.conflict}
          action={
            <>
              <Button
                variant="outline"
                onClick={() => {
                  keeper.takeTheirs();
                  toast({ type: 'success', title: words.tookTheirs });
                }}
              >
                {words.takeTheirs}
              </Button>
              <Button variant="outline" onClick={keeper.keepMine}>
                {words.keepMine}
              </Button>
            </>
          }
        >
          {words.conflictBody}
        </Banner>
      )}
    </chakra.div>
  );
}
