import { useWithdrawFamilyMoveMutation } from '@portal/api/families/family-door.api';
import type { FamilyMove } from '@portal/domain/families/family-door';
import { Button } from '@portal/ui/button';
import { Refusal } from '../paper/refusal.tsx';
import { useOneAtATime } from '../paper/use-one-at-a-time.ts';
import { useReader } from '../reading/reader-context.ts';
import type { MoveNews } from './move-news.tsx';

interface WithdrawWishProps {
  move: FamilyMove;
  onNews: (news: MoveNews | null) => void;
}

/** Takes back what the family asked for itself, as long as the teacher has not answered. */
export function WithdrawWish({ move, onNews }: WithdrawWishProps) {
  const { words, link } = useReader();
  const [withdraw] = useWithdrawFamilyMoveMutation();
  const { run, isRunning, problem } = useOneAtATime();

  async function takeBack() {
    onNews(null);
    const refused = await run(async () => {
      await withdraw({ link, id: move.id }).unwrap();
      onNews({ kind: 'WITHDRAWN', move });
    });
    // The wish may be gone from the page, and these words with it.
    if (refused?.code) onNews({ kind: 'REFUSED', problem: refused });
  }

  return (
    <>
      <Button
        variant="outline"
        size="lg"
        loading={isRunning}
        loadingText={words.moves.withdrawing}
        onClick={() => void takeBack()}
      >
        {words.moves.withdraw}
      </Button>
      <Refusal problem={problem?.code ? null : problem} />
    </>
  );
}
